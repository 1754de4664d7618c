import type { BreakdownOutput } from '#functions/services/analyst/tool-schemas'
import type { ShownTask } from './prompt'
import type { Change } from './questions/effects'
import type { MovedTask } from './sizing/other-platform'
import { complexityOf } from './sizing/plan'
import { splitTask } from './sizing/ranges'

/**
 * Records what becomes of the shown tasks: a task with its component, name and role stays, with other hours or not; any
 * other one replaces those that it comes from, and cites their lines.
 */
export function recordTasks(
  tasks: readonly MovedTask[],
  { changed, removed }: Pick<Change, 'changed' | 'removed'>,
  shown: readonly ShownTask[],
): Pick<BreakdownOutput, 'changed' | 'removed' | 'added'> {
  const left = tasks.flatMap((task, place) => (removed.has(place) ? [] : [{ ...task, ...changed.get(place) }]))
  const stays = ({ of: [place = -1, ...others], component, name, role }: MovedTask) => {
    const same = others.length === 0 && shown[place]
    return same && same.component === component && same.name === name && same.role === role
  }
  const staying = left.filter(stays)
  const kept = new Set(staying.map(({ of: [place] }) => place))
  const replacing = left.filter((task) => !stays(task))
  return {
    changed: staying.flatMap(({ of: [place], optimistic, likely, pessimistic }) => {
      const { task, hours } = shown[place!]!
      const now = [optimistic, likely, pessimistic]
      return now.every((point, at) => point === hours[at]) ? [] : [{ task, optimistic, likely, pessimistic }]
    }),
    removed: shown.flatMap(({ task }, place) => (kept.has(place) ? [] : [task])),
    added: [...new Set(replacing.map(({ component }) => component))].map((name) => {
      const own = replacing.filter(({ component }) => component === name)
      return {
        name,
        description: '',
        complexity: complexityOf({ tasks: left.filter(({ component }) => component === name) }),
        tasks: own.flatMap(splitTask).map(({ component: _component, of, lines = [], ...task }) => ({
          ...task,
          sources: [...new Set([...of.flatMap((place) => shown[place]!.sources), ...lines.map(String)])],
          answers: [],
        })),
      }
    }),
  }
}

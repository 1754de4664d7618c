import type { Task } from '#contract/breakdown'
import { maxAnalystLengths, maxTaskSources } from '#contract/limits'
import { sum } from '#domain/hours/apportion'
import { expectedHours } from '#domain/hours/range'
import { selectChanged } from '#domain/revision/changed-lines'
import { type Layer, allComponents, changeLayer, changeTasks, keyOf, keysOf } from '#domain/revision/layers'
import type { Revisable } from '#domain/revision/returned-lines'
import { refOf, scopeKey } from '#domain/scope/scope'
import { shorten } from '#domain/text/text'
import { analyzeChanges } from './analyze'
import type { AnalystInput } from './read-chunks'

interface Input extends AnalystInput, Revisable {
  /** Keys of tasks that a person changed, which stay as they are. */
  edited?: ReadonlySet<string> | undefined
}

interface Losing {
  task: Task
  /** Lines that it still has. */
  left: (number | undefined)[]
}

/**
 * Has the analyst judge tasks again that lost some of their lines, by those that they still have: they get its name and
 * hours, but at most the share of their own that these lines are of all. Small tasks share a document's hours, and alone
 * each would seem larger. A task stays as it is where the analyst finds no such work in these lines, or names it alike.
 */
export async function judgeAgain(layers: Layer[], { edited, ...input }: Input): Promise<Layer[]> {
  const losing = findLosing(input, edited)
  if (losing.size === 0) return layers

  const own = [...losing.values()].flatMap(({ left }) => left.filter((id) => id !== undefined))
  const all = layers.flatMap(({ breakdown }) => breakdown.components)
  const others = changeTasks(all, (task, component) => (losing.has(keyOf(component, task)) ? null : task))
  const analysis = await analyzeChanges({
    ...input,
    ...selectChanged(input.lines, { added: own, changed: [] }),
    replaced: [],
    unchanged: {
      components: others,
      workType: layers[0]!.analysis.workType,
      questions: layers.flatMap((layer) => layer.analysis.questions),
    },
  })
  const known = new Set(keysOf(others))
  const found = analysis.components.flatMap(({ name, tasks }) => tasks.filter((task) => !known.has(keyOf(name, task))))
  const judged = new Map(
    [...losing].flatMap(([key, { task, left }]) => {
      const own = found.filter(({ role, sources }) => role === task.role && sources.every((id) => left.includes(id)))
      for (const one of own) found.splice(found.indexOf(one), 1)
      const name = shorten(own.map((one) => one.name).join('; '), maxAnalystLengths.task)
      if (name === '' || name === task.name) return []
      const hours = sum(own.map(expectedHours))
      return [[key, { name, share: Math.min(left.length / task.sources.length, hours / expectedHours(task)) }] as const]
    }),
  )
  return layers.map((layer) =>
    changeLayer(layer, (task, component) => {
      const { name, share } = judged.get(keyOf(component, task)) ?? { name: task.name, share: 1 }
      const [optimistic, likely, pessimistic] = [task.optimistic * share, task.likely * share, task.pessimistic * share]
      return { ...task, name, optimistic, likely, pessimistic }
    }),
  )
}

/**
 * Finds the tasks that lost a line and have others, by their keys. One with as many lines as a task can have may come from
 * more, so that the rest says too little about it, and so does a part of a large task.
 */
function findLosing({ layers, match }: Input, edited?: ReadonlySet<string>): Map<string, Losing> {
  const losing = new Map<string, Losing>()
  for (const { name, tasks } of layers.flatMap(allComponents))
    for (const task of tasks) {
      const key = keyOf(name, task)
      const { sources, answers } = task
      const left = sources.filter((id) => !match.removed.includes(id)).map((id) => match.kept.get(id))
      const isWhole = left.length === sources.length || left.length === 0 || left.includes(undefined)
      const isPart = key !== scopeKey(refOf({ name }, task))
      if (isWhole || isPart || answers || sources.length >= maxTaskSources || edited?.has(key)) continue
      losing.set(key, { task, left })
    }
  return losing
}

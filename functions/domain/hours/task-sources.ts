import type { Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { maxTaskSources } from '#contract/limits'
import { wordsOf } from '#domain/text/words'

/** True for a task that builds its lines. The design of a component cites all of them and builds none. */
export const builds = ({ role }: { role: string }): boolean => role !== 'UX/UI designer'

/** Minimum length of a word that relates a line to a task, and the part of it that is compared ("order", "ordering"). */
const word = { min: 4, compared: 5 }

/**
 * Returns a function that bounds the lines of a component's tasks to those that they come from most directly: the lines
 * that share the most words with the task, then those that the analyst named first. They are in ascending order.
 */
export function boundSources(lines: readonly Line[]) {
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  const known = new Map<number, string[]>()
  const stemsOf = (id: number): string[] => {
    const stems = known.get(id) ?? stemsIn(textOf.get(id) ?? '')
    known.set(id, stems)
    return stems
  }
  const best = ({ name, sources }: Task, component: string): number[] => {
    const wanted = new Set(stemsIn(`${name} ${component}`))
    return sources
      .map((id) => ({ id, score: stemsOf(id).filter((stem) => wanted.has(stem)).length }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, maxTaskSources)
      .map(({ id }) => id)
  }
  const bound = (task: Task, component: string) =>
    (task.sources.length > maxTaskSources ? best(task, component) : task.sources).toSorted((one, other) => one - other)
  return <T extends Task>(component: string, tasks: readonly T[]): T[] =>
    tasks.map((task) => (task.sources.length > 1 ? { ...task, sources: bound(task, component) } : task))
}

const stemsIn = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .split(' ')
      .filter(({ length }) => length >= word.min)
      .map((each) => each.slice(0, word.compared)),
  ),
]

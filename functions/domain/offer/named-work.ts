import type { EstimatedTask } from '#contract/estimation'
import { titleOf } from '#domain/hours/task-titles'
import { builtBy } from '#domain/scope/included-lines'
import { wordsOf } from '#domain/text/words'

/** Conjunctions and articles, which names of work may be without. */
export const fillers: ReadonlySet<string> = new Set(
  'and und et y e en the a an der die das den le la les el il de het'.split(' '),
)

/** Minimum words of a clause that names other work. A judgment, as two thirds of the words of a clause of that. */
const minWords = 3

/** Returns the words of each clause of the names of tasks. */
const clausesOf = (tasks: readonly { name: string }[], end: RegExp) =>
  tasks.flatMap(({ name }) =>
    name.split(end).map((clause) =>
      wordsOf(clause)
        .split(' ')
        .filter((word) => !fillers.has(word)),
    ),
  )

/**
 * Returns the works that build one of some lines, or of which a clause of some tasks names a task: “Monitor queues, and
 * generate operational reports” names “Generate operational and performance reports”.
 */
export function findParts<W extends { tasks: readonly Pick<EstimatedTask, 'name' | 'role' | 'sources'>[] }>(
  works: readonly W[],
  lines: readonly number[],
  tasks: readonly { name: string }[],
): W[] {
  const named = clausesOf(tasks, /[,;:.]| (?:and|und|et|y|e|en) /).filter(({ length }) => length >= minWords)
  const isNamed = (clause: readonly string[]) =>
    named.some((words) => 3 * words.length >= 2 * clause.length && words.every((word) => clause.includes(word)))
  const titles = tasks.map(titleOf)
  return works.filter(({ tasks: own }) => {
    const built = builtBy(own)
    // Another layer of the same task would read as the task.
    const isLayer = own.some((task) => titles.includes(titleOf(task)))
    return !isLayer && (lines.some((id) => built.has(id)) || clausesOf(own, /[,;:.]/).some(isNamed))
  })
}

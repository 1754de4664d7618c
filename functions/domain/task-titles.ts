/** Layer of some work, and number of a part of it: "Refunds: back end", "Import (1 of 2)". */
const partOfWork = /(?:: \p{Ll}[\p{Ll} -]{2,11})?(?: \(\d+ of \d+\))?$/u

/** Returns the name of a task without its part of the work: "Refunds" for "Refunds: screens". */
export const titleOf = ({ name }: { name: string }): string => name.replace(partOfWork, '')

/** Returns the name of the task that was split: "Import" for "Import (1 of 2)". */
export const wholeOf = ({ name }: { name: string }): string => name.replace(/ \(\d+ of \d+\)$/, '')

/**
 * Joins tasks that are layers or parts of the same work, which would repeat its name. `keyOf` returns the same for tasks
 * that can be joined.
 */
export function joinParts<T extends { name: string; hours: number }>(
  tasks: readonly T[],
  keyOf: (task: T) => unknown,
): T[] {
  const joined = new Map<string, T>()
  for (const task of tasks) {
    const title = titleOf(task)
    const key = JSON.stringify([title, keyOf(task)])
    const known = joined.get(key)
    joined.set(key, known ? { ...known, name: title, hours: known.hours + task.hours } : task)
  }
  return [...joined.values()]
}

/** Layer of some work, and number of a part of it: "Refunds: back end", "Import (1 of 2)". */
const partOfWork = /(?:: \p{Ll}[\p{Ll} -]{2,11})?(?: \(\d+ of \d+\))?$/u

/** Returns the name of a task without its part of the work: "Refunds" for "Refunds: screens". */
export const titleOf = ({ name }: { name: string }): string => name.replace(partOfWork, '')

/** Returns the name of the task that was split: "Import" for "Import (1 of 2)". */
const wholeOf = ({ name }: { name: string }): string => name.replace(/ \(\d+ of \d+\)$/, '')

/** Returns the same for layers and parts of the same work, which are decided on together, and another task itself. */
export const jointKeyOf = <T extends { name: string; sources: readonly number[] }>(task: T): T | string =>
  titleOf(task) === task.name ? task : JSON.stringify([titleOf(task), task.sources])

/** Names layers or parts of the same work: "Import: screens" for parts of its screens, "Import" for its layers. */
export function nameTogether(tasks: readonly { name: string }[]): string {
  const first = tasks[0]!
  const shared = [({ name }: typeof first) => name, wholeOf].find((of) => tasks.every((task) => of(task) === of(first)))
  return (shared ?? titleOf)(first)
}

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

import type { KnownTask } from '../catalogue/catalogue'

/** What the domain asks of a task: hours in order, at least half an hour, likely at most 14 (estimation.md §2). */
export const limits = { least: 0.5, most: 14, widest: 8 }

/** Expected hours of three points (PERT, estimation.md §3). */
export const expected = ({
  optimistic,
  likely,
  pessimistic,
}: Pick<KnownTask, 'optimistic' | 'likely' | 'pessimistic'>) => (optimistic + 4 * likely + pessimistic) / 6

const rounded = (hours: number) => Math.round(hours * 100) / 100

/** A task within the limits: larger ones in equal parts. */
export function split<T extends KnownTask>(task: T): T[] {
  const count = Math.max(1, Math.ceil(task.likely / limits.most - 1e-9))
  return Array.from({ length: count }, (_, index) => ({
    ...task,
    name: count === 1 ? task.name : `${task.name} (${index + 1} of ${count})`,
    ...inOrder(task.optimistic / count, task.likely / count, task.pessimistic / count),
  }))
}

function inOrder(low: number, middle: number, high: number) {
  const optimistic = Math.max(limits.least, rounded(low))
  const likely = Math.max(optimistic, rounded(middle))
  const pessimistic = Math.min(Math.max(likely, rounded(high)), optimistic * limits.widest)
  return { optimistic, likely, pessimistic: Math.max(likely, pessimistic) }
}

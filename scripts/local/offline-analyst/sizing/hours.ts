import { taskHours } from '#domain/breakdown'
import type { KnownTask } from '../catalogue/catalogue'

/** No task is so much wider than its optimistic hours. */
const widest = 8

const rounded = (hours: number) => Math.round(hours * 100) / 100

/** A task within the limits: larger ones in equal parts. */
export function split<T extends KnownTask>(task: T): T[] {
  const count = Math.max(1, Math.ceil(task.likely / taskHours.max - 1e-9))
  return Array.from({ length: count }, (_, index) => ({
    ...task,
    name: count === 1 ? task.name : `${task.name} (${index + 1} of ${count})`,
    ...inOrder(task.optimistic / count, task.likely / count, task.pessimistic / count),
  }))
}

function inOrder(low: number, middle: number, high: number) {
  const optimistic = Math.max(taskHours.min, rounded(low))
  const likely = Math.max(optimistic, rounded(middle))
  const pessimistic = Math.min(Math.max(likely, rounded(high)), optimistic * widest)
  return { optimistic, likely, pessimistic: Math.max(likely, pessimistic) }
}

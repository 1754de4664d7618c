import { taskHours } from '#domain/hours/breakdown'
import { expectedHours } from '#domain/hours/range'

export interface Hours {
  optimistic: number
  likely: number
  pessimistic: number
}

/** Three points as shares of the expected hours, for recognized work and for work sized by structure. */
const ranges = {
  known: { optimistic: 0.48, likely: 0.9, pessimistic: 1.92 },
  structure: { optimistic: 0.4, likely: 0.86, pessimistic: 2.16 },
}

const rounded = (hours: number) => Math.round(hours * 100) / 100

/** Returns three points with these expected hours. */
export function rangeOf(expected: number, kind: keyof typeof ranges): Hours {
  const { optimistic, likely, pessimistic } = ranges[kind]
  const low = Math.max(taskHours.min, rounded(expected * optimistic))
  const middle = Math.max(low, rounded(expected * likely))
  return { optimistic: low, likely: middle, pessimistic: Math.max(middle, rounded(expected * pessimistic)) }
}

/** Returns the task with `hours` added to its expected hours. */
export function addHours<T extends Hours>(task: T, hours: number): T {
  const factor = 1 + hours / expectedHours(task)
  return {
    ...task,
    optimistic: rounded(task.optimistic * factor),
    likely: rounded(task.likely * factor),
    pessimistic: rounded(task.pessimistic * factor),
  }
}

/** Splits a task that exceeds the maximum hours into equal parts. */
export function splitTask<T extends Hours & { name: string }>(task: T): T[] {
  const count = Math.max(1, Math.ceil(task.likely / taskHours.max - 1e-9))
  if (count === 1) return [task]
  return Array.from({ length: count }, (_, index) => ({
    ...task,
    name: `${task.name} (${index + 1} of ${count})`,
    optimistic: rounded(task.optimistic / count),
    likely: rounded(task.likely / count),
    pessimistic: rounded(task.pessimistic / count),
  }))
}

import type { Task } from '#contract/breakdown'
import { number } from '#domain/format'
import { expectedHours } from '#domain/range'
import { roundHours } from '#domain/task-hours'

/** Formats the expected hours of a task as people speak: `6.5 h`, `26 h`. */
export const spokenHours = (task: Pick<Task, 'optimistic' | 'likely' | 'pessimistic'>) =>
  `${number(roundHours(expectedHours(task)))} h`

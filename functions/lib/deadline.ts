import { AsyncLocalStorage } from 'node:async_hooks'
import { TooSlow } from './refusal'

/** Deadline of each concurrent call. Exported for tests, which load this module many times in one process. */
export const deadlines = new AsyncLocalStorage<Date>()

/**
 * Runs the work of a call. Throws `TooSlow` at the deadline, after which every request of the work to AWS fails: Lambda
 * freezes it after the response and may thaw it minutes later, when its data are out of date.
 */
export async function runUntil<T>(deadline: Date, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), deadline.getTime() - Date.now())
  })
  return Promise.race([deadlines.run(deadline, work), timeout]).finally(() => clearTimeout(timer))
}

/** Throws `TooSlow` after the deadline of the current call. Jobs have none. Invoked before every request to AWS. */
export function assertInTime(): void {
  const deadline = deadlines.getStore()
  if (deadline && Date.now() >= deadline.getTime()) throw new TooSlow()
}

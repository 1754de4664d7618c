import { AsyncLocalStorage } from 'node:async_hooks'
import { TooSlow } from './refusal'

const deadlines = new AsyncLocalStorage<Date>()

/**
 * Runs the work of one call. Throws `TooSlow` at the deadline, and from then on everything that the work tries to send
 * fails: Lambda freezes it with the response, and it may thaw minutes later, when others have gone on.
 */
export async function runUntil<T>(deadline: Date, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), deadline.getTime() - Date.now())
  })
  return Promise.race([deadlines.run(deadline, work), over]).finally(() => clearTimeout(timer))
}

/** Throws `TooSlow` past the deadline of the call that runs; a job has none. Guards every request to AWS. */
export function assertInTime(): void {
  const deadline = deadlines.getStore()
  if (deadline && Date.now() >= deadline.getTime()) throw new TooSlow()
}

import { setTimeout as wait } from 'node:timers/promises'
import { tooBusy } from '#contract/failures'
import { busyRetryAfter, refuse } from './refusal'

/** Waits a random time before the next attempt, so that those who collided do not collide again. Its maximum doubles. */
export const backOff = (attempt: number, firstMs = 20): Promise<void> =>
  wait(Math.random() * Math.min(50, 2 ** (attempt - 1)) * firstMs)

/** Repeats a change until it does not return false, because another write was faster. Throws 503 if one always is. */
export async function retryChange<Done>(change: () => Promise<Done | false>, maxAttempts = 5): Promise<Done> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const done = await change()
    if (done !== false) return done
    await backOff(attempt)
  }
  throw refuse.busy(tooBusy, { retryAfter: busyRetryAfter })
}

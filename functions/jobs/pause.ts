import { setTimeout as wait } from 'node:timers/promises'
import { type WaitingPlace, releaseWaitingPlace, takeWaitingPlace } from '#functions/data/waiting-places'
import { describeError, log } from '#functions/lib/log'

/** Seconds between the requests of a call that must not wait. */
export const pollAfter = 3

/** Waits for some milliseconds. Returns false immediately if too many calls of the user already wait. */
export type Pause = (ms: number) => Promise<boolean>

/** Runs a call that may have to wait. It holds one of the user's places from its first pause to its end. */
export async function withPause<T>(
  userId: string,
  deadline: Date,
  operation: (pause: Pause) => Promise<T>,
): Promise<T> {
  const held: { place?: WaitingPlace | null } = {}
  try {
    return await operation(async (ms) => {
      held.place ??= await takeWaitingPlace(userId, deadline, new Date())
      if (held.place) await wait(ms)
      return held.place !== null
    })
  } finally {
    // If this fails, the place is free at the deadline.
    if (held.place) {
      await releaseWaitingPlace(held.place).catch((error: unknown) => {
        log.error('waiting place not released', describeError(error))
      })
    }
  }
}

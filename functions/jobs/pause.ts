import { setTimeout as wait } from 'node:timers/promises'
import { type WaitingPlace, releaseWaitingPlace, takeWaitingPlace } from '#functions/data/waiting-places'
import { describeError, log } from '#functions/lib/log'

/** Seconds between the requests of a call that must not wait. */
export const pollAfter = 3

/** Waits for some milliseconds. Returns false immediately if the call must not: enough calls of its user wait. */
export type Pause = (ms: number) => Promise<boolean>

/** Runs a call that may have to wait. From its first pause to its end it has one of the user's places. */
export async function withPause<T>(userId: string, deadline: Date, act: (pause: Pause) => Promise<T>): Promise<T> {
  const held: { place?: WaitingPlace | null } = {}
  try {
    return await act(async (ms) => {
      held.place ??= await takeWaitingPlace(userId, deadline, new Date())
      if (held.place) await wait(ms)
      return held.place !== null
    })
  } finally {
    // Without it, the place is free at the deadline.
    if (held.place) {
      await releaseWaitingPlace(held.place).catch((error: unknown) => {
        log.error('waiting place not released', describeError(error))
      })
    }
  }
}

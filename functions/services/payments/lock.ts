import { setTimeout as wait } from 'node:timers/promises'
import { accountLeaving } from '#contract/account'
import { subscriptionRefusals } from '#contract/subscription'
import { findSubscriber, releasePaymentLock, takePaymentLock } from '#functions/data/subscribers'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

/** How often the next in line asks whether the one before is done, in milliseconds, and for how long. */
const asking = { every: 500, times: 12 }

/**
 * Runs `act` while nothing else is changed at Stripe for the user. Throws a 409 sentence where that takes too long, and
 * where the account is gone.
 */
export async function withPaymentLock<T>(userId: string, act: () => Promise<T>): Promise<T> {
  const token = newId(new Date())
  for (let asked = 0; !(await takePaymentLock(userId, token, new Date())); asked++) {
    if (asked === asking.times) throw refuse.conflict(subscriptionRefusals.inProgress)
    if (!(await findSubscriber(userId))) throw refuse.conflict(accountLeaving)
    await wait(asking.every)
  }
  try {
    return await act()
  } finally {
    await releasePaymentLock(userId, token)
  }
}

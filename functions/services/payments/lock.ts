import { accountBeingDeleted } from '#contract/account'
import { subscriptionRefusals } from '#contract/subscription'
import { type PaymentLock, findSubscriber, releasePaymentLock, takePaymentLock } from '#functions/data/subscribers'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { backOff } from '#functions/lib/retry'

/** Attempts to take a lock that is held: about six seconds. */
const maxAttempts = 18

/**
 * Runs `act` while no one else changes anything at Stripe for the user. Throws 409 if the lock is not free in time, or
 * if the account is gone.
 */
export async function withPaymentLock<T>(userId: string, act: (lock: PaymentLock) => Promise<T>): Promise<T> {
  const lock = await takeLock(userId)
  try {
    return await act(lock)
  } finally {
    await releasePaymentLock(lock)
  }
}

async function takeLock(userId: string): Promise<PaymentLock> {
  const token = newId(new Date())
  for (let attempt = 1; ; attempt++) {
    const lock = await takePaymentLock(userId, token, new Date())
    if (lock) return lock
    if (attempt === maxAttempts) throw refuse.conflict(subscriptionRefusals.inProgress)
    if (!(await findSubscriber(userId))) throw refuse.conflict(accountBeingDeleted)
    await backOff(attempt)
  }
}

/** Throws 409 if a write failed because another process holds the lock now. */
export function assertWritten(written: boolean): void {
  if (!written) throw refuse.conflict(subscriptionRefusals.inProgress)
}

import { setTimeout as wait } from 'node:timers/promises'
import { accountBeingDeleted } from '#contract/account'
import { subscriptionRefusals } from '#contract/subscription'
import { type PaymentLock, findSubscriber, releasePaymentLock, takePaymentLock } from '#functions/data/subscribers'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

/** Attempts to take a lock that is held, and the interval between them. */
const lockRetries = { attempts: 12, intervalMs: 500 }

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
  for (let attempt = 0; ; attempt++) {
    const lock = await takePaymentLock(userId, token, new Date())
    if (lock) return lock
    if (attempt === lockRetries.attempts) throw refuse.conflict(subscriptionRefusals.inProgress)
    if (!(await findSubscriber(userId))) throw refuse.conflict(accountBeingDeleted)
    await wait(lockRetries.intervalMs)
  }
}

/** Throws 409 if a write failed because another process holds the lock now. */
export function assertWritten(written: boolean): void {
  if (!written) throw refuse.conflict(subscriptionRefusals.inProgress)
}

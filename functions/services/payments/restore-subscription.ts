import type { Stripe } from 'stripe'
import { type PaymentLock, type Untouched, dropUntouched, storeUntouched } from '#functions/data/subscribers'
import { stripeTimeOf } from './confirmation'
import { assertWritten } from './lock'
import { idOf, itemOf } from './subscriptions'

/** Stores the card and the scheduled cancellation of a subscription before a change to this price overwrites them. */
export async function storeBeforeChange(
  lock: PaymentLock,
  before: Stripe.Subscription,
  priceId: string,
): Promise<Untouched> {
  const untouched: Untouched = {
    subscriptionId: before.id,
    priceId,
    card: idOf(before.default_payment_method),
    cancelAt: before.cancel_at,
    cancelsAtPeriodEnd: before.cancel_at_period_end,
    isRestored: false,
  }
  assertWritten(await storeUntouched(lock, untouched))
  return untouched
}

/**
 * Restores the stored card and cancellation if the change was not paid. If it was paid, lifts the cancellation again,
 * which may have been restored while the payment was pending. Idempotent, and safe after a crash at any point of the
 * change.
 */
export async function settle(
  stripe: Stripe,
  lock: PaymentLock,
  untouched: Untouched,
  subscription: Stripe.Response<Stripe.Subscription>,
): Promise<void> {
  const isPaid = itemOf(subscription).price.id === untouched.priceId
  const isOver = isPaid || subscription.pending_update === null || subscription.ended_at !== null
  if (subscription.ended_at === null) {
    const change = isPaid
      ? liftCancellation(subscription)
      : untouched.isRestored
        ? {}
        : buildRestore(untouched, subscription)
    if (Object.keys(change).length > 0) await stripe.subscriptions.update(subscription.id, change)
  }
  if (isOver) await dropUntouched(lock)
  // From now on the user controls the card and the cancellation again.
  else if (!untouched.isRestored) assertWritten(await storeUntouched(lock, { ...untouched, isRestored: true }))
}

/** Settles an earlier change according to its subscription's state. */
export async function settleEarlier(stripe: Stripe, lock: PaymentLock, untouched: Untouched): Promise<void> {
  await settle(stripe, lock, untouched, await stripe.subscriptions.retrieve(untouched.subscriptionId))
}

/** Returns the update that lifts a scheduled cancellation, in either form. */
export function liftCancellation(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  if (subscription.cancel_at_period_end) return { cancel_at_period_end: false }
  return subscription.cancel_at === null ? {} : { cancel_at: '' }
}

function buildRestore(
  { card, cancelAt, cancelsAtPeriodEnd }: Untouched,
  now: Stripe.Response<Stripe.Subscription>,
): Stripe.SubscriptionUpdateParams {
  // The next renewal must not be charged to a card that could not pay.
  const change: Stripe.SubscriptionUpdateParams =
    card && idOf(now.default_payment_method) !== card ? { default_payment_method: card } : {}
  if (now.cancel_at !== null || now.cancel_at_period_end) return change
  // Stripe rejects dates in the past.
  if (cancelsAtPeriodEnd || (cancelAt !== null && cancelAt <= stripeTimeOf(now)))
    return { ...change, cancel_at_period_end: true }
  return cancelAt === null ? change : { ...change, cancel_at: cancelAt }
}

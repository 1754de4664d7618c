import { subscriptionRefusals } from '#contract/subscription'
import {
  type PendingChange,
  type Subscriber,
  dropPendingChange,
  findSubscriber,
  userOfCustomer,
  writePlan,
} from '#functions/data/subscribers'
import { log } from '#functions/lib/log'
import { refuse, soon } from '#functions/lib/refusal'
import { applyChange } from './change'
import { askStripe } from './client'
import { withPaymentLock } from './lock'
import { isLive, liveOne, planOf, subscriptionsOf } from './subscriptions'

/**
 * Reads the truth from Stripe and writes the user's tier, dates and state; first applies a change of plan that the user
 * has confirmed. Safe at any time, in any order and any number of times. Customers that we do not know are left alone.
 * Throws a 503 sentence where Stripe does not answer; what could be written was written then.
 */
export async function syncSubscription(customerId: string): Promise<void> {
  const userId = await userOfCustomer(customerId)
  if (!userId) return
  try {
    await applyConfirmedChange(userId, customerId)
  } finally {
    await writeTruth(userId, customerId)
  }
}

async function applyConfirmedChange(userId: string, customerId: string): Promise<void> {
  const change = (await subscriberOf(userId, customerId))?.pendingChange
  if (!change || !(await isConfirmed(change))) return
  await withPaymentLock(userId, async () => {
    const subscriber = await subscriberOf(userId, customerId)
    // Another sync may have applied it, or another change have taken its place.
    if (subscriber?.pendingChange?.setupIntentId !== change.setupIntentId) return
    await askStripe((stripe) => applyChange(stripe, subscriber, change))
    // Redelivered later, the same confirmation must not bring this plan back.
    await dropPendingChange(userId, change)
  })
}

async function subscriberOf(userId: string, customerId: string): Promise<Subscriber | null> {
  const subscriber = await findSubscriber(userId)
  return subscriber?.customerId === customerId && !subscriber.leavingAt ? subscriber : null
}

async function isConfirmed({ setupIntentId }: PendingChange): Promise<boolean> {
  const { status } = await askStripe((stripe) => stripe.setupIntents.retrieve(setupIntentId))
  return status === 'succeeded'
}

/** Each time that another sync was faster, Stripe is read again. Of any number at once, one always gets on. */
const tries = 20

async function writeTruth(userId: string, customerId: string): Promise<void> {
  for (let tried = 0; tried < tries; tried++) {
    const subscriber = await subscriberOf(userId, customerId)
    if (!subscriber || subscriber.subscriptionTier === 'custom') return

    const subscriptions = (await askStripe((stripe) => subscriptionsOf(stripe, customerId))) ?? []
    if (subscriptions.filter(isLive).length > 1) log.error('two live subscriptions', { customerId })
    const live = liveOne(subscriptions)
    if (await writePlan(subscriber, live ? planOf(live) : { tier: 'free', subscription: null })) return
  }
  throw refuse.busy(subscriptionRefusals.unreachable, { retryAfter: soon })
}

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
import { logEvents } from '#functions/lib/log-events'
import { refuse, busyRetryAfter } from '#functions/lib/refusal'
import { applyChange } from './change'
import { askStripe } from './client'
import { withPaymentLock } from './lock'
import { tierOf } from './prices'
import { isLive, liveOne, planOf, subscriptionsOf } from './subscriptions'
import { settleEarlier } from './untouched'

/**
 * Reads a customer's plan from Stripe and writes the user's tier, dates and state; first applies a change of plan that
 * the user has confirmed, and settles one that was not paid. Safe at any time, in any order and any number of times.
 * Customers that we do not know are left alone. Throws 503 if Stripe does not respond; what could be written was written
 * then.
 */
export async function syncSubscription(customerId: string, now: Date): Promise<void> {
  const userId = await userOfCustomer(customerId)
  if (!userId) return
  try {
    await finishChanges(userId, customerId, now)
  } finally {
    await writeTruth(userId, customerId)
  }
}

async function finishChanges(userId: string, customerId: string, now: Date): Promise<void> {
  const { pendingChange = null, untouched = null } = (await subscriberOf(userId, customerId)) ?? {}
  const change = pendingChange && (await isConfirmed(pendingChange)) ? pendingChange : null
  if (!change && !untouched) return
  await withPaymentLock(userId, async (lock) => {
    const subscriber = await subscriberOf(userId, customerId)
    if (!subscriber) return
    const { untouched: earlier } = subscriber
    if (earlier) await askStripe((stripe) => settleEarlier(stripe, lock, earlier), lock)
    // Another sync may have applied it, or another change have taken its place.
    if (!change || subscriber.pendingChange?.setupIntentId !== change.setupIntentId) return
    const isMade = await askStripe((stripe) => applyChange({ stripe, lock, subscriber, change, now }), lock)
    // Redelivered later, the same confirmation must not bring this plan back.
    await dropPendingChange(lock, change, { isMade })
  })
}

async function subscriberOf(userId: string, customerId: string): Promise<Subscriber | null> {
  const subscriber = await findSubscriber(userId)
  return subscriber?.customerId === customerId && !subscriber.deletionStartedAt ? subscriber : null
}

async function isConfirmed({ setupIntentId }: PendingChange): Promise<boolean> {
  const { status } = await askStripe((stripe) => stripe.setupIntents.retrieve(setupIntentId))
  return status === 'succeeded'
}

/** Each time that another sync was faster, Stripe is read again. Of any number at once, one always gets on. */
const maxTries = 20

async function writeTruth(userId: string, customerId: string): Promise<void> {
  for (let tried = 0; tried < maxTries; tried++) {
    const subscriber = await subscriberOf(userId, customerId)
    if (!subscriber || subscriber.subscriptionTier === 'custom') return

    const subscriptions = await askStripe((stripe) => subscriptionsOf(stripe, customerId))
    if (subscriptions.filter(isLive).length > 1) log.error(logEvents.twoSubscriptions, { customerId })
    if (await writePlan(subscriber, planFor(subscriber, liveOne(subscriptions)))) return
  }
  throw refuse.busy(subscriptionRefusals.unreachable, { retryAfter: busyRetryAfter })
}

function planFor({ pendingChange }: Subscriber, live: ReturnType<typeof liveOne>) {
  if (!live) return { tier: 'free', subscription: null } as const
  const plan = planOf(live)
  // While its credit is given, the lower plan's limit holds already.
  const tier = pendingChange?.isLowering ? tierOf(pendingChange.priceId) : null
  return tier ? { ...plan, tier } : plan
}

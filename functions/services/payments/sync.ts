import { subscriptionRefusals } from '#contract/subscription'
import {
  type PendingChange,
  type Subscriber,
  dropPendingChange,
  findSubscriber,
  findUserOfCustomer,
  writePlan,
} from '#functions/data/subscribers'
import { log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { refuse, busyRetryAfter } from '#functions/lib/refusal'
import { backOff } from '#functions/lib/retry'
import { applyChange } from './change'
import { askStripe } from './client'
import { withPaymentLock } from './lock'
import { tierOf } from './prices'
import { isLive, findLive, planOf, subscriptionsOf } from './subscriptions'
import { settleEarlier } from './restore-subscription'

/**
 * Reads a customer's plan from Stripe and writes the user's tier, dates and state. First applies a change of plan that
 * the user has confirmed, and settles one that was not paid. Safe to run at any time, in any order and any number of
 * times. Ignores unknown customers. Throws 503 if Stripe does not respond, after writing as much as possible.
 */
export async function syncSubscription(customerId: string, now: Date): Promise<void> {
  const userId = await findUserOfCustomer(customerId)
  if (!userId) return
  try {
    await finishChanges(userId, customerId, now)
  } finally {
    await writePlanFromStripe(userId, customerId, now)
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
    // Another sync may have applied it, or another change may have replaced it.
    if (!change || subscriber.pendingChange?.setupIntentId !== change.setupIntentId) return
    const isMade = await askStripe((stripe) => applyChange({ stripe, lock, subscriber, change, now }), lock)
    // If the confirmation is delivered again later, it must not bring this plan back.
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

/** If another sync was faster, Stripe is read again. Of any number of concurrent syncs, one always succeeds. */
const maxAttempts = 20

async function writePlanFromStripe(userId: string, customerId: string, now: Date): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const subscriber = await subscriberOf(userId, customerId)
    if (!subscriber || subscriber.subscriptionTier === 'custom') return

    const subscriptions = await askStripe((stripe) => subscriptionsOf(stripe, customerId))
    if (subscriptions.filter(isLive).length > 1) log.error(logEvents.twoSubscriptions, { customerId })
    if (await writePlan(subscriber, planFor(subscriber, findLive(subscriptions)), now)) return
    await backOff(attempt)
  }
  throw refuse.busy(subscriptionRefusals.unreachable, { retryAfter: busyRetryAfter })
}

function planFor({ pendingChange }: Subscriber, live: ReturnType<typeof findLive>) {
  if (!live) return { tier: 'free', subscription: null } as const
  const plan = planOf(live)
  // The lower plan's limit applies as soon as its credit is being given.
  const tier = pendingChange?.isLowering ? tierOf(pendingChange.priceId) : null
  return tier ? { ...plan, tier } : plan
}

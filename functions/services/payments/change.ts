import { Stripe } from 'stripe'
import type { PendingChange, Subscriber } from '#functions/data/subscribers'
import { described, log } from '#functions/lib/log'
import { makeOnce } from './attempts'
import { itemOf, liveOne, newSubscription, subscriptionsOf } from './subscriptions'

/**
 * Changes the plan as the user has confirmed: the price now, the difference charged at once, paid or not at all. A
 * change that has lost its ground (another period, a subscription that ended) is left out. Safe to repeat.
 */
export async function applyChange(stripe: Stripe, subscriber: Subscriber, change: PendingChange): Promise<void> {
  const card = idOf((await stripe.setupIntents.retrieve(change.setupIntentId)).payment_method)
  try {
    if (change.subscriptionId === null) await beginByCredit(stripe, subscriber, change, card)
    else await changePrice(stripe, subscriber, change.subscriptionId, change, card)
  } catch (error) {
    // What Stripe refuses once it refuses always. A key in use is a try that still runs.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === 409) throw error
    log.error('change refused', described(error))
  }
}

/** A new subscription that credit pays for. */
async function beginByCredit(
  stripe: Stripe,
  subscriber: Subscriber,
  { setupIntentId, priceId }: PendingChange,
  card: string,
) {
  const customer = subscriber.customerId!
  const subscriptions = await subscriptionsOf(stripe, customer)
  if (!subscriptions || liveOne(subscriptions)) return
  const { id } = await makeOnce(subscriber, `change:${setupIntentId}`, (options) =>
    stripe.subscriptions.create(
      { ...newSubscription(subscriber.id, customer, priceId), default_payment_method: card },
      options,
    ),
  )
  log.info('plan begun by credit', { subscriptionId: id })
}

async function changePrice(
  stripe: Stripe,
  subscriber: Subscriber,
  subscriptionId: string,
  { setupIntentId, priceId, prorationDate }: PendingChange,
  card: string,
) {
  const before = await stripe.subscriptions.retrieve(subscriptionId)
  const item = itemOf(before)
  const isInForce = before.status === 'active' || before.status === 'trialing'
  if (!isInForce || item.price.id === priceId) return
  // The amount that was shown belongs to a period that is over.
  if (prorationDate < item.current_period_start) return

  // What a pending update may not carry goes first, by itself.
  await stripe.subscriptions.update(subscriptionId, {
    default_payment_method: card,
    ...(before.cancel_at_period_end ? { cancel_at_period_end: false } : before.cancel_at !== null && { cancel_at: '' }),
  })
  const after = await makeOnce(subscriber, `change:${setupIntentId}`, (options) =>
    stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price: priceId }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        proration_date: prorationDate,
      },
      options,
    ),
  )
  log.info('plan changed', { subscriptionId, unpaid: after.pending_update !== null })

  // The card that could not pay must not be asked for the next renewal.
  const usual = idOf(before.default_payment_method)
  if (after.pending_update && usual) {
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: usual })
  }
}

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '')

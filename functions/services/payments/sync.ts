import type { Stripe } from 'stripe'
import {
  type PendingChange,
  dropPendingChange,
  findSubscriber,
  startSync,
  userOfCustomer,
  writePlan,
} from '#functions/data/subscribers'
import { log } from '#functions/lib/log'
import { askStripe } from './client'
import { itemOf, liveOne, planOf, subscriptionsOf } from './subscriptions'

/**
 * Reads the truth from Stripe and writes the user's tier, dates and state; first applies a change of plan that the user
 * has confirmed. Safe at any time, in any order and any number of times. Customers that we do not know are left alone.
 */
export async function syncSubscription(customerId: string): Promise<void> {
  const userId = await userOfCustomer(customerId)
  const subscriber = userId && (await findSubscriber(userId))
  if (!subscriber || subscriber.customerId !== customerId) return

  if (subscriber.pendingChange) await applyChange(subscriber.id, subscriber.pendingChange)

  const sync = await startSync(subscriber.id)
  const subscriptions = await askStripe((stripe) => subscriptionsOf(stripe, customerId))
  const live = liveOne(subscriptions)
  await writePlan(subscriber.id, sync, live ? planOf(live) : { tier: 'free', subscription: null })
}

/** Changes the plan as the user has confirmed: the price now, the difference charged at once, paid or not at all. */
async function applyChange(userId: string, change: PendingChange): Promise<void> {
  const { setupIntentId, subscriptionId, priceId, prorationDate } = change
  await askStripe(async (stripe) => {
    const setup = await stripe.setupIntents.retrieve(setupIntentId)
    if (setup.status !== 'succeeded') return

    const subscription = await stripe.subscriptions.retrieve(subscriptionId)
    const item = itemOf(subscription)
    if (liveOne([subscription]) && item.price.id !== priceId) {
      // What a pending update may not carry goes first, by itself.
      await stripe.subscriptions.update(subscriptionId, {
        default_payment_method: idOf(setup.payment_method),
        ...(cancelsLater(subscription) && { cancel_at: '' }),
      })
      await stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: item.id, price: priceId }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          proration_date: prorationDate,
        },
        { idempotencyKey: `change:${setupIntentId}` },
      )
      log.info('plan changed', { subscriptionId })
    }
    // Redelivered later, the same confirmation must not bring this plan back.
    await dropPendingChange(userId, change)
  })
}

const cancelsLater = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription) =>
  cancel_at !== null || cancel_at_period_end

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '')

import { Stripe } from 'stripe'
import type { SubscriptionState } from '#contract/user'
import { tierOf } from './prices'

/**
 * All of a customer's subscriptions, newest first, each with the secret of its latest invoice; null for a customer that
 * Stripe does not have.
 */
export async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[] | null> {
  try {
    // Lists are read-after-write consistent, searches are not.
    return await stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice.confirmation_secret'] })
      .autoPagingToArray({ limit: 1_000 })
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (isMissing) return null
    throw error
  }
}

/** A subscription that is nothing until its first payment. */
export const newSubscription = (userId: string, customer: string, price: string): Stripe.SubscriptionCreateParams => ({
  customer,
  items: [{ price }],
  payment_behavior: 'default_incomplete',
  // Renewals are charged to the card of the first payment.
  payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
  billing_mode: { type: 'flexible' },
  metadata: { userId },
})

/** States in which a plan is in force. Being newest does not make one so: an abandoned attempt is newer. */
const liveStates = new Set<Stripe.Subscription.Status>(['active', 'trialing', 'past_due'])

export const isLive = ({ status }: Stripe.Subscription) => liveStates.has(status)

/** The subscription that is in force: of two, which should not be, the one that buys more. */
export function liveOne(subscriptions: Stripe.Subscription[]): Stripe.Subscription | undefined {
  return subscriptions
    .filter(isLive)
    .toSorted((a, b) => (itemOf(b).price.unit_amount ?? 0) - (itemOf(a).price.unit_amount ?? 0))[0]
}

/** The one item of a subscription; our subscriptions have no other. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no item`)
  return item
}

/** The latest invoice where it is open. It must have been expanded. */
export function openInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return invoice && typeof invoice !== 'string' && invoice.status === 'open' ? invoice : null
}

/** The secret to pay an open invoice with, and what is due; null where there is nothing to pay. */
export function openPayment(subscription: Stripe.Subscription) {
  const invoice = openInvoice(subscription)
  const clientSecret = invoice?.confirmation_secret?.client_secret
  return invoice && clientSecret ? { clientSecret, amountDue: invoice.amount_due, currency: invoice.currency } : null
}

/** The tier and the dates of a subscription in force. Throws where its price is not ours: then someone must look. */
export function planOf(subscription: Stripe.Subscription) {
  const item = itemOf(subscription)
  const tier = tierOf(item.price.id)
  if (!tier) throw new Error(`The subscription ${subscription.id} has a price that is not configured`)

  const { cancel_at: cancelAt, cancel_at_period_end: cancelsAtEnd } = subscription
  const end = cancelAt ?? (cancelsAtEnd ? item.current_period_end : null)
  const state: SubscriptionState = {
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    renewsAt: end === null ? isoOf(item.current_period_end) : null,
    endsAt: end === null ? null : isoOf(end),
    changeUnpaid: subscription.pending_update !== null,
  }
  return { tier, subscription: state }
}

const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

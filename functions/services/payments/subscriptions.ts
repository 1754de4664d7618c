import type { Stripe } from 'stripe'
import type { SavedCard } from '#contract/subscription'
import type { SubscriptionState } from '#contract/user'
import { isMissingCustomer } from './client'
import { tierOf } from './prices'

/**
 * Returns all subscriptions of a customer, newest first, each with its card and the secret of its latest invoice. Throws
 * `resource_missing` for a customer that Stripe does not have (`isMissingCustomer`).
 */
export const listSubscriptions = (stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> =>
  // Lists are read-after-write consistent, searches are not.
  stripe.subscriptions
    .list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice.confirmation_secret', 'data.default_payment_method'],
    })
    .autoPagingToArray({ limit: 1_000 })

/** Like `listSubscriptions`, but returns an empty list for a customer that is missing or deleted at Stripe. */
export async function subscriptionsOf(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    return await listSubscriptions(stripe, customer)
  } catch (error) {
    if (isMissingCustomer(error)) return []
    throw error
  }
}

/** Parameters of a subscription that is incomplete until its first payment. */
export const newSubscription = (userId: string, customer: string, price: string): Stripe.SubscriptionCreateParams => ({
  customer,
  items: [{ price }],
  payment_behavior: 'default_incomplete',
  // Renewals are charged to the card of the first payment.
  payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
  billing_mode: { type: 'flexible' },
  metadata: { userId },
})

/** States in which a plan is in force. The newest subscription may be an abandoned attempt. */
const liveStates = new Set<Stripe.Subscription.Status>(['active', 'trialing', 'past_due'])

export const isLive = ({ status }: Stripe.Subscription) => liveStates.has(status)

/** Returns the subscription in force. If there are two by mistake, returns the one with the higher tier. */
export function findLive(subscriptions: Stripe.Subscription[]): Stripe.Subscription | undefined {
  return subscriptions
    .filter(isLive)
    .toSorted((a, b) => (itemOf(b).price.unit_amount ?? 0) - (itemOf(a).price.unit_amount ?? 0))[0]
}

/** Returns a subscription's item. Our subscriptions have exactly one. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no item`)
  return item
}

/**
 * Returns the card of the first of these subscriptions whose card has neither expired nor been removed, or null. Cards
 * must be expanded.
 */
export function findSavedCard(subscriptions: Stripe.Subscription[], now: Date): SavedCard | null {
  for (const { default_payment_method: method } of subscriptions) {
    if (!method || typeof method === 'string' || !method.card || !method.customer) continue
    const { brand, last4, exp_year: year, exp_month: month } = method.card
    // A card is valid until the end of its month.
    if (Date.UTC(year, month) > now.getTime()) return { id: method.id, brand, last4 }
  }
  return null
}

/** Returns the latest invoice if it is open. It must be expanded. */
export function openInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return invoice && typeof invoice !== 'string' && invoice.status === 'open' ? invoice : null
}

/** Returns the secret to pay an open invoice, and the amount due, or null if there is nothing to pay. */
export function openPayment(subscription: Stripe.Subscription) {
  const invoice = openInvoice(subscription)
  const clientSecret = invoice?.confirmation_secret?.client_secret
  return invoice && clientSecret ? { clientSecret, amountDue: invoice.amount_due, currency: invoice.currency } : null
}

/**
 * Metadata of a subscription that has a lower price already, so that it renews at that price, while the plan that was
 * paid for stays in force until the renewal. `at` is a time in the current period in Unix seconds, so the metadata
 * expires with the period even if the renewal's event is lost.
 */
export const keepPlanMetadata = (priceId: string, at: number) => ({ keptPriceId: priceId, keptAt: String(at) })

/** Metadata of a subscription whose own price is in force. */
export const ownPriceMetadata = { keptPriceId: '', keptAt: '' }

/** Returns the price that was paid for the current period. */
export function priceInForce(subscription: Stripe.Subscription): string {
  const { price, current_period_start: start } = itemOf(subscription)
  const { keptPriceId, keptAt } = subscription.metadata
  return keptPriceId && Number(keptAt) >= start ? keptPriceId : price.id
}

/**
 * Returns the tier and dates of a subscription in force. Throws if its price is unknown, which requires manual
 * intervention.
 */
export function planOf(subscription: Stripe.Subscription) {
  const item = itemOf(subscription)
  const inForce = priceInForce(subscription)
  const [tier, renewsAs] = [tierOf(inForce), tierOf(item.price.id)]
  if (!tier || !renewsAs) throw new Error(`The subscription ${subscription.id} has a price that is not configured`)

  const { cancel_at: cancelAt, cancel_at_period_end: cancelsAtEnd } = subscription
  const end = cancelAt ?? (cancelsAtEnd ? item.current_period_end : null)
  const state: SubscriptionState = {
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    renewsAt: end === null ? isoOf(item.current_period_end) : null,
    endsAt: end === null ? null : isoOf(end),
    nextTier: end === null && renewsAs !== tier ? renewsAs : null,
    changeUnpaid: subscription.pending_update !== null,
  }
  return { tier, subscription: state }
}

export const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** Returns the id of a reference, expanded or not, or "" if there is none. */
export const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '')

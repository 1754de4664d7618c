import { Stripe } from 'stripe'
import { findSubscriber } from '#functions/data/subscribers'
import { askStripe } from './client'
import { withPaymentLock } from './lock'
import { openInvoice, subscriptionsOf } from './subscriptions'

const over = new Set<Stripe.Subscription.Status>(['canceled', 'incomplete_expired'])

/**
 * Ends all subscriptions and started payments of a user immediately and without a refund, then runs `leave` before
 * anything new can begin. Returns the customer at Stripe, if there is one. Throws 503 if Stripe does not respond,
 * without running `leave`. Idempotent.
 */
export const endSubscriptions = (userId: string, leave: () => Promise<void>): Promise<string | undefined> =>
  withPaymentLock(userId, async (lock) => {
    const customerId = (await findSubscriber(userId))?.customerId
    if (customerId) await askStripe((stripe) => endAll(stripe, customerId), lock)
    await leave()
    return customerId
  })

async function endAll(stripe: Stripe, customerId: string): Promise<void> {
  for (const subscription of await subscriptionsOf(stripe, customerId)) {
    if (over.has(subscription.status)) continue
    const invoice = openInvoice(subscription)
    if (invoice) await stripe.invoices.voidInvoice(invoice.id).catch(ignoreSettled)
    await stripe.subscriptions.cancel(subscription.id).catch(ignoreSettled)
  }
}

/** Ignores errors for objects that were paid, voided or cancelled in the meantime. */
function ignoreSettled(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

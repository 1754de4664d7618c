import { Stripe } from 'stripe'
import { findSubscriber } from '#functions/data/subscribers'
import { askStripe } from './client'
import { withPaymentLock } from './lock'
import { openInvoice, subscriptionsOf } from './subscriptions'

const over = new Set<Stripe.Subscription.Status>(['canceled', 'incomplete_expired'])

/**
 * Ends all that a user pays for or began to pay for, immediately and without a refund, then runs `leave` before anything
 * new can begin. Returns the customer at Stripe, if there is one. Throws 503 if Stripe does not respond; `leave` did not
 * run then. Safe to repeat.
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

/** Paid, voided or cancelled by someone else a moment ago: there is nothing left to do. */
function ignoreSettled(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

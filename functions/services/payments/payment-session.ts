import type { Stripe } from 'stripe'
import { accountBeingDeleted } from '#contract/account'
import { type PaymentSession, subscriptionRefusals } from '#contract/subscription'
import {
  type PaymentLock,
  type Subscriber,
  countAttempt,
  findSubscriber,
  forgetCustomer,
  forgetNotMade,
  keepCustomer,
} from '#functions/data/subscribers'
import { refuse } from '#functions/lib/refusal'
import { makeOnce } from './attempts'
import { type Opening, changeSession, openChange, rejectPaid } from './change-session'
import { askStripe, isMissingCustomer } from './client'
import { assertWritten, withPaymentLock } from './lock'
import { isLive, itemOf, listSubscriptions, liveOne, newSubscription, openInvoice, openPayment } from './subscriptions'

/**
 * Returns what the payment form needs for a plan: the secret of a first payment, or, if nothing can be charged before
 * the user confirms, that of storing the card. Charges nothing and changes no plan. Throws 409 for the plan that is in
 * force already.
 */
export const openPaymentSession = (userId: string, priceId: string, now: Date): Promise<PaymentSession> =>
  withPaymentLock(userId, (lock) =>
    askStripe(async (stripe) => {
      const subscriber = await findSubscriber(userId)
      if (!subscriber || subscriber.deletionStartedAt) throw refuse.conflict(accountBeingDeleted)
      const { customerId, changeNotMade } = subscriber
      if (changeNotMade) await forgetNotMade(lock)
      if (!customerId) return openWithNewCustomer(stripe, lock, subscriber, priceId)
      try {
        return await openSession({ stripe, lock, customer: { ...subscriber, customerId } }, priceId, now)
      } catch (error) {
        if (!isMissingCustomer(error)) throw error
        // Deleted at Stripe. Its idempotency key would bring it back.
        await forgetCustomer(userId, customerId)
        const attempt = await countAttempt(userId)
        return openWithNewCustomer(stripe, lock, { ...subscriber, attempt }, priceId)
      }
    }, lock),
  )

async function openWithNewCustomer(stripe: Stripe, lock: PaymentLock, subscriber: Subscriber, priceId: string) {
  const { id, email } = subscriber
  const { id: customerId } = await makeOnce(subscriber, 'customer', (options) =>
    stripe.customers.create({ email, metadata: { userId: id } }, options),
  )
  // Before anything else, so that no event finds a customer without a user.
  assertWritten(await keepCustomer(id, customerId))
  return openFirst({ stripe, lock, customer: { ...subscriber, customerId, pendingChange: null } }, priceId)
}

/** States in which a payment brings a subscription into force: two of them could end as two plans. */
const unpaid = new Set<Stripe.Subscription.Status>(['incomplete', 'unpaid'])

async function openSession(opening: Opening, priceId: string, now: Date): Promise<PaymentSession> {
  const { stripe, customer } = opening
  const subscriptions = await listSubscriptions(stripe, customer.customerId)
  const live = liveOne(subscriptions)
  if (live) return changeSession(opening, live, priceId, now)

  const waiting = subscriptions.filter(({ status }) => unpaid.has(status))
  for (const subscription of waiting) {
    const payment = itemOf(subscription).price.id === priceId ? openPayment(subscription) : null
    if (payment) return { ...payment, mode: 'payment' }
  }
  for (const subscription of waiting) await abandon(stripe, subscription)
  return openFirst(opening, priceId)
}

/** Ends an attempt, so that its form, which another tab may still show, can charge nothing. */
async function abandon(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const invoice = openInvoice(subscription)
  // Stripe rejects voiding what was paid a moment ago. Without a debt, an unpaid subscription is active again.
  if (invoice) await stripe.invoices.voidInvoice(invoice.id).catch(rejectPaid)
  const now = await stripe.subscriptions.retrieve(subscription.id)
  if (isLive(now) && !invoice) throw refuse.conflict(subscriptionRefusals.inProgress)
  if (now.ended_at === null) await stripe.subscriptions.cancel(subscription.id)
}

/** Opens a subscription that begins with its first payment or, if credit pays for it, with the confirmation of the card. */
async function openFirst(opening: Opening, priceId: string): Promise<PaymentSession> {
  const { stripe, customer } = opening
  const { id: userId, customerId, attempt } = customer
  const preview = () =>
    stripe.invoices.createPreview({
      customer: customerId,
      subscription_details: { items: [{ price: priceId }] },
    })
  // It would be in force as soon as it is made.
  if ((await preview()).amount_due === 0) {
    return openChange(opening, { subscriptionId: null, priceId, startsLater: false, dateFor: (now) => now, preview })
  }

  const expand = ['latest_invoice.confirmation_secret']
  for (let tried = attempt; tried < attempt + 5; tried = await countAttempt(userId)) {
    const created = await makeOnce({ id: userId, attempt: tried }, `sub:${priceId}`, (options) =>
      stripe.subscriptions.create(newSubscription(userId, customerId, priceId), options),
    )
    // The key may have replayed an attempt that ended long ago.
    const subscription = await stripe.subscriptions.retrieve(created.id, { expand })
    if (isLive(subscription)) throw refuse.conflict(subscriptionRefusals.samePlan)
    const payment = subscription.status === 'incomplete' ? openPayment(subscription) : null
    if (payment) return { ...payment, mode: 'payment' }
  }
  throw new Error('No attempt at a subscription can be paid')
}

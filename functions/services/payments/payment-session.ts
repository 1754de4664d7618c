import type { Stripe } from 'stripe'
import { accountBeingDeleted } from '#contract/account'
import { type PaymentSession, subscriptionRefusals } from '#contract/subscription'
import {
  type PaymentLock,
  type Subscriber,
  countAttempt,
  findSubscriber,
  unlinkCustomer,
  clearNotMade,
  linkCustomer,
} from '#functions/data/subscribers'
import { refuse } from '#functions/lib/refusal'
import { makeOnce } from './attempts'
import { type FormRequest, changeSession, openChange, rejectPaid } from './change-session'
import { askStripe, isMissingCustomer } from './client'
import { assertWritten, withPaymentLock } from './lock'
import {
  findSavedCard,
  isLive,
  itemOf,
  listSubscriptions,
  findLive,
  newSubscription,
  openInvoice,
  openPayment,
} from './subscriptions'

/**
 * Returns the data of the payment form for a plan: the secret of a first payment, or of a card setup if nothing can be
 * charged before the user confirms. Charges nothing and changes no plan. Throws 409 for the plan that is already in
 * force.
 */
export const openPaymentSession = (userId: string, priceId: string, now: Date): Promise<PaymentSession> =>
  withPaymentLock(userId, (lock) =>
    askStripe(async (stripe) => {
      const subscriber = await findSubscriber(userId)
      if (!subscriber || subscriber.deletionStartedAt) throw refuse.conflict(accountBeingDeleted)
      const { customerId, changeNotMade } = subscriber
      if (changeNotMade) await clearNotMade(lock)
      if (!customerId) return openWithNewCustomer(stripe, lock, subscriber, priceId)
      try {
        return await openSession({ stripe, lock, customer: { ...subscriber, customerId } }, priceId, now)
      } catch (error) {
        if (!isMissingCustomer(error)) throw error
        // The customer was deleted at Stripe. Its old idempotency key would return it again.
        await unlinkCustomer(userId, customerId)
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
  // Must be stored first, so that every event finds a customer's user.
  assertWritten(await linkCustomer(id, customerId))
  return openFirst({ stripe, lock, customer: { ...subscriber, customerId, pendingChange: null } }, priceId)
}

/** States in which a payment activates a subscription. Two of them could end as two plans. */
const unpaid = new Set<Stripe.Subscription.Status>(['incomplete', 'unpaid'])

async function openSession(request: FormRequest, priceId: string, now: Date): Promise<PaymentSession> {
  const { stripe, customer } = request
  const subscriptions = await listSubscriptions(stripe, customer.customerId)
  const live = findLive(subscriptions)
  if (live) return changeSession(request, live, priceId, now)

  const savedCard = findSavedCard(subscriptions, now)
  const saved = savedCard && { savedCard }
  const attempts = subscriptions.filter(({ status }) => unpaid.has(status))
  for (const subscription of attempts) {
    const payment = itemOf(subscription).price.id === priceId ? openPayment(subscription) : null
    if (payment) return { ...payment, mode: 'payment', ...saved }
  }
  for (const subscription of attempts) await abandon(stripe, subscription)
  return { ...(await openFirst(request, priceId)), ...saved }
}

/** Ends an attempt, so that its form, which another tab may still show, can charge nothing. */
async function abandon(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const invoice = openInvoice(subscription)
  // Stripe does not void an invoice that has just been paid. Without a debt, an unpaid subscription becomes active
  // again.
  if (invoice) await stripe.invoices.voidInvoice(invoice.id).catch(rejectPaid)
  const now = await stripe.subscriptions.retrieve(subscription.id)
  if (isLive(now) && !invoice) throw refuse.conflict(subscriptionRefusals.inProgress)
  if (now.ended_at === null) await stripe.subscriptions.cancel(subscription.id)
}

/** Opens a subscription that begins with its first payment or, if credit pays for it, when the card is confirmed. */
async function openFirst(request: FormRequest, priceId: string): Promise<PaymentSession> {
  const { stripe, customer } = request
  const { id: userId, customerId, attempt } = customer
  const preview = () =>
    stripe.invoices.createPreview({
      customer: customerId,
      subscription_details: { items: [{ price: priceId }] },
    })
  // It would be active immediately.
  if ((await preview()).amount_due === 0) {
    return openChange(request, { subscriptionId: null, priceId, startsLater: false, dateFor: (now) => now, preview })
  }

  const expand = ['latest_invoice.confirmation_secret']
  for (let current = attempt; current < attempt + 5; current = await countAttempt(userId)) {
    const created = await makeOnce({ id: userId, attempt: current }, `sub:${priceId}`, (options) =>
      stripe.subscriptions.create(newSubscription(userId, customerId, priceId), options),
    )
    // The idempotency key may have returned an attempt that ended long ago.
    const subscription = await stripe.subscriptions.retrieve(created.id, { expand })
    if (isLive(subscription)) throw refuse.conflict(subscriptionRefusals.samePlan)
    const payment = subscription.status === 'incomplete' ? openPayment(subscription) : null
    if (payment) return { ...payment, mode: 'payment' }
  }
  throw new Error('No attempt at a subscription can be paid')
}

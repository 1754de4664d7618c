import { Stripe } from 'stripe'
import { accountLeaving } from '#contract/account'
import { type PaymentSession, subscriptionRefusals } from '#contract/subscription'
import {
  type PendingChange,
  type Subscriber,
  countAttempt,
  findSubscriber,
  forgetCustomer,
  keepCustomer,
  keepPendingChange,
} from '#functions/data/subscribers'
import { seconds } from '#functions/data/table'
import { refuse } from '#functions/lib/refusal'
import { makeOnce } from './attempts'
import { askStripe } from './client'
import { withPaymentLock } from './lock'
import { isLive, itemOf, liveOne, newSubscription, openInvoice, openPayment, subscriptionsOf } from './subscriptions'

/**
 * What the payment form needs for a plan: the secret of a first payment, or, where nothing can be charged before the
 * user confirms, that of storing the card. Charges nothing and changes no plan. Throws a 409 sentence for the plan that
 * is in force already.
 */
export const openPaymentSession = (userId: string, priceId: string, now: Date): Promise<PaymentSession> =>
  withPaymentLock(userId, () =>
    askStripe(async (stripe) => {
      const subscriber = await findSubscriber(userId)
      if (!subscriber || subscriber.leavingAt) throw refuse.conflict(accountLeaving)
      return sessionFor(stripe, subscriber, priceId, now)
    }),
  )

/** States in which a payment brings a subscription into force: two of them could end as two plans. */
const unpaid = new Set<Stripe.Subscription.Status>(['incomplete', 'unpaid'])

/** A subscriber whom Stripe knows. */
type Customer = Subscriber & { customerId: string }

async function sessionFor(stripe: Stripe, subscriber: Subscriber, priceId: string, now: Date): Promise<PaymentSession> {
  const { id, customerId } = subscriber
  const known = customerId ? await subscriptionsOf(stripe, customerId) : null
  if (customerId && !known) await forgetCustomer(id, customerId)
  const customer = known ? { ...subscriber, customerId: customerId! } : await createCustomer(stripe, subscriber)

  const subscriptions = known ?? []
  const live = liveOne(subscriptions)
  if (live) return changeSession(stripe, customer, live, priceId, now)

  const waiting = subscriptions.filter(({ status }) => unpaid.has(status))
  for (const subscription of waiting) {
    const payment = itemOf(subscription).price.id === priceId ? openPayment(subscription) : null
    if (payment) return { ...payment, mode: 'payment' }
  }
  for (const subscription of waiting) await abandon(stripe, subscription)
  return newSession(stripe, customer, priceId, now)
}

async function createCustomer(stripe: Stripe, subscriber: Subscriber): Promise<Customer> {
  const { id, email } = subscriber
  // A customer that Stripe has lost must not be answered again.
  const attempt = subscriber.customerId ? await countAttempt(id) : subscriber.attempt
  const { id: customerId } = await makeOnce({ id, attempt }, 'customer', (options) =>
    stripe.customers.create({ email, metadata: { userId: id } }, options),
  )
  // Before anything else, so that no event finds a customer without a user.
  await keepCustomer(id, customerId)
  return { ...subscriber, attempt, customerId, pendingChange: null }
}

/** Ends an attempt, so that its form, which another tab may still show, can charge nothing. */
async function abandon(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const invoice = openInvoice(subscription)
  // Stripe refuses to void what was paid a moment ago.
  if (invoice) await stripe.invoices.voidInvoice(invoice.id).catch(refusePaid)
  const now = await stripe.subscriptions.retrieve(subscription.id)
  if (isLive(now)) throw refuse.conflict(subscriptionRefusals.inProgress)
  if (unpaid.has(now.status)) await stripe.subscriptions.cancel(subscription.id)
}

function refusePaid(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) throw refuse.conflict(subscriptionRefusals.inProgress)
  throw error
}

/** A subscription that begins with its first payment; where credit pays for it, with the confirmation of the card. */
async function newSession(stripe: Stripe, customer: Customer, priceId: string, now: Date): Promise<PaymentSession> {
  const { id: userId, customerId, attempt } = customer
  const preview = await stripe.invoices.createPreview({
    customer: customerId,
    subscription_details: { items: [{ price: priceId }] },
  })
  // It would be in force as soon as it is made.
  if (preview.amount_due === 0) {
    return setupSession(stripe, customer, { subscriptionId: null, priceId, prorationDate: seconds(now) }, preview)
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

/** A change of plan: nothing happens until the card is confirmed, and `syncSubscription` applies it. */
async function changeSession(
  stripe: Stripe,
  customer: Customer,
  live: Stripe.Subscription,
  priceId: string,
  now: Date,
): Promise<PaymentSession> {
  const item = itemOf(live)
  const wanted = live.pending_update?.subscription_items?.[0]?.price.id
  const payment = openPayment(live)
  if (wanted === priceId && payment) return { ...payment, mode: 'payment' }
  if (item.price.id === priceId) throw refuse.conflict(subscriptionRefusals.samePlan)
  if (live.status === 'past_due') throw refuse.conflict(subscriptionRefusals.pastDue)
  // An earlier change that was never paid ends with its invoice.
  const earlier = live.pending_update && openInvoice(live)
  if (earlier) await stripe.invoices.voidInvoice(earlier.id).catch(refusePaid)

  // Stripe's clock may be ahead of ours when a period has just begun.
  const start = Math.max(seconds(now), item.current_period_start)
  const change = { subscriptionId: live.id, priceId, prorationDate: start }
  const prorationDate = shownDate(customer, change) ?? start
  const preview = await stripe.invoices.createPreview({
    customer: customer.customerId,
    subscription: live.id,
    subscription_details: {
      items: [{ id: item.id, price: priceId }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
  })
  return setupSession(stripe, customer, { ...change, prorationDate }, preview)
}

/** How long an amount that was shown is shown again, in seconds. */
const amountHolds = 3_600

/** A change of plan before there is a secret to confirm it with. */
type Change = Omit<PendingChange, 'setupIntentId'>

/** The same change where it waits already, for whatever date. */
const waitingFor = ({ pendingChange }: Customer, { subscriptionId, priceId }: Change) =>
  pendingChange?.subscriptionId === subscriptionId && pendingChange.priceId === priceId ? pendingChange : null

/** The date of the amount that a reload shows again. */
function shownDate(customer: Customer, change: Change): number | null {
  const shown = waitingFor(customer, change)?.prorationDate ?? 0
  return shown > change.prorationDate - amountHolds ? shown : null
}

/** The secret to store a card with, for a change that is kept until then. */
async function setupSession(
  stripe: Stripe,
  customer: Customer,
  change: Change,
  preview: Stripe.Invoice,
): Promise<PaymentSession> {
  // What a downgrade gives back is a negative total.
  const amountDue = preview.total < 0 ? preview.total : preview.amount_due
  const session = (setup: Stripe.SetupIntent): PaymentSession => ({
    clientSecret: setup.client_secret ?? '',
    mode: 'setup',
    amountDue,
    currency: preview.currency,
  })

  const earlier = waitingFor(customer, change)
  if (earlier) {
    const waiting = await stripe.setupIntents.retrieve(earlier.setupIntentId)
    // Confirmed, and not applied yet: it must not be forgotten for another.
    if (waiting.status === 'succeeded') throw refuse.conflict(subscriptionRefusals.changeConfirmed)
    const isOpen = waiting.status !== 'canceled' && waiting.status !== 'processing'
    if (isOpen && earlier.prorationDate === change.prorationDate) return session(waiting)
  }
  const setup = await stripe.setupIntents.create({
    customer: customer.customerId,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { userId: customer.id, subscriptionId: change.subscriptionId, priceId: change.priceId },
  })
  await keepPendingChange(customer.id, { setupIntentId: setup.id, ...change })
  return session(setup)
}

import type { Stripe } from 'stripe'
import { type PaymentSession, subscriptionRefusals } from '#contract/subscription'
import {
  type PendingChange,
  type Subscriber,
  countAttempt,
  keepCustomer,
  keepPendingChange,
} from '#functions/data/subscribers'
import { seconds } from '#functions/data/table'
import { refuse } from '#functions/lib/refusal'
import { itemOf, liveOne, openPayment, subscriptionsOf } from './subscriptions'

/**
 * What the payment form needs for a plan: the secret of a first payment, or for a subscriber that of storing the card
 * for the change. Charges nothing and changes no plan. Throws a 409 sentence for the plan that is in force already.
 */
export async function paymentSession(
  stripe: Stripe,
  subscriber: Subscriber,
  priceId: string,
  now: Date,
): Promise<PaymentSession> {
  const customer = subscriber.customerId ?? (await createCustomer(stripe, subscriber))
  const subscriptions = await subscriptionsOf(stripe, customer)
  const live = liveOne(subscriptions)
  if (live) return changeSession(stripe, { ...subscriber, customerId: customer }, live, priceId, now)

  const waiting = subscriptions.filter(({ status }) => status === 'incomplete')
  for (const subscription of waiting) {
    const payment = itemOf(subscription).price.id === priceId ? openPayment(subscription) : null
    if (payment) return { ...payment, mode: 'payment' }
  }
  for (const { id } of waiting) await stripe.subscriptions.cancel(id)
  return newSession(stripe, { ...subscriber, customerId: customer }, priceId)
}

async function createCustomer(stripe: Stripe, { id, email }: Subscriber): Promise<string> {
  const customer = await stripe.customers.create(
    { email, metadata: { userId: id } },
    { idempotencyKey: `customer:${id}` },
  )
  // Before anything else, so that no event finds a customer without a user.
  await keepCustomer(id, customer.id)
  return customer.id
}

/** A subscription that begins with its first payment. */
async function newSession(
  stripe: Stripe,
  { id: userId, customerId, attempt }: Subscriber,
  priceId: string,
): Promise<PaymentSession> {
  const expand = ['latest_invoice.confirmation_secret']
  for (let tried = attempt; tried < attempt + 5; tried = await countAttempt(userId)) {
    const created = await stripe.subscriptions.create(
      {
        customer: customerId!,
        items: [{ price: priceId }],
        payment_behavior: 'default_incomplete',
        // Renewals are charged to the card of the first payment.
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        billing_mode: { type: 'flexible' },
        metadata: { userId },
      },
      { idempotencyKey: `sub:${userId}:${priceId}:${tried}` },
    )
    // The key may have replayed an attempt that ended long ago.
    const subscription = await stripe.subscriptions.retrieve(created.id, { expand })
    const payment = subscription.status === 'incomplete' ? openPayment(subscription) : null
    if (payment) return { ...payment, mode: 'payment' }
  }
  throw new Error('No attempt at a subscription can be paid')
}

/** How long an amount that was shown is charged, in seconds. */
const amountHolds = 3_600

/** A change of plan: nothing happens until the card is confirmed, and `syncSubscription` applies it. */
async function changeSession(
  stripe: Stripe,
  { id: userId, customerId, pendingChange }: Subscriber,
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
  if (live.pending_update && payment) await stripe.invoices.voidInvoice(invoiceIdOf(live))

  const again = await reusable(stripe, pendingChange, live.id, priceId, now)
  const prorationDate = again?.change.prorationDate ?? seconds(now)
  const preview = await stripe.invoices.createPreview({
    customer: customerId!,
    subscription: live.id,
    subscription_details: {
      items: [{ id: item.id, price: priceId }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
  })
  const amount = { amountDue: preview.total < 0 ? preview.total : preview.amount_due, currency: preview.currency }
  if (again) return { clientSecret: again.clientSecret, mode: 'setup', ...amount }

  const setup = await stripe.setupIntents.create({
    customer: customerId!,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { userId, subscriptionId: live.id, priceId },
  })
  await keepPendingChange(userId, { setupIntentId: setup.id, subscriptionId: live.id, priceId, prorationDate })
  return { clientSecret: setup.client_secret!, mode: 'setup', ...amount }
}

/** The change that a reload finds waiting: the same form goes on with it. */
async function reusable(
  stripe: Stripe,
  change: PendingChange | null,
  subscriptionId: string,
  priceId: string,
  now: Date,
): Promise<{ change: PendingChange; clientSecret: string } | null> {
  if (!change || change.subscriptionId !== subscriptionId || change.priceId !== priceId) return null
  if (change.prorationDate < seconds(now) - amountHolds) return null
  const { status, client_secret: clientSecret } = await stripe.setupIntents.retrieve(change.setupIntentId)
  const isOpen = status !== 'succeeded' && status !== 'canceled' && status !== 'processing'
  return isOpen && clientSecret ? { change, clientSecret } : null
}

const invoiceIdOf = ({ latest_invoice: invoice }: Stripe.Subscription): string =>
  typeof invoice === 'string' ? invoice : (invoice?.id ?? '')

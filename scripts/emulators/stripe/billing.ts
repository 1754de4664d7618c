import type { Stripe } from 'stripe'
import { cardOf } from './cards'
import { type Line, makeInvoice } from './make-invoice'
import { monthsAfter } from './make-subscription'
import { planOfPrice } from './objects'
import type { World } from './records'
import { invalid, missing } from './wire'

const hour = 3_600
export const day = 24 * hour

/** Time after which an unpaid first payment, or that of a change, expires. */
const expirySeconds = 23 * hour

/** Days between the attempts to charge a failed renewal. After the last one the plan ends. */
const retryDays = [3, 5, 7]

/** States that end when the latest invoice is paid. */
const waitsForPayment = new Set<Stripe.Subscription.Status>(['incomplete', 'past_due', 'unpaid'])

const subscriptionIdOf = ({ parent }: Stripe.Invoice) => {
  return idOf(parent?.subscription_details?.subscription)
}

/** Returns the id of a reference. Records never expand references. */
export const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '')

export const itemOf = ({ items }: Stripe.Subscription) => items.data[0]!

export function find<T>(some: Record<string, T>, what: string, id: string | undefined, param?: string): T {
  const found = id === undefined ? undefined : some[id]
  if (!found) throw missing(what, id ?? '', param)
  return found
}

export const customerOf = (world: World, { customer }: { customer: Parameters<typeof idOf>[0] }) =>
  find(world.records.customers, 'customer', idOf(customer))

const intentOf = ({ records }: World, { payments }: Stripe.Invoice) =>
  records.paymentIntents[idOf(payments?.data[0]?.payment.payment_intent)]

/** Returns the invoice that an intent pays. */
export const invoiceOf = ({ records }: World, { id }: Stripe.PaymentIntent) =>
  Object.values(records.invoices).find(({ payments }) => payments?.data[0]?.payment.payment_intent === id)

/** Stores an invoice. If nothing is due, it is paid immediately. */
export function bill(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: Line[],
): Stripe.Invoice {
  const customer = customerOf(world, subscription)
  const { invoice, intent } = makeInvoice(world, { customer, subscription: subscription.id, reason, lines })
  if (intent) world.records.paymentIntents[intent.id] = intent
  world.records.invoices[invoice.id] = invoice
  subscription.latest_invoice = invoice.id
  if (invoice.amount_due === 0) settle(world, invoice, null)
  return invoice
}

/** Invoice line for a new period of a month. */
export const monthOf = (price: Stripe.Price, start: number, end: number): Line => ({
  amount: price.unit_amount ?? 0,
  description: `1 × ${price.nickname} (per month)`,
  period: { start, end },
})

/** Invoice lines for a change of price within a period, prorated to the second. */
export function prorate(subscription: Stripe.Subscription, price: Stripe.Price, from: number): Line[] {
  const item = itemOf(subscription)
  const { current_period_start: start, current_period_end: end } = item
  if (from < start || from > end) {
    throw invalid('Invalid proration_date: it must lie within the current period of the subscription.', {
      param: 'proration_date',
    })
  }
  const share = (end - from) / (end - start)
  const part = (cents: number | null) => Math.round((cents ?? 0) * share)
  const period = { start: from, end }
  return [
    { amount: -part(item.price.unit_amount), description: `Unused time on ${item.price.nickname}`, period },
    { amount: part(price.unit_amount), description: `Remaining time on ${price.nickname}`, period },
  ]
}

/** Marks the invoice as paid by this card, or by credit alone, and applies what depends on it. */
export function settle(world: World, invoice: Stripe.Invoice, card: string | null): void {
  const { records, now } = world
  const intent = intentOf(world, invoice)
  if (intent) {
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: card,
      next_action: null,
    })
  }
  customerOf(world, invoice).balance = invoice.ending_balance ?? 0
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
  })
  invoice.status_transitions.paid_at = now()
  world.emit('invoice.paid', invoice)

  const subscription = records.subscriptions[subscriptionIdOf(invoice)]
  if (!subscription || subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return
  if (card && subscription.payment_settings?.save_default_payment_method === 'on_subscription') {
    subscription.default_payment_method = card
  }
  const isLatest = subscription.latest_invoice === invoice.id
  if (isLatest && waitsForPayment.has(subscription.status)) subscription.status = 'active'
  const wanted = subscription.pending_update?.subscription_items?.[0]?.price
  if (wanted && isLatest) {
    setPrice(subscription, wanted)
    subscription.pending_update = null
    world.emit('customer.subscription.pending_update_applied', subscription)
  }
  world.emit('customer.subscription.updated', subscription)
}

export function setPrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  Object.assign(itemOf(subscription), { price, plan: planOfPrice(price) })
}

/** Charges a stored card off session. */
export function collect(world: World, invoice: Stripe.Invoice, card: string | null): boolean {
  if (invoice.status !== 'open') return true
  const number = card && world.records.paymentMethods[card]?.card?.fingerprint
  const { declinedEntry, declinedCharge, challenge } = cardOf(number ?? '')
  if (number && !declinedEntry && !declinedCharge && challenge !== 'always') {
    settle(world, invoice, card)
    return true
  }
  const intent = intentOf(world, invoice)
  const isAsked = Boolean(number) && challenge === 'always'
  if (intent) {
    intent.status = isAsked ? 'requires_action' : 'requires_payment_method'
    intent.payment_method = isAsked ? card : null
  }
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 })
  if (isAsked) world.emit('invoice.payment_action_required', invoice)
  world.emit('invoice.payment_failed', invoice)
  return false
}

const cardToCharge = (world: World, subscription: Stripe.Subscription): string | null => {
  const defaultCard = customerOf(world, subscription).invoice_settings.default_payment_method
  return (subscription.default_payment_method ?? defaultCard) as string | null
}

export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') throw invalid("You can only pass in open invoices. This invoice isn't open.")
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = world.now()
  const intent = intentOf(world, invoice)
  if (intent) Object.assign(intent, { status: 'canceled', canceled_at: world.now(), next_action: null })

  const subscription = world.records.subscriptions[subscriptionIdOf(invoice)]
  if (subscription?.latest_invoice !== invoice.id) return
  if (subscription.status === 'incomplete') {
    Object.assign(subscription, { status: 'incomplete_expired', ended_at: world.now() })
    world.emit('customer.subscription.updated', subscription)
  }
  // No debt is left.
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    subscription.status = 'active'
    world.emit('customer.subscription.updated', subscription)
  }
  if (subscription.pending_update) {
    subscription.pending_update = null
    world.emit('customer.subscription.pending_update_expired', subscription)
  }
}

/** Ends a subscription now. An open invoice stays open and can still be paid. */
export function cancel(world: World, subscription: Stripe.Subscription): void {
  const now = world.now()
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now, pending_update: null })
  world.emit('customer.subscription.deleted', subscription)
}

interface Due {
  at: number
  act: () => void
}

/** Applies everything that is due until then: renewals and their failures, expiries, scheduled ends. */
export function advance(world: World, until: number): void {
  for (;;) {
    const [next] = Object.values(world.records.subscriptions)
      .flatMap((subscription) => dueOf(world, subscription))
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at)
    if (!next) return
    world.at(next.at, next.act)
  }
}

function dueOf(world: World, subscription: Stripe.Subscription): Due[] {
  const { status, pending_update: pending, cancel_at: end, cancel_at_period_end: endsWithPeriod } = subscription
  const { current_period_end: periodEnd } = itemOf(subscription)
  const invoice = world.records.invoices[idOf(subscription.latest_invoice)]
  const due: Due[] = []
  if (status === 'incomplete' && invoice?.status === 'open') {
    due.push({ at: subscription.created + expirySeconds, act: () => voidInvoice(world, invoice) })
  }
  if (status !== 'active' && status !== 'past_due' && status !== 'unpaid') return due

  if (pending && invoice?.status === 'open') {
    due.push({ at: pending.expires_at, act: () => voidInvoice(world, invoice) })
  }
  // A subscription that ends with the period is not renewed.
  const ending = end ?? (endsWithPeriod ? periodEnd : null)
  if (ending !== null) due.push({ at: ending, act: () => cancel(world, subscription) })
  if (status !== 'past_due' && (ending === null || periodEnd < ending)) {
    due.push({ at: periodEnd, act: () => renew(world, subscription) })
  }
  const again = status === 'past_due' ? invoice?.next_payment_attempt : null
  if (invoice && again) due.push({ at: again, act: () => tryAgain(world, subscription, invoice) })
  return due
}

function renew(world: World, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription)
  const open = world.records.invoices[idOf(subscription.latest_invoice)]
  if (subscription.pending_update && open?.status === 'open') voidInvoice(world, open)
  const start = item.current_period_end
  const passed = Math.round((start - subscription.billing_cycle_anchor) / (30.4 * day))
  const end = monthsAfter(subscription.billing_cycle_anchor, passed + 1)
  Object.assign(item, { current_period_start: start, current_period_end: end })
  world.emit('customer.subscription.updated', subscription)
  const invoice = bill(world, subscription, 'subscription_cycle', [monthOf(item.price, start, end)])
  if (subscription.status === 'unpaid') {
    // Invoices continue, but no one is asked to pay them.
    invoice.status = 'draft'
    return
  }
  if (collect(world, invoice, cardToCharge(world, subscription))) return
  subscription.status = 'past_due'
  invoice.next_payment_attempt = world.now() + retryDays[0]! * day
  world.emit('customer.subscription.updated', subscription)
}

function tryAgain(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (collect(world, invoice, cardToCharge(world, subscription))) return
  const next = retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt = next ? world.now() + next * day : null
  if (next) return
  if (world.records.afterRetries === 'cancel') return cancel(world, subscription)
  subscription.status = 'unpaid'
  world.emit('customer.subscription.updated', subscription)
}

interface Change {
  /** Start of the new price, in Unix seconds. */
  from: number
  /** True if the change is pending until it is paid. */
  isPending: boolean
}

/** Changes the price and charges the difference. An earlier pending change ends with its invoice. */
export function changePrice(
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  { from, isPending }: Change,
): void {
  const lines = prorate(subscription, price, from)
  const earlier = world.records.invoices[idOf(subscription.latest_invoice)]
  if (subscription.pending_update && earlier?.status === 'open') voidInvoice(world, earlier)
  const invoice = bill(world, subscription, 'subscription_update', lines)
  const item = itemOf(subscription)
  const wanted = { ...item, price, plan: planOfPrice(price) }
  const isPaid = invoice.status === 'paid' || collect(world, invoice, cardToCharge(world, subscription))
  if (isPaid || !isPending) setPrice(subscription, price)
  if (!isPaid && !isPending) subscription.status = 'past_due'
  if (!isPaid && isPending) {
    subscription.pending_update = {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: Math.min(world.now() + expirySeconds, item.current_period_end),
      metadata: null,
      subscription_items: [wanted],
      trial_end: null,
      trial_from_plan: null,
    }
  }
  world.emit('customer.subscription.updated', subscription)
}

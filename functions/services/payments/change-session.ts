import { Stripe } from 'stripe'
import { type PaymentSession, subscriptionRefusals } from '#contract/subscription'
import { type PaymentLock, type PendingChange, type Subscriber, storePendingChange } from '#functions/data/subscribers'
import { refuse } from '#functions/lib/refusal'
import { amountHolds, clockOf, isConfirmedInTime } from './confirmation'
import { assertWritten } from './lock'
import { isoOf, itemOf, openInvoice, openPayment, priceInForce } from './subscriptions'
import { type Terms, findOveruse, prorationDate, termsOf } from './terms'

/** A customer's request for a payment form, under the payment lock. */
export interface Opening {
  stripe: Stripe
  lock: PaymentLock
  customer: Subscriber & { customerId: string }
}

/** Opens a change of the plan in force. Nothing happens until the card is confirmed, and `syncSubscription` applies it. */
export async function changeSession(
  opening: Opening,
  live: Stripe.Subscription,
  priceId: string,
  now: Date,
): Promise<PaymentSession> {
  const { stripe, customer } = opening
  const wanted = live.pending_update?.subscription_items?.[0]?.price.id
  const payment = openPayment(live)
  if (wanted === priceId && payment) return { ...payment, mode: 'payment', terms: 'higher' }
  rejectNoChange(live, priceId)
  // An earlier change that was never paid ends with its invoice.
  const earlier = live.pending_update && openInvoice(live)
  if (earlier) await stripe.invoices.voidInvoice(earlier.id).catch(rejectPaid)

  const fitting = termsOf(live, priceId)
  const overuse = fitting === 'lower' ? await findOveruse(customer.id, live, priceId, now) : null
  const terms: Terms = overuse ? 'later' : fitting
  const isFree = terms === 'later' || terms === 'keep'
  const session = await openChange(opening, {
    subscriptionId: live.id,
    priceId,
    startsLater: terms === 'later',
    dateFor: (now) => prorationDate(live, terms, now),
    preview: isFree ? null : (date) => previewChange(stripe, live, priceId, date),
  })
  const at = isoOf(itemOf(live).current_period_end)
  return { ...session, terms, ...(overuse && { later: { at, ...overuse } }) }
}

/** For an invoice that could not be voided: it was paid a moment ago. */
export function rejectPaid(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) throw refuse.conflict(subscriptionRefusals.inProgress)
  throw error
}

function rejectNoChange(live: Stripe.Subscription, priceId: string): void {
  const { samePlan, changeScheduled, pastDue } = subscriptionRefusals
  if (itemOf(live).price.id === priceId) {
    throw refuse.conflict(priceInForce(live) === priceId ? samePlan : changeScheduled)
  }
  if (live.status === 'past_due') throw refuse.conflict(pastDue)
}

const previewChange = (stripe: Stripe, live: Stripe.Subscription, priceId: string, date: number) =>
  stripe.invoices.createPreview({
    customer: live.customer as string,
    subscription: live.id,
    subscription_details: {
      items: [{ id: itemOf(live).id, price: priceId }],
      proration_behavior: 'always_invoice',
      proration_date: date,
    },
  })

interface Wanted extends Pick<PendingChange, 'subscriptionId' | 'priceId' | 'startsLater'> {
  /** The proration date of an amount that is shown now. Both in Unix seconds. */
  dateFor: (now: number) => number
  /** Null if nothing is charged or credited. */
  preview: ((date: number) => Promise<Stripe.Invoice>) | null
}

/** Returns the secret to store a card with, for a change that is stored until then. */
export async function openChange(opening: Opening, wanted: Wanted): Promise<PaymentSession> {
  const { lock } = opening
  const shown = await findShown(opening, wanted)
  const setup = shown?.setup ?? (await createSetup(opening, wanted))
  const change = shown?.change ?? changeAt(setup, wanted)
  const invoice = await wanted.preview?.(change.prorationDate)
  if (!shown) assertWritten(await storePendingChange(lock, change))
  return {
    clientSecret: setup.client_secret ?? '',
    mode: 'setup',
    // What a downgrade gives back is a negative total.
    amountDue: invoice ? Math.min(invoice.total, invoice.amount_due) : 0,
    currency: invoice?.currency ?? 'usd',
  }
}

const createSetup = ({ stripe, customer }: Opening, { subscriptionId, priceId }: Wanted) =>
  stripe.setupIntents.create({
    customer: customer.customerId,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { userId: customer.id, subscriptionId, priceId },
  })

function changeAt(setup: Stripe.Response<Stripe.SetupIntent>, wanted: Wanted): PendingChange {
  const { subscriptionId, priceId, startsLater, dateFor } = wanted
  const shownAt = clockOf(setup)
  const prorationDate = dateFor(shownAt)
  return { setupIntentId: setup.id, subscriptionId, priceId, startsLater, shownAt, prorationDate, isLowering: false }
}

/** The same change if it was shown not long ago: a reload shows it again. Throws 409 if it is confirmed already. */
async function findShown({ stripe, customer }: Opening, wanted: Wanted) {
  const { pendingChange: change } = customer
  const isSame =
    change?.subscriptionId === wanted.subscriptionId &&
    change.priceId === wanted.priceId &&
    change.startsLater === wanted.startsLater
  if (!isSame) return null

  const setup = await stripe.setupIntents.retrieve(change.setupIntentId)
  // Not applied yet: it must not be forgotten for another.
  if (await isConfirmedInTime(stripe, setup, change)) throw refuse.conflict(subscriptionRefusals.changeConfirmed)
  const isOpen = setup.status === 'requires_payment_method' || setup.status === 'requires_action'
  const isFresh = clockOf(setup) - change.shownAt < amountHolds / 2
  return isOpen && isFresh && change.prorationDate === wanted.dateFor(change.shownAt) ? { setup, change } : null
}

import { Stripe } from 'stripe'
import { type PaymentSession, subscriptionRefusals } from '#contract/subscription'
import { type PaymentLock, type PendingChange, type Subscriber, storePendingChange } from '#functions/data/subscribers'
import { refuse } from '#functions/lib/refusal'
import { maxAmountAge, stripeTimeOf, isConfirmedInTime } from './confirmation'
import { assertWritten } from './lock'
import { findSavedCard, isoOf, itemOf, openInvoice, openPayment, priceInForce } from './subscriptions'
import { type Terms, findOveruse, prorationDate, termsOf } from './terms'

/** Customer who requested a payment form, under the payment lock. */
export interface FormRequest {
  stripe: Stripe
  lock: PaymentLock
  customer: Subscriber & { customerId: string }
}

/**
 * Opens a change of the plan in force. Nothing changes until the card is confirmed and `syncSubscription` applies the
 * change.
 */
export async function changeSession(
  request: FormRequest,
  live: Stripe.Subscription,
  priceId: string,
  now: Date,
): Promise<PaymentSession> {
  const { stripe, customer } = request
  const requested = live.pending_update?.subscription_items?.[0]?.price.id
  const payment = openPayment(live)
  if (requested === priceId && payment) return { ...payment, mode: 'payment', terms: 'higher' }
  rejectNoChange(live, priceId)
  // An earlier change that was never paid ends when its invoice is voided.
  const earlier = live.pending_update && openInvoice(live)
  if (earlier) await stripe.invoices.voidInvoice(earlier.id).catch(rejectPaid)

  const fitting = termsOf(live, priceId)
  const overuse = fitting === 'lower' ? await findOveruse(customer.id, live, priceId, now) : null
  const terms: Terms = overuse ? 'later' : fitting
  const isFree = terms === 'later' || terms === 'keep'
  const session = await openChange(request, {
    subscriptionId: live.id,
    priceId,
    startsLater: terms === 'later',
    dateFor: (now) => prorationDate(live, terms, now),
    preview: isFree ? null : (date) => previewChange(stripe, live, priceId, date),
  })
  const at = isoOf(itemOf(live).current_period_end)
  const savedCard = findSavedCard([live], now)
  return { ...session, terms, ...(overuse && { later: { at, ...overuse } }), ...(savedCard && { savedCard }) }
}

/** Handles an invoice that could not be voided because it has just been paid. */
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

interface RequestedChange extends Pick<PendingChange, 'subscriptionId' | 'priceId' | 'startsLater'> {
  /** Returns the proration date of an amount that is shown now. Both are in Unix seconds. */
  dateFor: (now: number) => number
  /** Null if nothing is charged or credited. */
  preview: ((date: number) => Promise<Stripe.Invoice>) | null
}

/** Returns the secret to store a card with. The change is stored until the card is confirmed. */
export async function openChange(request: FormRequest, requested: RequestedChange): Promise<PaymentSession> {
  const { lock } = request
  const shown = await findShown(request, requested)
  const setup = shown?.setup ?? (await createSetup(request, requested))
  const change = shown?.change ?? changeAt(setup, requested)
  const invoice = await requested.preview?.(change.prorationDate)
  if (!shown) assertWritten(await storePendingChange(lock, change))
  return {
    clientSecret: setup.client_secret ?? '',
    mode: 'setup',
    // The credit for a downgrade is a negative total.
    amountDue: invoice ? Math.min(invoice.total, invoice.amount_due) : 0,
    currency: invoice?.currency ?? 'usd',
  }
}

const createSetup = ({ stripe, customer }: FormRequest, { subscriptionId, priceId }: RequestedChange) =>
  stripe.setupIntents.create({
    customer: customer.customerId,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { userId: customer.id, subscriptionId, priceId },
  })

function changeAt(setup: Stripe.Response<Stripe.SetupIntent>, requested: RequestedChange): PendingChange {
  const { subscriptionId, priceId, startsLater, dateFor } = requested
  const shownAt = stripeTimeOf(setup)
  const prorationDate = dateFor(shownAt)
  return { setupIntentId: setup.id, subscriptionId, priceId, startsLater, shownAt, prorationDate, isLowering: false }
}

/**
 * Returns the same change if it was shown recently, so that a reload shows it again. Throws 409 if it is confirmed
 * already.
 */
async function findShown({ stripe, customer }: FormRequest, requested: RequestedChange) {
  const { pendingChange: change } = customer
  const isSame =
    change?.subscriptionId === requested.subscriptionId &&
    change.priceId === requested.priceId &&
    change.startsLater === requested.startsLater
  if (!isSame) return null

  const setup = await stripe.setupIntents.retrieve(change.setupIntentId)
  // A confirmed change must not be replaced before it is applied.
  if (await isConfirmedInTime(stripe, setup, change)) throw refuse.conflict(subscriptionRefusals.changeConfirmed)
  const isOpen = setup.status === 'requires_payment_method' || setup.status === 'requires_action'
  const isFresh = stripeTimeOf(setup) - change.shownAt < maxAmountAge / 2
  return isOpen && isFresh && change.prorationDate === requested.dateFor(change.shownAt) ? { setup, change } : null
}

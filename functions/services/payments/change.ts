import { Stripe } from 'stripe'
import { type PaymentLock, type PendingChange, type Subscriber, lowerPlan } from '#functions/data/subscribers'
import { describeError, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { makeOnce } from './attempts'
import { clockOf, isConfirmedInTime } from './confirmation'
import { tierOf } from './prices'
import {
  idOf,
  itemOf,
  keepingPlan,
  liveOne,
  newSubscription,
  notKeeping,
  priceInForce,
  subscriptionsOf,
} from './subscriptions'
import { type Terms, findOveruse, termsOf } from './terms'
import { lifting, remember, settle } from './untouched'

/** A change that its user has confirmed, with what it takes to make it. */
export interface Confirmed {
  stripe: Stripe
  lock: PaymentLock
  subscriber: Subscriber
  change: PendingChange
  now: Date
}

/**
 * Changes the plan as the user has confirmed. False if it was not: the terms that were shown do not hold any more, so
 * nothing is charged or credited, and the user has to be asked again. Safe to repeat.
 */
export async function applyChange(confirmed: Confirmed): Promise<boolean> {
  const { stripe, subscriber, change } = confirmed
  const setup = await stripe.setupIntents.retrieve(change.setupIntentId)
  if (subscriber.subscriptionTier === 'custom' || !(await isConfirmedInTime(stripe, setup, change))) return false
  const card = idOf(setup.payment_method)
  try {
    return change.subscriptionId === null
      ? await beginByCredit(confirmed, card)
      : await changePrice(confirmed, change.subscriptionId, card)
  } catch (error) {
    if (!isFinal(error)) throw error
    log.error(logEvents.changeRejected, describeError(error))
    return false
  }
}

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors

/** True if Stripe rejects the request however often it is sent. */
const isFinal = (error: unknown) => error instanceof StripeCardError || error instanceof StripeInvalidRequestError

/** Begins a new subscription that credit pays for. */
async function beginByCredit({ stripe, subscriber, change }: Confirmed, card: string): Promise<boolean> {
  const { id: userId, customerId = '' } = subscriber
  const live = liveOne(await subscriptionsOf(stripe, customerId))
  if (live) return itemOf(live).price.id === change.priceId
  const { id } = await makeOnce(subscriber, `change:${change.setupIntentId}`, (options) =>
    stripe.subscriptions.create(
      { ...newSubscription(userId, customerId, change.priceId), default_payment_method: card },
      options,
    ),
  )
  log.info('plan begun by credit', { subscriptionId: id })
  return true
}

/** Seconds before the end of a period in which no price is changed for the next one: it might begin in between. */
const renewalMargin = 300

async function changePrice(confirmed: Confirmed, subscriptionId: string, card: string): Promise<boolean> {
  const { stripe, change, lock, subscriber, now } = confirmed
  const before = await stripe.subscriptions.retrieve(subscriptionId)
  const item = itemOf(before)
  const isInForce = before.status === 'active' || before.status === 'trialing'
  if (isInForce && item.price.id === change.priceId) return true
  // The amount that was shown may belong to a period that is over.
  if (!isInForce || change.prorationDate < item.current_period_start) return false

  const terms = change.startsLater ? 'later' : termsOf(before, change.priceId)
  if (terms === 'higher') return raise(confirmed, before, card)
  if (terms === 'lower') {
    // In this order: what is used up from here on is used under the lower limit.
    if (!(await lowerPlan(lock, change, tierOf(change.priceId) ?? 'free'))) return false
    if (await findOveruse(subscriber.id, before, change.priceId, now)) return false
  } else if (item.current_period_end - clockOf(before) < renewalMargin) return false

  const { pending_update: unpaid } = await update(confirmed, before, {
    default_payment_method: card,
    ...lifting(before),
    ...priceOn(terms, before, change),
  })
  log.info('plan changed', { subscriptionId, terms, unpaid: unpaid !== null })
  return true
}

/** The part of an update that changes the price. Without prorations, it is that of the renewal. */
function priceOn(
  terms: Exclude<Terms, 'higher'>,
  before: Stripe.Subscription,
  { prorationDate }: PendingChange,
): Stripe.SubscriptionUpdateParams {
  if (terms === 'lower') return { proration_behavior: 'always_invoice', proration_date: prorationDate }
  if (terms === 'keep') return { proration_behavior: 'none', metadata: notKeeping }
  return { proration_behavior: 'none', metadata: keepingPlan(priceInForce(before), prorationDate) }
}

/** Changes to a higher price now, and charges the difference: paid, or not changed at all. */
async function raise(confirmed: Confirmed, before: Stripe.Subscription, card: string): Promise<boolean> {
  const { stripe, lock, change } = confirmed
  // An earlier try has got so far: the form asks for another card.
  if (before.pending_update?.subscription_items?.[0]?.price.id === change.priceId) return true

  const untouched = await remember(lock, before, change.priceId)
  try {
    // A pending update cannot carry these.
    await stripe.subscriptions.update(before.id, { default_payment_method: card, ...lifting(before) })
    const after = await update(confirmed, before, {
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      proration_date: change.prorationDate,
    })
    log.info('plan changed', { subscriptionId: before.id, terms: 'higher', unpaid: after.pending_update !== null })
    await settle(stripe, lock, untouched, after)
  } catch (error) {
    if (isFinal(error)) await settle(stripe, lock, untouched, await stripe.subscriptions.retrieve(before.id))
    throw error
  }
  return true
}

/** Updates the item's price, once for each confirmation. */
const update = (
  { stripe, subscriber, change: { setupIntentId, priceId } }: Confirmed,
  before: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
) =>
  makeOnce(subscriber, `change:${setupIntentId}`, (options) =>
    stripe.subscriptions.update(before.id, { ...params, items: [{ id: itemOf(before).id, price: priceId }] }, options),
  )

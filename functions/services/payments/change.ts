import { Stripe } from 'stripe'
import { type PaymentLock, type PendingChange, type Subscriber, lowerPlan } from '#functions/data/subscribers'
import { describeError, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { makeOnce } from './attempts'
import { stripeTimeOf, isConfirmedInTime } from './confirmation'
import { tierOf } from './prices'
import {
  idOf,
  itemOf,
  keepPlanMetadata,
  findLive,
  newSubscription,
  ownPriceMetadata,
  priceInForce,
  subscriptionsOf,
} from './subscriptions'
import { type Terms, findOveruse, termsOf } from './terms'
import { liftCancellation, storeBeforeChange, settle } from './restore-subscription'

/** Confirmed change with everything needed to apply it. */
export interface Confirmed {
  stripe: Stripe
  lock: PaymentLock
  subscriber: Subscriber
  change: PendingChange
  now: Date
}

/**
 * Applies a confirmed change of plan. Returns false if the terms that were shown are no longer valid; then nothing is
 * charged or credited, and the user has to confirm again. Idempotent.
 */
export async function applyChange(confirmed: Confirmed): Promise<boolean> {
  const { stripe, subscriber, change } = confirmed
  const setup = await stripe.setupIntents.retrieve(change.setupIntentId)
  if (subscriber.subscriptionTier === 'custom' || !(await isConfirmedInTime(stripe, setup, change))) return false
  const card = idOf(setup.payment_method)
  try {
    return change.subscriptionId === null
      ? await startWithCredit(confirmed, card)
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

/** Creates a new subscription that credit pays for. */
async function startWithCredit({ stripe, subscriber, change }: Confirmed, card: string): Promise<boolean> {
  const { id: userId, customerId = '' } = subscriber
  const live = findLive(await subscriptionsOf(stripe, customerId))
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

/**
 * Seconds before the end of a period in which no price is scheduled for the next one, because that one might begin in
 * the meantime.
 */
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
  if (terms === 'higher') return upgrade(confirmed, before, card)
  if (terms === 'lower') {
    // The limit has to be lowered first, so that later use counts against the lower one.
    if (!(await lowerPlan(lock, change, tierOf(change.priceId) ?? 'free'))) return false
    if (await findOveruse(subscriber.id, before, change.priceId, now)) return false
  } else if (item.current_period_end - stripeTimeOf(before) < renewalMargin) return false

  const { pending_update: unpaid } = await update(confirmed, before, {
    default_payment_method: card,
    ...liftCancellation(before),
    ...priceOn(terms, before, change),
  })
  log.info('plan changed', { subscriptionId, terms, unpaid: unpaid !== null })
  return true
}

/** Returns the part of an update that changes the price. Without prorations, the price applies from the renewal. */
function priceOn(
  terms: Exclude<Terms, 'higher'>,
  before: Stripe.Subscription,
  { prorationDate }: PendingChange,
): Stripe.SubscriptionUpdateParams {
  if (terms === 'lower') return { proration_behavior: 'always_invoice', proration_date: prorationDate }
  if (terms === 'keep') return { proration_behavior: 'none', metadata: ownPriceMetadata }
  return { proration_behavior: 'none', metadata: keepPlanMetadata(priceInForce(before), prorationDate) }
}

/** Changes to a higher price immediately and charges the difference. If it is not paid, nothing changes. */
async function upgrade(confirmed: Confirmed, before: Stripe.Subscription, card: string): Promise<boolean> {
  const { stripe, lock, change } = confirmed
  // An earlier attempt got this far, and the form asks for another card.
  if (before.pending_update?.subscription_items?.[0]?.price.id === change.priceId) return true

  const untouched = await storeBeforeChange(lock, before, change.priceId)
  try {
    // A pending update cannot contain these.
    await stripe.subscriptions.update(before.id, { default_payment_method: card, ...liftCancellation(before) })
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

/** Updates the item's price, once per confirmation. */
const update = (
  { stripe, subscriber, change: { setupIntentId, priceId } }: Confirmed,
  before: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
) =>
  makeOnce(subscriber, `change:${setupIntentId}`, (options) =>
    stripe.subscriptions.update(before.id, { ...params, items: [{ id: itemOf(before).id, price: priceId }] }, options),
  )

import type { Stripe } from 'stripe'
import { bill, changePrice, find, idOf, itemOf, monthOf, prorate, setPrice } from './billing'
import { findCustomer } from './customers'
import { makeInvoice } from './make-invoice'
import { makeSubscription } from './make-subscription'
import { type World, newId } from './records'
import { type Params, invalid, listOf, metadataOf, recordOf, textOf } from './wire'

const priceIn = ({ records }: World, item: unknown, param: string) =>
  find(records.prices, 'price', textOf(item as Params, 'price'), param)

export function createSubscription(world: World, params: Params): Stripe.Subscription {
  const { records } = world
  const { id: customer } = findCustomer(world, params)
  const price = priceIn(world, listOf(params, 'items')[0] ?? {}, 'items[0][price]')
  if (textOf(params, 'payment_behavior') !== 'default_incomplete') {
    throw invalid('Here, payment_behavior must be default_incomplete.', { param: 'payment_behavior' })
  }
  const settings = recordOf(params.payment_settings)
  const subscription = makeSubscription(world, {
    customer,
    price,
    metadata: metadataOf(params),
    savesCard: textOf(settings, 'save_default_payment_method') === 'on_subscription',
    card: findCard(world, customer, params) ?? null,
  })
  records.subscriptions[subscription.id] = subscription
  world.emit('customer.subscription.created', subscription)
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  bill(world, subscription, 'subscription_create', [monthOf(price, start, end)])
  return subscription
}

/** Returns the card in a request, which must be one of the customer's. */
function findCard({ records }: World, customer: string, params: Params): string | undefined {
  const param = 'default_payment_method'
  const id = textOf(params, param)
  if (id === undefined) return undefined
  if (find(records.paymentMethods, 'payment_method', id, param).customer === customer) return id
  throw invalid(`The customer does not have a payment method with the ID ${id}.`, { param })
}

/** Parameters that cannot be combined with a pending change. */
const notWithPending = ['default_payment_method', 'cancel_at']

export function updateSubscription(world: World, params: Params, id: string): Stripe.Subscription {
  const subscription = find(world.records.subscriptions, 'subscription', id)
  rejectImpossible(subscription, params)
  const card = findCard(world, idOf(subscription.customer), params)
  if (card) subscription.default_payment_method = card
  setCancellation(world, subscription, params)
  for (const [name, value] of Object.entries(recordOf(params.metadata))) {
    if (value === '') Reflect.deleteProperty(subscription.metadata, name)
    else if (typeof value === 'string') subscription.metadata[name] = value
  }

  const [item] = listOf(params, 'items')
  if (item) setItem(world, subscription, item as Params, params)
  else world.emit('customer.subscription.updated', subscription)
  return subscription
}

function rejectImpossible({ status, ended_at: endedAt }: Stripe.Subscription, params: Params): void {
  if (endedAt !== null) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (status === 'incomplete' && Object.keys(params).some((name) => name !== 'metadata' && name !== 'expand')) {
    throw invalid('An incomplete subscription can only update its metadata and default_source.')
  }
  if ('cancel_at' in params && 'cancel_at_period_end' in params) {
    throw invalid('Only one of cancel_at and cancel_at_period_end can be passed.', { param: 'cancel_at' })
  }
  const isPending = textOf(params, 'payment_behavior') === 'pending_if_incomplete'
  const misplaced = notWithPending.find((name) => isPending && name in params)
  if (misplaced) {
    throw invalid(`The parameter ${misplaced} cannot be used with payment_behavior pending_if_incomplete.`, {
      param: misplaced,
    })
  }
  rejectDateWithoutProration(params)
}

function rejectDateWithoutProration(params: Params): void {
  if (textOf(params, 'proration_behavior') === 'none' && 'proration_date' in params) {
    throw invalid('You cannot pass proration_date when proration_behavior is none.', { param: 'proration_date' })
  }
}

/** `cancel_at_period_end` sets `cancel_at` too. `cancel_at` by itself, as the portal sets it, leaves the flag false. */
function setCancellation(world: World, subscription: Stripe.Subscription, params: Params): void {
  const flag = textOf(params, 'cancel_at_period_end')
  if (flag !== undefined) {
    subscription.cancel_at_period_end = flag === 'true'
    subscription.cancel_at = flag === 'true' ? itemOf(subscription).current_period_end : null
  }
  const date = textOf(params, 'cancel_at')
  if (date === undefined) return
  if (date !== '' && Number(date) <= world.now()) {
    throw invalid('cancel_at must be in the future.', { param: 'cancel_at' })
  }
  subscription.cancel_at = date === '' ? null : Number(date)
  subscription.cancel_at_period_end = false
}

function setItem(world: World, subscription: Stripe.Subscription, item: Params, params: Params): void {
  if (textOf(item, 'id') !== itemOf(subscription).id) throw invalid('There is no such item.', { param: 'items' })
  const price = priceIn(world, item, 'items[0][price]')
  const proration = textOf(params, 'proration_behavior')
  if (proration === 'none') {
    setPrice(subscription, price)
    world.emit('customer.subscription.updated', subscription)
    return
  }
  if (proration !== 'always_invoice') {
    throw invalid('Here, prorations are invoiced immediately or not made.', { param: 'proration_behavior' })
  }
  changePrice(world, subscription, price, {
    from: Number(textOf(params, 'proration_date') ?? world.now()),
    isPending: textOf(params, 'payment_behavior') === 'pending_if_incomplete',
  })
}

export function previewInvoice(world: World, params: Params): Stripe.Invoice {
  const { records, now } = world
  const customer = findCustomer(world, params)
  const details = recordOf(params.subscription_details)
  rejectDateWithoutProration(details)
  const price = priceIn(world, listOf(details, 'items')[0] ?? {}, 'subscription_details[items][0][price]')
  const id = textOf(params, 'subscription')
  const subscription = id === undefined ? null : find(records.subscriptions, 'subscription', id, 'subscription')
  const lines = subscription
    ? prorate(subscription, price, Number(textOf(details, 'proration_date') ?? now()))
    : [monthOf(price, now(), now())]
  const { invoice } = makeInvoice(world, {
    customer,
    subscription: subscription?.id ?? null,
    reason: 'upcoming',
    lines,
  })
  return { ...invoice, id: newId('upcoming_in'), status: 'draft' }
}

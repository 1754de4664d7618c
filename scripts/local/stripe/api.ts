import type { Stripe } from 'stripe'
import type { Answer, Request } from '../stand-in'
import { json } from '../stand-in'
import { bill, cancel, changePrice, day, find, itemOf, monthOf, prorated, voidInvoice } from './billing'
import { makeInvoice } from './make-invoice'
import { makeSubscription } from './make-subscription'
import { listOfObjects, makeCustomer, makeSetupIntent } from './objects'
import { type World, expanded, newId } from './records'
import { ApiError, type Params, errorAnswer, invalid, listOf, metadataOf, parseForm, recordOf, textOf } from './wire'

interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  /** The parameters it takes; others are refused, as Stripe refuses them. */
  takes: string[]
  act: (world: World, params: Params, id: string, origin: string) => object
}

const routes: Record<string, Route> = {
  createCustomer: {
    method: 'POST',
    path: /^\/v1\/customers$/,
    takes: ['email', 'name', 'metadata'],
    act: (world, params) => {
      const { email = null, name = null } = { email: textOf(params, 'email'), name: textOf(params, 'name') }
      const customer = makeCustomer(world, { email, name, metadata: metadataOf(params) })
      return (world.records.customers[customer.id] = customer)
    },
  },
  retrieveCustomer: {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)$/,
    takes: [],
    act: ({ records }, _, id) => find(records.customers, 'customer', id),
  },
  createSubscription: {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    takes: [
      'customer',
      'items',
      'payment_behavior',
      'payment_settings',
      'billing_mode',
      'metadata',
      'default_payment_method',
    ],
    act: createSubscription,
  },
  listSubscriptions: {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    takes: ['customer', 'status', 'limit', 'starting_after'],
    act: (world, params) => {
      const customer = find(world.records.customers, 'customer', textOf(params, 'customer'), 'customer').id
      const status = textOf(params, 'status')
      const isAsked = (subscription: Stripe.Subscription) =>
        status === undefined ? subscription.status !== 'canceled' : status === 'all' || subscription.status === status
      const all = Object.values(world.records.subscriptions)
      return page(
        all.filter((one) => one.customer === customer && isAsked(one)).toReversed(),
        params,
        '/v1/subscriptions',
      )
    },
  },
  retrieveSubscription: {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [],
    act: ({ records }, _, id) => find(records.subscriptions, 'subscription', id),
  },
  updateSubscription: {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [
      'items',
      'proration_behavior',
      'payment_behavior',
      'proration_date',
      'default_payment_method',
      'cancel_at',
      'cancel_at_period_end',
    ],
    act: updateSubscription,
  },
  cancelSubscription: {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [],
    act: (world, _, id) => {
      const subscription = find(world.records.subscriptions, 'subscription', id)
      if (subscription.ended_at !== null) throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing' })
      cancel(world, subscription)
      return subscription
    },
  },
  listInvoices: {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    takes: ['customer', 'limit', 'starting_after'],
    act: ({ records }, params) => {
      const customer = textOf(params, 'customer')
      const all = Object.values(records.invoices).filter((one) => customer === undefined || one.customer === customer)
      return page(all.toReversed(), params, '/v1/invoices')
    },
  },
  previewInvoice: {
    method: 'POST',
    path: /^\/v1\/invoices\/create_preview$/,
    takes: ['customer', 'subscription', 'subscription_details'],
    act: previewInvoice,
  },
  retrieveInvoice: {
    method: 'GET',
    path: /^\/v1\/invoices\/(\w+)$/,
    takes: [],
    act: ({ records }, _, id) => find(records.invoices, 'invoice', id),
  },
  voidInvoice: {
    method: 'POST',
    path: /^\/v1\/invoices\/(\w+)\/void$/,
    takes: [],
    act: (world, _, id) => {
      const invoice = find(world.records.invoices, 'invoice', id)
      voidInvoice(world, invoice)
      return invoice
    },
  },
  createSetupIntent: {
    method: 'POST',
    path: /^\/v1\/setup_intents$/,
    takes: ['customer', 'usage', 'allowed_payment_method_types', 'metadata'],
    act: (world, params) => {
      const { id } = find(world.records.customers, 'customer', textOf(params, 'customer'), 'customer')
      const setup = makeSetupIntent(world, id, metadataOf(params))
      return (world.records.setupIntents[setup.id] = setup)
    },
  },
  retrieveSetupIntent: {
    method: 'GET',
    path: /^\/v1\/setup_intents\/(\w+)$/,
    takes: [],
    act: ({ records }, _, id) => find(records.setupIntents, 'setup_intent', id),
  },
  retrievePaymentIntent: {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    takes: [],
    act: ({ records }, _, id) => find(records.paymentIntents, 'payment_intent', id),
  },
  retrievePrice: {
    method: 'GET',
    path: /^\/v1\/prices\/(\w+)$/,
    takes: [],
    act: ({ records }, _, id) => find(records.prices, 'price', id),
  },
  listPrices: {
    method: 'GET',
    path: /^\/v1\/prices$/,
    takes: ['limit', 'starting_after'],
    act: ({ records }, params) => page(Object.values(records.prices), params, '/v1/prices'),
  },
  listEvents: {
    method: 'GET',
    path: /^\/v1\/events$/,
    takes: ['limit', 'starting_after'],
    act: ({ records }, params) => page(Object.values(records.events).toReversed(), params, '/v1/events'),
  },
  createPortal: {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    takes: ['customer', 'return_url'],
    act: createPortal,
  },
}

/** What the SDK asks for, by the name of its route: counted. */
export function operationOf({ method, url }: Request): string {
  const found = Object.entries(routes).find(([, route]) => route.method === method && route.path.test(url.pathname))
  return found?.[0] ?? 'unknown'
}

/** Answers the API: the same to the same idempotency key, whatever it was. */
export function answerApi(world: World, secretKey: string, request: Request, origin: string): Answer {
  const { method, target, headers, body } = request
  if (headers.authorization !== `Bearer ${secretKey}`) {
    return errorAnswer(new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }))
  }
  const key = method === 'POST' ? headers['idempotency-key'] : undefined
  const asked = `${method} ${target} ${body.toString()}`
  const kept = typeof key === 'string' ? world.records.keys[key] : undefined
  if (kept && kept.at > world.now() - day) {
    if (kept.asked === asked) return replay(kept)
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a different key.'
    return errorAnswer(new ApiError(400, { type: 'idempotency_error', message }))
  }
  const answer = act(world, request, origin)
  if (typeof key === 'string') {
    world.records.keys[key] = { asked, status: answer.status, body: String(answer.body), at: world.now() }
  }
  return answer
}

const replay = ({ status, body }: { status: number; body: string }): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
  body,
})

function act(world: World, request: Request, origin: string): Answer {
  const { url, body } = request
  const route = routes[operationOf(request)]
  try {
    if (!route) {
      const message = `Unrecognized request URL (${request.method}: ${url.pathname}).`
      throw new ApiError(404, { type: 'invalid_request_error', message })
    }
    const params = parseForm(route.method === 'GET' ? url.search.slice(1) : body.toString())
    const expand = listOf(params, 'expand').map(String)
    const unknown = Object.keys(params).find((name) => name !== 'expand' && !route.takes.includes(name))
    if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
    const [, id = ''] = route.path.exec(url.pathname) ?? []
    return json(200, expanded(world, route.act(world, params, id, origin), expand), { 'request-id': newId('req') })
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error)
    throw error
  }
}

function page<T extends { id: string }>(all: T[], params: Params, url: string) {
  const limit = Number(textOf(params, 'limit') ?? 10)
  const after = textOf(params, 'starting_after')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return { ...listOfObjects(all.slice(from, from + limit), url), has_more: from + limit < all.length }
}

const priceIn = ({ records }: World, item: unknown, param: string) =>
  find(records.prices, 'price', textOf(item as Params, 'price'), param)

function createSubscription(world: World, params: Params): Stripe.Subscription {
  const { records } = world
  const { id: customer } = find(records.customers, 'customer', textOf(params, 'customer'), 'customer')
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
    card: textOf(params, 'default_payment_method') ?? null,
  })
  records.subscriptions[subscription.id] = subscription
  world.emit('customer.subscription.created', subscription)
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  bill(world, subscription, 'subscription_create', [monthOf(price, start, end)])
  return subscription
}

/** What may not stand beside a change that waits for its payment. */
const notPending = ['default_payment_method', 'cancel_at', 'cancel_at_period_end']

function updateSubscription(world: World, params: Params, id: string): Stripe.Subscription {
  const subscription = find(world.records.subscriptions, 'subscription', id)
  if (subscription.ended_at !== null) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  const isPending = textOf(params, 'payment_behavior') === 'pending_if_incomplete'
  const misplaced = notPending.find((name) => isPending && name in params)
  if (misplaced) {
    throw invalid(`The parameter ${misplaced} cannot be used with payment_behavior pending_if_incomplete.`, {
      param: misplaced,
    })
  }
  const card = textOf(params, 'default_payment_method')
  if (card)
    subscription.default_payment_method = find(
      world.records.paymentMethods,
      'payment_method',
      card,
      'default_payment_method',
    ).id
  const endsWithPeriod = textOf(params, 'cancel_at_period_end')
  if (endsWithPeriod !== undefined) subscription.cancel_at_period_end = endsWithPeriod === 'true'
  const end = textOf(params, 'cancel_at')
  if (end !== undefined) subscription.cancel_at = end === '' ? null : Number(end)

  const [item] = listOf(params, 'items')
  if (!item) {
    world.emit('customer.subscription.updated', subscription)
    return subscription
  }
  if (!isPending || textOf(params, 'proration_behavior') !== 'always_invoice') {
    throw invalid('Here, items change with pending_if_incomplete and always_invoice only.', { param: 'items' })
  }
  if (textOf(item as Params, 'id') !== itemOf(subscription).id)
    throw invalid('There is no such item.', { param: 'items' })
  const price = priceIn(world, item, 'items[0][price]')
  changePrice(world, subscription, price, Number(textOf(params, 'proration_date') ?? world.now()))
  return subscription
}

function previewInvoice(world: World, params: Params): Stripe.Invoice {
  const { records, now } = world
  const customer = find(records.customers, 'customer', textOf(params, 'customer'), 'customer')
  const details = recordOf(params.subscription_details)
  const price = priceIn(world, listOf(details, 'items')[0] ?? {}, 'subscription_details[items][0][price]')
  const id = textOf(params, 'subscription')
  const subscription = id === undefined ? null : find(records.subscriptions, 'subscription', id, 'subscription')
  const lines = subscription
    ? prorated(subscription, price, Number(textOf(details, 'proration_date') ?? now()))
    : [monthOf(price, now(), now())]
  const { invoice } = makeInvoice(world, {
    customer,
    subscription: subscription?.id ?? null,
    reason: 'upcoming',
    lines,
  })
  return { ...invoice, id: newId('upcoming_in'), status: 'draft' }
}

function createPortal(world: World, params: Params, _: string, origin: string): Stripe.BillingPortal.Session {
  const customer = find(world.records.customers, 'customer', textOf(params, 'customer'), 'customer')
  const id = newId('bps')
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created: world.now(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: textOf(params, 'return_url') ?? null,
    url: `${origin}/portal/${id}`,
  }
  return (world.records.portals[id] = session)
}

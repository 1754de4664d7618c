import type { Stripe } from 'stripe'
import type { ServiceResponse, Request } from '../emulator'
import { json } from '../emulator'
import { cancel, day, find, voidInvoice } from './billing'
import { findCustomer, deleteCustomer } from './customers'
import { listOfObjects, makeCustomer, makeSetupIntent } from './objects'
import { type World, expand, newId } from './records'
import { createSubscription, previewInvoice, updateSubscription } from './subscriptions'
import { ApiError, type Params, errorResponse, invalid, listOf, metadataOf, parseForm, recordOf, textOf } from './wire'

interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  /** Supported parameters. Others are rejected, as by Stripe. */
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
    // Unlike other objects, a deleted customer can still be retrieved.
    act: ({ records }, _, id) => records.deletedCustomers[id] ?? find(records.customers, 'customer', id),
  },
  deleteCustomer: {
    method: 'DELETE',
    path: /^\/v1\/customers\/(\w+)$/,
    takes: [],
    act: (world, _, id) => deleteCustomer(world, id),
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
      const customer = findCustomer(world, params).id
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
      'metadata',
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
      const { id } = findCustomer(world, params)
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
    takes: ['type', 'created', 'limit', 'starting_after'],
    act: ({ records }, params) => {
      const type = textOf(params, 'type')
      const created = recordOf(params.created)
      const from = Number(textOf(created, 'gte') ?? 0)
      const to = Number(textOf(created, 'lte') ?? Infinity)
      const isAsked = (event: Stripe.Event) =>
        (type === undefined || event.type === type) && event.created >= from && event.created <= to
      return page(Object.values(records.events).filter(isAsked).toReversed(), params, '/v1/events')
    },
  },
  createPortal: {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    takes: ['customer', 'return_url'],
    act: createPortal,
  },
}

/** Returns the operation by the name of its route, for counting. */
export function operationOf({ method, url }: Request): string {
  const found = Object.entries(routes).find(([, route]) => route.method === method && route.path.test(url.pathname))
  return found?.[0] ?? 'unknown'
}

/** Responds to the API. Repeats the first response to an idempotency key. */
export function handleApi(world: World, secretKey: string, request: Request, origin: string): ServiceResponse {
  const { method, target, headers, body } = request
  if (headers.authorization !== `Bearer ${secretKey}`) {
    return errorResponse(new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }))
  }
  const key = method === 'POST' ? headers['idempotency-key'] : undefined
  const asked = `${method} ${target} ${body.toString()}`
  const stored = typeof key === 'string' ? world.records.keys[key] : undefined
  if (stored && stored.at > world.now() - day) {
    if (stored.asked === asked) return replay(stored)
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a different key.'
    return errorResponse(new ApiError(400, { type: 'idempotency_error', message }))
  }
  const response = act(world, request, origin)
  if (typeof key === 'string') {
    world.records.keys[key] = { asked, status: response.status, body: String(response.body), at: world.now() }
  }
  return response
}

const replay = ({ status, body }: { status: number; body: string }): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
  body,
})

function act(world: World, request: Request, origin: string): ServiceResponse {
  const { url, body } = request
  const route = routes[operationOf(request)]
  try {
    if (!route) {
      const message = `Unrecognized request URL (${request.method}: ${url.pathname}).`
      throw new ApiError(404, { type: 'invalid_request_error', message })
    }
    const params = parseForm(route.method === 'GET' ? url.search.slice(1) : body.toString())
    const paths = listOf(params, 'expand').map(String)
    const unknown = Object.keys(params).find((name) => name !== 'expand' && !route.takes.includes(name))
    if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
    const [, id = ''] = route.path.exec(url.pathname) ?? []
    return json(200, expand(world, route.act(world, params, id, origin), paths), { 'request-id': newId('req') })
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error)
    throw error
  }
}

function page<T extends { id: string }>(all: T[], params: Params, url: string) {
  const limit = Number(textOf(params, 'limit') ?? 10)
  const after = textOf(params, 'starting_after')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return { ...listOfObjects(all.slice(from, from + limit), url), has_more: from + limit < all.length }
}

function createPortal(world: World, params: Params, _: string, origin: string): Stripe.BillingPortal.Session {
  const customer = findCustomer(world, params)
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

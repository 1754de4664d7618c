import * as v from 'valibot'
import { plans } from '#contract/plan'
import { type ServiceResponse, type Request, type EmulatorOptions, json, startEmulator } from './emulator'
import { handleApi, operationOf } from './stripe/api'
import { day, advance } from './stripe/billing'
import { confirm } from './stripe/confirm'
import { makePrice } from './stripe/objects'
import { handlePortal } from './stripe/portal'
import { openWorld } from './stripe/records'
import { type Endpoint, startWebhooks } from './stripe/webhooks'
import { ApiError, errorResponse, invalid } from './stripe/wire'

interface Options extends EmulatorOptions {
  secretKey: string
  /** Ids of the two prices. */
  prices: { tier1: string; tier3: string }
  /** Receives the events. Without an endpoint they are only stored. */
  endpoint?: Endpoint
  /** Folder for the account's data. In memory by default. */
  folder?: string
}

const Confirmation = v.object({
  clientSecret: v.string(),
  card: v.optional(v.string()),
  paymentMethod: v.optional(v.string()),
  authentication: v.optional(v.picklist(['succeeded', 'failed'])),
})
const Advance = v.object({ days: v.pipe(v.number(), v.minValue(0), v.maxValue(3_660)) })
const Settings = v.object({ afterRetries: v.picklist(['cancel', 'mark_unpaid']) })
const Deliver = v.object({
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
  shuffle: v.optional(v.boolean(), false),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
})

/**
 * Emulates Stripe's API for subscriptions over HTTP, with a state that survives a restart: customers, prices,
 * subscriptions with proration and pending changes, invoices, credit, payment and setup intents, a portal page, signed
 * events, idempotency keys, and a clock. In addition, `POST /_emulator/confirm {clientSecret, card}` pays or stores a
 * card like the payment form (a stored card with `paymentMethod`), `/_emulator/advance {days}` advances the clock, and `/_emulator/deliver {times, shuffle,
 * delayMs}` sends all events again. Not emulated: taxes, trials, coupons, other currencies than dollars, quantities and
 * more than one item, receipts and PDFs, rate limits, the API's other objects and versions, and any bank: cards behave
 * like Stripe's test cards.
 */
export async function startStripe({ secretKey, prices, endpoint, folder, ...options }: Options) {
  const world = openWorld(folder)
  for (const tier of ['tier1', 'tier3'] as const) {
    const { name, price } = plans[tier]
    world.records.prices[prices[tier]] ??= makePrice(prices[tier], price * 100, name)
  }
  const webhooks = startWebhooks(world, endpoint ?? null)

  async function control(path: string, body: unknown): Promise<ServiceResponse> {
    if (path === '/_emulator/confirm') return json(200, { intent: confirm(world, v.parse(Confirmation, body)) })
    if (path === '/_emulator/advance') {
      const until = world.now() + v.parse(Advance, body).days * day
      advance(world, until)
      world.records.ahead += until - world.now()
      return json(200, { now: new Date(world.now() * 1_000).toISOString() })
    }
    if (path === '/_emulator/settings') {
      const settings = v.parse(Settings, body)
      Object.assign(world.records, settings)
      return json(200, settings)
    }
    if (path === '/_emulator/deliver') return json(200, { sent: await webhooks.deliverAll(v.parse(Deliver, body)) })
    return json(404, { error: { message: 'The emulator has no such command.' } })
  }

  async function commanded(path: string, body: Buffer): Promise<ServiceResponse> {
    try {
      return await control(path, JSON.parse(body.toString() || '{}'))
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error)
      if (error instanceof v.ValiError || error instanceof SyntaxError) return errorResponse(invalid(error.message))
      throw error
    }
  }

  async function handle(request: Request): Promise<ServiceResponse> {
    const { url, headers, body } = request
    advance(world, world.now())
    const origin = `http://${headers.host ?? '127.0.0.1'}`
    const response = url.pathname.startsWith('/_emulator/')
      ? await commanded(url.pathname, body)
      : (handlePortal(world, request) ?? handleApi(world, secretKey, request, origin))
    // Saves before responding, so that acknowledged changes survive.
    world.save()
    webhooks.flush()
    return { ...response, headers: { ...response.headers, date: new Date(world.now() * 1_000).toUTCString() } }
  }

  const emulator = await startEmulator(
    {
      operation: (request) =>
        request.url.pathname.startsWith('/v1/') ? operationOf(request) : (request.url.pathname.split('/')[2] ?? 'page'),
      handle,
      fail: (kind) =>
        errorResponse(
          kind === 'throttle'
            ? new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' })
            : new ApiError(500, { type: 'api_error', message: 'An error occurred on the side of Stripe.' }),
        ),
    },
    options,
  )
  webhooks.flush()
  return {
    url: emulator.url,
    stop: () => {
      webhooks.stop()
      return emulator.stop()
    },
  }
}

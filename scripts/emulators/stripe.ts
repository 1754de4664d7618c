import * as v from 'valibot'
import { plans } from '#contract/plan'
import { type Answer, type Request, type EmulatorOptions, json, startEmulator } from './emulator'
import { answerApi, operationOf } from './stripe/api'
import { day, live } from './stripe/billing'
import { confirm } from './stripe/confirm'
import { makePrice } from './stripe/objects'
import { answerPortal } from './stripe/portal'
import { openWorld } from './stripe/records'
import { type Endpoint, startWebhooks } from './stripe/webhooks'
import { ApiError, errorAnswer, invalid } from './stripe/wire'

interface Options extends EmulatorOptions {
  secretKey: string
  /** Ids of the two prices. */
  prices: { tier1: string; tier3: string }
  /** Where events are sent; without it they are only kept. */
  endpoint?: Endpoint
  /** Where the account is kept; without it in memory. */
  folder?: string
}

const Confirmation = v.object({
  clientSecret: v.string(),
  card: v.optional(v.string()),
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
 * Stripe's API for subscriptions, over the real protocol, with a state that outlives a restart: customers, prices,
 * subscriptions with proration and pending changes, invoices, credit, payment and setup intents, a portal page, signed
 * events, idempotency keys, and a clock. Beside it, `POST /_emulator/confirm {clientSecret, card}` pays or stores a
 * card as the form would, `/_emulator/advance {days}` lets time pass, and `/_emulator/deliver {times, shuffle, delayMs}`
 * sends all events again.
 * Not done: taxes, trials, coupons, other currencies than dollars, quantities and more than one item, receipts and PDFs,
 * rate limits, the API's other objects and versions, and any bank: cards behave as Stripe's test cards.
 */
export async function startStripe({ secretKey, prices, endpoint, folder, ...options }: Options) {
  const world = openWorld(folder)
  for (const tier of ['tier1', 'tier3'] as const) {
    const { name, price } = plans[tier]
    world.records.prices[prices[tier]] ??= makePrice(prices[tier], price * 100, name)
  }
  const webhooks = startWebhooks(world, endpoint ?? null)

  async function control(path: string, body: unknown): Promise<Answer> {
    if (path === '/_emulator/confirm') return json(200, { intent: confirm(world, v.parse(Confirmation, body)) })
    if (path === '/_emulator/advance') {
      const until = world.now() + v.parse(Advance, body).days * day
      live(world, until)
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

  async function commanded(path: string, body: Buffer): Promise<Answer> {
    try {
      return await control(path, JSON.parse(body.toString() || '{}'))
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error)
      if (error instanceof v.ValiError || error instanceof SyntaxError) return errorAnswer(invalid(error.message))
      throw error
    }
  }

  async function answer(request: Request): Promise<Answer> {
    const { url, headers, body } = request
    live(world, world.now())
    const origin = `http://${headers.host ?? '127.0.0.1'}`
    const reply = url.pathname.startsWith('/_emulator/')
      ? await commanded(url.pathname, body)
      : (answerPortal(world, request) ?? answerApi(world, secretKey, request, origin))
    // Before the answer leaves: what is acknowledged survives.
    world.save()
    webhooks.flush()
    return { ...reply, headers: { ...reply.headers, date: new Date(world.now() * 1_000).toUTCString() } }
  }

  const emulator = await startEmulator(
    {
      operation: (request) =>
        request.url.pathname.startsWith('/v1/') ? operationOf(request) : (request.url.pathname.split('/')[2] ?? 'page'),
      answer,
      fail: (kind) =>
        errorAnswer(
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

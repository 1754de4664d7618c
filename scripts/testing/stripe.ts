import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Stripe } from 'stripe'
import * as v from 'valibot'
import { calls } from '#contract/route-table'
import { PaymentSession, Portal } from '#contract/subscription'
import { User } from '#contract/user'
import { monthOf } from '#domain/estimate/quota'
import { buildEvent } from '#emulators/api-event'
import { startStripe } from '#emulators/stripe'
import { signEvent } from '#emulators/stripe/webhooks'
import { findSubscriber } from '#functions/data/subscribers'
import * as key from '#functions/data/keys'
import { put } from '#functions/data/table'
import { originSecretHeader } from '#functions/lib/origin-headers'
import { aStripeNetwork } from './stripe-network'
import { aUser } from './user'

export const webhookSecret = 'whsec_local'

/** A Stripe account for this test file alone, so that its clock can be advanced. */
const account = await startStripe({
  secretKey: 'sk_test_local',
  prices: { tier1: 'price_tier1', tier3: 'price_tier3' },
})
/** The network between the functions and the account. */
export const network = await aStripeNetwork(account.url)
Object.assign(process.env, {
  STRIPE_HOST: network.url.hostname,
  STRIPE_PORT: network.url.port,
  STRIPE_PROTOCOL: 'http',
})

/** Stripe's SDK as a client. */
export const stripe = new Stripe('sk_test_local', {
  host: new URL(account.url).hostname,
  port: new URL(account.url).port,
  protocol: 'http',
  telemetry: false,
  maxNetworkRetries: 0,
})

/** Handlers, which read the account's URL on loading. */
const { handler: createSubscription } = await import('#functions/calls/create-subscription')
const { handler: syncSubscription } = await import('#functions/calls/sync-subscription')
const { handler: billingPortal } = await import('#functions/calls/billing-portal')
const { handler: stripeWebhook } = await import('#functions/calls/stripe-webhook')

const command = async (name: string, body: unknown) => {
  const response = await fetch(`${account.url}/_emulator/${name}`, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as { intent?: { status: string }; error?: { message: string } }
}

export const setRetries = (afterRetries: 'cancel' | 'mark_unpaid') => command('settings', { afterRetries })
export const advance = (days: number) => command('advance', { days })
export const setFaults = (faults: unknown[]) => command('faults', faults)
export const callsOfStripe = async () =>
  (await (await fetch(`${account.url}/_emulator/calls`)).json()) as Record<string, number>

export const cards = {
  good: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  uncharged: '4000 0000 0000 0341',
  asksOnce: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
}

/** Submits the payment form with a card. Returns the intent's status, or the error. */
export async function confirm(clientSecret: string, card: string = cards.good): Promise<string> {
  const { intent, error } = await command('confirm', { clientSecret, card })
  return intent?.status ?? error!.message
}

/** Submits the payment form with a stored card. Returns the intent's status, or the error. */
export async function confirmStored(clientSecret: string, paymentMethod: string): Promise<string> {
  const { intent, error } = await command('confirm', { clientSecret, paymentMethod })
  return intent?.status ?? error!.message
}

/** Completes the bank's authentication. */
export async function authenticate(clientSecret: string, authentication: 'succeeded' | 'failed'): Promise<string> {
  const { intent, error } = await command('confirm', { clientSecret, authentication })
  return intent?.status ?? error!.message
}

/** Cache of the account's events, which never change. */
const heard: Stripe.Event[] = []

/** Returns all events, oldest first. */
export async function events(): Promise<Stripe.Event[]> {
  const fresh: Stripe.Event[] = []
  for await (const event of stripe.events.list({ limit: 20 })) {
    if (event.id === heard.at(-1)?.id) break
    fresh.push(event)
  }
  heard.push(...fresh.toReversed())
  return [...heard]
}

interface Delivery {
  base64?: boolean
  signature?: string
}

/** Builds a webhook request as API Gateway forwards it. */
export function delivery(event: unknown, { base64 = false, signature }: Delivery = {}) {
  const { method, path } = calls.stripeWebhook
  const payload = typeof event === 'string' ? event : JSON.stringify(event)
  return buildEvent({
    method,
    route: `${method} ${path}`,
    path,
    headers: {
      'content-type': base64 ? 'application/octet-stream' : 'application/json; charset=utf-8',
      [originSecretHeader]: process.env.ORIGIN_SECRET!,
      'stripe-signature': signature ?? signEvent(payload, webhookSecret),
    },
    body: Buffer.from(payload),
    sourceIp: '127.0.0.1',
  })
}

type Person = Awaited<ReturnType<typeof aUser>>

/** Invokes a call and returns its status with the reply or message. */
async function asked<Schema extends v.GenericSchema>(call: Promise<APIGatewayProxyStructuredResultV2>, schema: Schema) {
  const { statusCode, body = '' } = await call
  const isReply = statusCode === 200
  // Tests read only the message of an error.
  const reply = (isReply ? v.parse(schema, JSON.parse(body)) : {}) as v.InferOutput<Schema>
  return { status: statusCode, reply, message: isReply ? '' : body }
}

export const subscribe = ({ ask }: Person, priceId: string) =>
  asked(createSubscription(ask({ priceId })), PaymentSession)
export const sync = ({ ask }: Person) => asked(syncSubscription(ask({})), User)
export const openPortal = ({ ask }: Person) => asked(billingPortal(ask({})), Portal)
export const receive = (...given: Parameters<typeof delivery>) => asked(stripeWebhook(delivery(...given)), v.object({}))

/** Creates a user who pays for a plan with a card. */
export async function aPayingUser(priceId: string, card = cards.good) {
  const person = await aUser()
  const { reply } = await subscribe(person, priceId)
  await confirm(reply.clientSecret, card)
  if (reply.clientSecret && card === cards.asksAlways) await authenticate(reply.clientSecret, 'succeeded')
  await sync(person)
  const customerId = (await findSubscriber(person.user.id))?.customerId ?? ''
  return { ...person, customerId }
}

/** Sets the number of estimates that a user has used in the month of a date. */
export const useUp = ({ user }: Person, used: number, date = new Date()) =>
  put({ ...key.quota(user.id, monthOf(date)), used })

/** Returns the customer's credit in cents. */
export async function creditOf(customer: string): Promise<number> {
  return 0 - ((await stripe.customers.retrieve(customer)) as Stripe.Customer).balance
}

/** Returns the customer's newest subscription. */
export async function subscriptionOf(customer: string): Promise<Stripe.Subscription> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })
  return data[0]!
}

/** Returns the live subscription at Stripe: `active price_tier1`. */
export async function inForce(customer: string): Promise<string[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return data
    .filter(({ status }) => ['active', 'past_due', 'trialing'].includes(status))
    .map(({ status, items }) => `${status} ${items.data[0]?.price.id}`)
}

/** Returns the customer's payments in cents, newest first. */
export async function paid(customer: string): Promise<number[]> {
  const { data } = await stripe.invoices.list({ customer, limit: 100 })
  return data.filter(({ status }) => status === 'paid').map((invoice) => invoice.amount_paid)
}

/** Presses a button on the portal page. */
export const press = (url: string, action: string, card = '') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action, card }) })

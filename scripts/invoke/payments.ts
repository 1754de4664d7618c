import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import type { Client } from '#scripts/estimate/client'
import { signEvent } from '#emulators/stripe/webhooks'

/** Placeholder in samples for a signature, which is valid for five minutes only. */
const placeholder = 'SIGNATURE'

/** Signs the event if it has the placeholder. */
export function signed<Event extends Partial<APIGatewayProxyEventV2>>(event: Event, secret: string): Event {
  if (event.headers?.['stripe-signature'] !== placeholder) return event
  const payload = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8').toString()
  return { ...event, headers: { ...event.headers, 'stripe-signature': signEvent(payload, secret) } }
}

const Config = v.object({ prices: v.object({ tier1: v.string() }) })

export async function priceOf(url: string): Promise<string> {
  const response = await fetch(`${url}/config.json`)
  return v.parse(Config, await response.json()).prices.tier1
}

const Confirmed = v.object({ intent: v.object({ customer: v.string() }) })

/** Makes the client's user a customer. With the emulator the customer has paid, and the id is returned. */
export async function makeCustomer(client: Client, priceId: string, emulator?: string): Promise<string | null> {
  const { clientSecret } = await client.ask('createSubscription', { body: { priceId } })
  if (!emulator) return null
  const body = JSON.stringify({ clientSecret, card: '4242424242424242' })
  const response = await fetch(`${emulator}/_emulator/confirm`, { method: 'POST', body })
  return v.parse(Confirmed, await response.json()).intent.customer
}

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { Stripe } from 'stripe'
import * as v from 'valibot'
import { subscriptionRefusals } from '#contract/subscription'
import { env } from '#functions/lib/config'
import { described, log } from '#functions/lib/log'
import { refuse } from '#functions/lib/refusal'

const secretName = env('STRIPE_SECRET_NAME')
const host = env('STRIPE_HOST')
const port = env('STRIPE_PORT')
const protocol = v.parse(v.picklist(['http', 'https']), env('STRIPE_PROTOCOL'))

const Secrets = v.object({
  secretKey: v.pipe(v.string(), v.nonEmpty('Stripe has no secret key yet')),
  webhookSecret: v.string(),
})

interface Payments {
  stripe: Stripe
  webhookSecret: string
}

const secretsManager = new SecretsManagerClient({})
let reading: Promise<Payments> | null = null

/** Stripe's client and the secret of its webhook, read once a container; after a failure, the next call reads again. */
export function payments(): Promise<Payments> {
  reading ??= read().catch((error: unknown) => {
    reading = null
    throw error
  })
  return reading
}

async function read(): Promise<Payments> {
  const { SecretString = '' } = await secretsManager.send(new GetSecretValueCommand({ SecretId: secretName }))
  const { secretKey, webhookSecret } = v.parse(Secrets, JSON.parse(SecretString))
  if (protocol === 'http' && secretKey.startsWith('sk_live')) throw new Error('A live key is never sent in clear')
  // Two tries of eight seconds end before the API gives up on the call.
  const stripe = new Stripe(secretKey, { host, port, protocol, timeout: 8_000, maxNetworkRetries: 1, telemetry: false })
  return { stripe, webhookSecret }
}

/** Asks Stripe. Throws a 503 sentence where it cannot be reached, throttles or fails. */
export async function askStripe<T>(act: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { stripe } = await payments()
  try {
    return await act(stripe)
  } catch (error) {
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAPIError ||
      // The next try has another key (`attempts.ts`).
      error instanceof Stripe.errors.StripeIdempotencyError
    if (!isAway) throw error
    log.error('payments away', described(error))
    throw refuse.busy(subscriptionRefusals.unreachable, { retryAfter: 60 })
  }
}

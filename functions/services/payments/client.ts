import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { Stripe } from 'stripe'
import * as v from 'valibot'
import { subscriptionRefusals } from '#contract/subscription'
import type { PaymentLock } from '#functions/data/subscribers'
import { env } from '#functions/lib/config'
import { describeError, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { Refusal, refuse } from '#functions/lib/refusal'
import { requestTimeouts } from '#functions/lib/request-timeouts'

const secretName = env('STRIPE_SECRET_NAME')
const host = env('STRIPE_HOST')
const port = env('STRIPE_PORT')
const protocol = v.parse(v.picklist(['http', 'https']), env('STRIPE_PROTOCOL'))

const Secrets = v.object({
  secretKey: v.pipe(v.string(), v.nonEmpty('Stripe has no secret key yet')),
  webhookSecret: v.string(),
})
type Secrets = v.InferOutput<typeof Secrets>

const secretsManager = new SecretsManagerClient({ requestHandler: requestTimeouts })
let reading: Promise<Secrets> | null = null

/**
 * Returns Stripe's secret key and webhook secret, read once per container. After a failure, the next invocation reads
 * them again.
 */
export function secrets(): Promise<Secrets> {
  reading ??= read().catch((error: unknown) => {
    reading = null
    throw error
  })
  return reading
}

async function read(): Promise<Secrets> {
  const { SecretString = '' } = await secretsManager.send(new GetSecretValueCommand({ SecretId: secretName }))
  const read = v.parse(Secrets, JSON.parse(SecretString))
  if (protocol === 'http' && read.secretKey.startsWith('sk_live')) throw new Error('A live key is never sent in clear')
  return read
}

/** Two attempts of eight seconds end before the API's timeout. */
const requestLimits = { timeout: 8_000, maxNetworkRetries: 1 }

/**
 * Returns Stripe's client. Every request that changes something, and every retry of one, requires that the lock is held
 * for as long as the request may take: a frozen Lambda may resume minutes later, when the lock belongs to another one.
 * Such a request without a lock is a bug.
 */
export const createClient = (lock: PaymentLock | null, secretKey: string): Stripe =>
  new Stripe(secretKey, { host, port, protocol, ...requestLimits, telemetry: false, httpClient: guard(lock) })

/** POST requests that change nothing. */
const reads = new Set(['/v1/invoices/create_preview', '/v1/billing_portal/sessions'])

function guard(lock: PaymentLock | null): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (host, port, path, method, headers, data, protocol, timeoutMs) => {
      if (method !== 'GET' && !reads.has(path)) assertHeld(lock, timeoutMs)
      return client.makeRequest(host, port, path, method, headers, data, protocol, timeoutMs)
    },
  }
}

class NotLocked extends Error {
  override readonly name = 'NotLocked'
}

function assertHeld(lock: PaymentLock | null, timeoutMs: number): void {
  if (!lock) throw new NotLocked('Nothing is changed at Stripe without the payment lock')
  if (Date.now() + timeoutMs > lock.deadline.getTime()) throw refuse.conflict(subscriptionRefusals.inProgress)
}

/**
 * Runs `act` with Stripe's client. Changes at Stripe require a payment lock. Throws 503 if Stripe is unreachable,
 * throttles or fails, and 409 if the lock is lost.
 */
export async function askStripe<T>(act: (stripe: Stripe) => Promise<T>, lock: PaymentLock | null = null): Promise<T> {
  const { secretKey } = await secrets()
  try {
    return await act(createClient(lock, secretKey))
  } catch (error) {
    // The SDK wraps errors of the guard.
    const detail = error instanceof Stripe.errors.StripeConnectionError ? error.detail : null
    if (detail instanceof Refusal || detail instanceof NotLocked) throw detail
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAPIError ||
      // The next attempt uses another key (`attempts.ts`).
      error instanceof Stripe.errors.StripeIdempotencyError
    if (!isAway) throw error
    log.error(logEvents.paymentsUnavailable, describeError(error))
    throw refuse.busy(subscriptionRefusals.unreachable, { retryAfter: 60 })
  }
}

/** True if a request failed because its customer was deleted at Stripe, or never existed. */
export const isMissingCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer'

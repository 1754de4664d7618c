import { Stripe } from 'stripe'
import { countAttempt } from '#functions/data/subscribers'

/**
 * Makes a request at Stripe idempotent: `make` must send the given key. Stripe repeats its first response to a key,
 * even if it was a failure of Stripe's own, and rejects the key for any other request. In both cases the next attempt
 * uses another key. A 409 means that an earlier attempt with this key is still running.
 */
export async function makeOnce<T>(
  { id, attempt }: { id: string; attempt: number },
  what: string,
  make: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  try {
    return await make({ idempotencyKey: `${what}:${id}:${attempt}` })
  } catch (error) {
    const { StripeAPIError, StripeIdempotencyError } = Stripe.errors
    const isFailure = error instanceof StripeAPIError && error.statusCode !== 409
    if (isFailure || error instanceof StripeIdempotencyError) await countAttempt(id)
    throw error
  }
}

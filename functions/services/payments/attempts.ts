import { Stripe } from 'stripe'
import { countAttempt } from '#functions/data/subscribers'

/**
 * Makes something at Stripe once, however often it is tried: `make` is given the key to send. Stripe responds to a key as
 * it did the first time, also with a failure of its own, and rejects it for anything else: after these the next try has
 * another key. A 409 is neither: an earlier try with this key still runs.
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

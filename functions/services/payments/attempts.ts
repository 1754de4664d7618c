import { Stripe } from 'stripe'
import { countAttempt } from '#functions/data/subscribers'

/**
 * Makes something at Stripe once, however often it is tried: `make` is given the key to send. Stripe answers a key as
 * it did the first time, failures of its own too, and refuses it for anything else: after these the next try has
 * another key.
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
    if (error instanceof StripeAPIError || error instanceof StripeIdempotencyError) await countAttempt(id)
    throw error
  }
}

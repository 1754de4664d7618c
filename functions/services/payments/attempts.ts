import { Stripe } from 'stripe'
import { countAttempt } from '#functions/data/subscribers'

/**
 * Makes something at Stripe once, however often it is tried: `make` is given the key to send. Stripe answers a key as
 * it did the first time, failures of its own too, so after one of these the next try has another key.
 */
export async function makeOnce<T>(
  { id, attempt }: { id: string; attempt: number },
  what: string,
  make: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  try {
    return await make({ idempotencyKey: `${what}:${id}:${attempt}` })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAPIError) await countAttempt(id)
    throw error
  }
}

import { Stripe } from 'stripe'
import { refuse } from '#functions/lib/refusal'
import { payments } from './client'

/**
 * The customer that a signed event is about; null for an event about none. Throws a 400 sentence for what Stripe did
 * not sign, or signed more than five minutes ago.
 */
export async function customerOf(rawBody: Buffer, signature: string): Promise<string | null> {
  const { stripe, webhookSecret } = await payments()
  try {
    const event = await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret)
    const { object } = event.data
    const customer = 'customer' in object ? object.customer : null
    return typeof customer === 'string' ? customer : (customer?.id ?? null)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw refuse.invalid('This event was not signed by Stripe.')
    }
    throw error
  }
}

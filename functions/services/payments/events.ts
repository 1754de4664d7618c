import { Stripe } from 'stripe'
import * as v from 'valibot'
import { refuse } from '#functions/lib/refusal'
import { clientUnder, secrets } from './client'

/** All that is read of an event: its other words follow the endpoint's version, and Stripe itself knows better. */
const AboutCustomer = v.object({ data: v.object({ object: v.object({ customer: v.string() }) }) })

/**
 * The customer that a signed event is about; null for an event about none. Throws a 400 sentence for what Stripe did
 * not sign, or signed more than five minutes ago.
 */
export async function customerOf(rawBody: Buffer, signature: string): Promise<string | null> {
  const { secretKey, webhookSecret } = await secrets()
  try {
    const event = await clientUnder(null, secretKey).webhooks.constructEventAsync(rawBody, signature, webhookSecret)
    const { success, output } = v.safeParse(AboutCustomer, event)
    return success ? output.data.object.customer : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw refuse.invalid("The event's signature is not valid.")
    }
    throw error
  }
}

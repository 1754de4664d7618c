import { Stripe } from 'stripe'
import * as v from 'valibot'
import { refuse } from '#functions/lib/refusal'
import { createClient, secrets } from './client'

/**
 * The only field that is read from an event. Other fields depend on the endpoint's API version, so the state is read
 * from Stripe instead.
 */
const CustomerEvent = v.object({ data: v.object({ object: v.object({ customer: v.string() }) }) })

/**
 * Returns the customer of a signed event, or null if it has none. Throws 400 for an event that Stripe did not sign, or
 * signed more than five minutes ago.
 */
export async function verifyEvent(rawBody: Buffer, signature: string): Promise<string | null> {
  const { secretKey, webhookSecret } = await secrets()
  try {
    const event = await createClient(null, secretKey).webhooks.constructEventAsync(rawBody, signature, webhookSecret)
    const { success, output } = v.safeParse(CustomerEvent, event)
    return success ? output.data.object.customer : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw refuse.invalid("The event's signature is not valid.")
    }
    throw error
  }
}

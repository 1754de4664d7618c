import * as calls from '#contract/calls'
import { handleWebhook } from '#functions/http/handle'
import { verifyEvent } from '#functions/services/payments/events'
import { syncSubscription } from '#functions/services/payments/sync'

/** Uses only the customer of the event. The sync reads everything else from Stripe. */
export const handler = handleWebhook(calls.stripeWebhook, async (rawBody, signature) => {
  const customerId = await verifyEvent(rawBody, signature)
  if (customerId) await syncSubscription(customerId, new Date())
})

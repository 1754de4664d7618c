import * as calls from '#contract/calls'
import { subscriptionRefusals } from '#contract/subscription'
import { consume } from '#functions/data/rate-limits'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'
import { tierOf } from '#functions/services/payments/prices'
import { openPaymentSession } from '#functions/services/payments/payment-session'

export const handler = handle(calls.createSubscription, async ({ body: { priceId }, user, now }) => {
  if (!tierOf(priceId)) throw refuse.invalid(subscriptionRefusals.unknownPrice)
  if (user.subscriptionTier === 'custom') throw refuse.conflict(subscriptionRefusals.customPlan)
  await consume('paymentSessionsPerUser', user.id, now)
  return openPaymentSession(user.id, priceId, now)
})

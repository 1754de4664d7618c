import { calls } from '#contract/calls'
import { subscriptionRefusals } from '#contract/subscription'
import { findSubscriber } from '#functions/data/subscribers'
import { env } from '#functions/lib/config'
import { handle } from '#functions/lib/handle'
import { refuse } from '#functions/lib/refusal'
import { askStripe } from '#functions/services/payments/client'

const returnUrl = `${env('SITE_ORIGIN')}/pricing?account`

export const handler = handle(calls.billingPortal, async ({ user }) => {
  const subscriber = await findSubscriber(user.id)
  const customer = subscriber?.customerId
  if (!customer) throw refuse.conflict(subscriptionRefusals.noSubscription)
  const { url } = await askStripe((stripe) => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))
  return { url }
})

import * as calls from '#contract/calls'
import { subscriptionRefusals } from '#contract/subscription'
import { consume } from '#functions/data/rate-limits'
import { findSubscriber } from '#functions/data/subscribers'
import { env } from '#functions/lib/config'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'
import { askStripe, isMissingCustomer } from '#functions/services/payments/client'

const returnUrl = `${env('SITE_ORIGIN')}/pricing?account`

export const handler = handle(calls.billingPortal, async ({ user, now }) => {
  const subscriber = await findSubscriber(user.id)
  const customer = subscriber?.customerId
  if (!customer) throw refuse.conflict(subscriptionRefusals.noSubscription)
  await consume('billingPortalsPerUser', user.id, now)
  try {
    const opened = await askStripe((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
    )
    return { url: opened.url }
  } catch (error) {
    throw isMissingCustomer(error) ? refuse.conflict(subscriptionRefusals.noSubscription) : error
  }
})

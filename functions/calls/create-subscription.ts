import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls'
import { subscriptionRefusals } from '#contract/subscription'
import { findSubscriber, releasePaymentLock, takePaymentLock } from '#functions/data/subscribers'
import { handle } from '#functions/lib/handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { askStripe } from '#functions/services/payments/client'
import { tierOf } from '#functions/services/payments/prices'
import { paymentSession } from '#functions/services/payments/subscribe'

/** How often a second tab asks whether the first is done, half a second apart. */
const patience = 12

export const handler = handle(calls.createSubscription, async ({ body: { priceId }, user, now }) => {
  if (!tierOf(priceId)) throw refuse.invalid(subscriptionRefusals.unknownPrice)
  if (user.subscriptionTier === 'custom') throw refuse.conflict(subscriptionRefusals.agreedPlan)

  const token = newId(now)
  for (let asked = 0; !(await takePaymentLock(user.id, token, new Date())); asked++) {
    if (asked === patience) throw refuse.conflict(subscriptionRefusals.inProgress)
    await wait(500)
  }
  try {
    const subscriber = await findSubscriber(user.id)
    return await askStripe((stripe) => paymentSession(stripe, subscriber!, priceId, now))
  } finally {
    await releasePaymentLock(user.id, token)
  }
})

import * as calls from '#contract/calls'
import { consume } from '#functions/data/rate-limits'
import { findCaller } from '#functions/data/sessions'
import { findSubscriber } from '#functions/data/subscribers'
import { describeUserAt } from '#functions/data/users'
import { handle } from '#functions/http/handle'
import { syncSubscription } from '#functions/services/payments/sync'

export const handler = handle(calls.syncSubscription, async ({ user, used, sessionId, now }) => {
  const subscriber = await findSubscriber(user.id)
  if (subscriber?.customerId) {
    await consume('planSyncsPerUser', user.id, now)
    await syncSubscription(subscriber.customerId, now)
  }
  // Read again, because the plan and the count may have changed during the sync.
  const after = (await findCaller(sessionId, now)) ?? { user, used }
  return describeUserAt(after.user, after.used, now)
})

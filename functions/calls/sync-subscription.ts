import * as calls from '#contract/calls'
import { monthOf } from '#domain/estimate/quota'
import { consume } from '#functions/data/rate-limits'
import { findCaller } from '#functions/data/sessions'
import { findSubscriber } from '#functions/data/subscribers'
import { describeUser } from '#functions/data/users'
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
  return describeUser(after.user, after.used[monthOf(now)] ?? 0)
})

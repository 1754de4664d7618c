import { calls } from '#contract/calls'
import { monthOf } from '#domain/quota'
import { findSubscriber } from '#functions/data/subscribers'
import { describeUser, findUser } from '#functions/data/users'
import { handle } from '#functions/lib/handle'
import { syncSubscription } from '#functions/services/payments/sync'

export const handler = handle(calls.syncSubscription, async ({ user, used, now }) => {
  const subscriber = await findSubscriber(user.id)
  if (subscriber?.customerId) await syncSubscription(subscriber.customerId)
  return describeUser((await findUser(user.id)) ?? user, used[monthOf(now)] ?? 0)
})

import { calls } from '#contract/calls'
import { findSubscriber } from '#functions/data/subscribers'
import { describeUser, findUser, readUsed } from '#functions/data/users'
import { handle } from '#functions/lib/handle'
import { syncSubscription } from '#functions/services/payments/sync'

export const handler = handle(calls.syncSubscription, async ({ user, now }) => {
  const subscriber = await findSubscriber(user.id)
  if (subscriber?.customerId) await syncSubscription(subscriber.customerId)
  return describeUser((await findUser(user.id)) ?? user, await readUsed(user.id, now))
})

import { calls } from '#contract/calls'
import { removeAccount, startDeletion } from '#functions/data/accounts'
import { confirmPassword } from '#functions/lib/confirm-password'
import { handle } from '#functions/lib/handle'
import { endSubscriptions } from '#functions/services/payments/end-subscriptions'

/** Safe to repeat where it died half way: the account itself goes last. */
export const handler = handle(calls.deleteAccount, async ({ body, user, sessionId, now }) => {
  await confirmPassword(user, body.password, sessionId, now)

  const customerId = await endSubscriptions(user.id, () => startDeletion(user, now))
  await removeAccount(user, customerId)
  return {}
})

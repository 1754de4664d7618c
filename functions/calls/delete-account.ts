import * as calls from '#contract/calls'
import { deleteData, deleteProfile, deletionProgress, startDeletion } from '#functions/data/accounts'
import { confirmPassword } from '#functions/http/confirm-password'
import { handle } from '#functions/http/handle'
import { endSubscriptions } from '#functions/services/payments/end-subscriptions'

/** Time reserved for what follows the deletion of the data, in milliseconds. */
const lastStepMs = 5_000

/** Safe to repeat. Large accounts take several requests, each of which continues where the previous one stopped. */
export const handler = handle(calls.deleteAccount, async ({ body, user, sessionId, now, deadline }) => {
  await confirmPassword(user, body.password, sessionId, now)

  const customerId = await endSubscriptions(user.id, () => startDeletion(user, now))
  const isDone = await deleteData(user.id, new Date(deadline.getTime() - lastStepMs))
  if (!isDone) return { joining: { job: user.id, progress: await deletionProgress(user.id) } }
  await deleteProfile(user, customerId)
  return {}
})

import { passwordChangedMeanwhile } from '#contract/account'
import { calls } from '#contract/calls'
import { changePassword } from '#functions/data/accounts'
import { handle } from '#functions/lib/handle'
import { hashPassword } from '#functions/lib/password'
import { refuse } from '#functions/lib/refusal'
import { confirmPassword } from '#functions/services/confirm-password'

export const handler = handle(calls.changePassword, async ({ body, user, session, address, now }) => {
  await confirmPassword(user, body.currentPassword, address, now)

  const isChanged = await changePassword(user, await hashPassword(body.newPassword), session)
  if (!isChanged) throw refuse.conflict(passwordChangedMeanwhile)
  return {}
})

import { passwordJustChanged } from '#contract/account'
import * as calls from '#contract/calls'
import { guessablePassword } from '#contract/credentials'
import { changePassword } from '#functions/data/accounts'
import { isGuessable } from '#functions/lib/common-passwords'
import { confirmPassword } from '#functions/http/confirm-password'
import { handle } from '#functions/http/handle'
import { hashPassword } from '#functions/lib/password'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.changePassword, async ({ body, user, sessionId, now }) => {
  if (isGuessable(body.newPassword, user.email)) throw refuse.invalid(guessablePassword)
  await confirmPassword(user, body.currentPassword, sessionId, now)

  const isChanged = await changePassword(user, await hashPassword(body.newPassword), sessionId, now)
  if (!isChanged) throw refuse.conflict(passwordJustChanged)
  return {}
})

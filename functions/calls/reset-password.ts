import * as calls from '#contract/calls'
import { guessablePassword } from '#contract/credentials'
import { linkNotFound } from '#contract/mail'
import { findMailToken } from '#functions/data/mail-tokens'
import { consume } from '#functions/data/rate-limits'
import { resetPassword } from '#functions/data/recovery'
import { createSession } from '#functions/data/sessions'
import { describeUser, findUser, readUsed } from '#functions/data/users'
import { isGuessable } from '#functions/lib/common-passwords'
import { handle } from '#functions/http/handle'
import { hashPassword } from '#functions/lib/password'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.resetPassword, async ({ body, clientIp, now }) => {
  await consume('mailLinksPerIp', clientIp, now)
  const token = await findMailToken('reset', body.token, now)
  if (!token) throw refuse.notFound(linkNotFound)
  if (isGuessable(body.newPassword, token.email)) throw refuse.invalid(guessablePassword)

  const isReset = await resetPassword(token, await hashPassword(body.newPassword), now)
  const user = isReset ? await findUser(token.userId) : null
  if (!user) throw refuse.notFound(linkNotFound)

  const [sessionId, used] = await Promise.all([createSession(user.id, now, user.sessionEpoch), readUsed(user.id, now)])
  return { sessionId, user: describeUser(user, used) }
})

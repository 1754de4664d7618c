import * as calls from '#contract/calls'
import { wrongCredentials } from '#contract/credentials'
import { createSession } from '#functions/data/sessions'
import { consumeAll, refund } from '#functions/data/rate-limits'
import { describeUser, findUserByEmail, readUsed, replaceHash } from '#functions/data/users'
import { hashEmail } from '#functions/data/email-hash'
import { handle } from '#functions/http/handle'
import { hashPassword, isOutdated, verifyPassword } from '#functions/lib/password'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.login, async ({ body, clientIp, now }) => {
  // Counted before the password is verified, so that concurrent guesses are all counted.
  const email = hashEmail(body.email)
  const consumed = await consumeAll(
    {
      // Narrowest first, so that its rejections do not use up the others.
      failedSignInsPerEmailAndIp: `${email}#${clientIp}`,
      failedSignInsPerIp: clientIp,
      failedSignInsPerEmail: email,
    },
    now,
  )

  const user = await findUserByEmail(body.email)
  const isRight = await verifyPassword(body.password, user?.passwordHash ?? null)
  if (!user || !isRight) throw refuse.wrongCredentials(wrongCredentials)

  await refund(...consumed)
  if (isOutdated(user.passwordHash)) await replaceHash(user, await hashPassword(body.password))
  const [sessionId, used] = await Promise.all([createSession(user.id, now, user.sessionEpoch), readUsed(user.id, now)])
  return { sessionId, user: describeUser(user, used) }
})

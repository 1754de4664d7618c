import * as calls from '#contract/calls'
import { guessablePassword, emailTaken } from '#contract/credentials'
import { readCarriedQuota } from '#functions/data/carried-quota'
import { createSession } from '#functions/data/sessions'
import { buildMail } from '#functions/data/mails'
import { consumeAll } from '#functions/data/rate-limits'
import { type UserRecord, createUser, describeUser, findUserByEmail } from '#functions/data/users'
import { isGuessable } from '#functions/lib/common-passwords'
import { handle } from '#functions/http/handle'
import { newId } from '#functions/lib/ids'
import { hashPassword } from '#functions/lib/password'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.register, async ({ body, clientIp, now }) => {
  if (isGuessable(body.password, body.email)) throw refuse.invalid(guessablePassword)
  await consumeAll({ registrationsPerIpHourly: clientIp, registrationsPerIpDaily: clientIp }, now)
  if (await findUserByEmail(body.email)) throw refuse.emailTaken(emailTaken)

  const { password, ...person } = body
  const user: UserRecord = {
    ...person,
    id: newId(now),
    passwordHash: await hashPassword(password),
    subscriptionTier: 'free',
    subscription: null,
    createdAt: now.toISOString(),
    sessionEpoch: 0,
  }
  const used = await readCarriedQuota(user.email, now)
  if (!(await createUser(user, used, buildMail({ kind: 'verification', userId: user.id }, now))))
    throw refuse.emailTaken(emailTaken)

  return { sessionId: await createSession(user.id, now), user: describeUser(user, used) }
})

import * as calls from '#contract/calls'
import { sessionEnded } from '#contract/credentials'
import { sendsNoMail } from '#contract/mail'
import { hashEmail } from '#functions/data/email-hash'
import { isMailOn } from '#functions/data/mails'
import { consumeAll } from '#functions/data/rate-limits'
import { requestEmailChange } from '#functions/data/recovery'
import { describeUserAt } from '#functions/data/users'
import { confirmPassword } from '#functions/http/confirm-password'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

/** Does not say if the new email is taken: only someone who gets its mail learns that. */
export const handler = handle(calls.changeEmail, async ({ body, user, used, sessionId, now }) => {
  if (!isMailOn) throw refuse.notFound(sendsNoMail)
  await confirmPassword(user, body.password, sessionId, now)
  await consumeAll({ verificationsPerUser: user.id, verificationsPerEmail: hashEmail(body.email) }, now)
  const changed = await requestEmailChange(user, body.email, now)
  if (!changed) throw refuse.signedOut(sessionEnded)
  return describeUserAt(changed, used, now)
})

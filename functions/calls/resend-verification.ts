import * as calls from '#contract/calls'
import { sendsNoMail } from '#contract/mail'
import { hashEmail } from '#functions/data/email-hash'
import { isMailOn, queueMail } from '#functions/data/mails'
import { consumeAll } from '#functions/data/rate-limits'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.resendVerification, async ({ user, now }) => {
  if (!isMailOn) throw refuse.notFound(sendsNoMail)
  const email = hashEmail(user.pendingEmail ?? user.email)
  await consumeAll({ verificationsPerUser: user.id, verificationsPerEmail: email }, now)
  await queueMail({ kind: 'verification', userId: user.id }, now)
  return {}
})

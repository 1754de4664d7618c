import * as calls from '#contract/calls'
import { sendsNoMail } from '#contract/mail'
import { hashEmail } from '#functions/data/email-hash'
import { isMailOn, queueMail } from '#functions/data/mails'
import { consumeAll } from '#functions/data/rate-limits'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

/**
 * Does the same for every email, with an account or without, so that neither the response nor its time reveals one. The
 * function that sends the mail looks for the account.
 */
export const handler = handle(calls.requestPasswordReset, async ({ body, clientIp, now }) => {
  if (!isMailOn) throw refuse.notFound(sendsNoMail)
  await consumeAll({ passwordResetsPerIp: clientIp, passwordResetsPerEmail: hashEmail(body.email) }, now)
  await queueMail({ kind: 'reset', email: body.email }, now)
  return {}
})

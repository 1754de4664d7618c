import * as calls from '#contract/calls'
import { linkNotFound } from '#contract/mail'
import { findMailToken } from '#functions/data/mail-tokens'
import { consume } from '#functions/data/rate-limits'
import { confirmEmail } from '#functions/data/recovery'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

/** Needs no session, because the mail may be opened on another device. */
export const handler = handle(calls.verifyEmail, async ({ body, clientIp, now }) => {
  await consume('mailLinksPerIp', clientIp, now)
  const token = await findMailToken('verification', body.token, now)
  if (!token || !(await confirmEmail(token, now))) throw refuse.notFound(linkNotFound)
  return {}
})

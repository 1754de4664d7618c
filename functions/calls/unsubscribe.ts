import * as calls from '#contract/calls'
import { defaultNotices, unsubscribeNotFound } from '#contract/mail'
import { consume } from '#functions/data/rate-limits'
import { findUser, saveNotices } from '#functions/data/users'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'
import { parseUnsubscribeToken } from '#functions/lib/unsubscribe-token'

/** RFC 8058: one POST by the mail program, without a session. Safe to repeat. */
export const handler = handle(calls.unsubscribe, async ({ params, clientIp, now }) => {
  await consume('mailLinksPerIp', clientIp, now)
  const token = parseUnsubscribeToken(params.token)
  const user = token && (await findUser(token.userId))
  if (!user) throw refuse.notFound(unsubscribeNotFound)
  await saveNotices(user.id, { ...defaultNotices, ...user.notices, [token.notice]: false })
  return {}
})

import * as calls from '#contract/calls'
import { sessionEnded } from '#contract/credentials'
import { describeUserAt, saveNotices } from '#functions/data/users'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.saveNotices, async ({ body, user, used, now }) => {
  const saved = await saveNotices(user.id, body)
  if (!saved) throw refuse.signedOut(sessionEnded)
  return describeUserAt(saved, used, now)
})

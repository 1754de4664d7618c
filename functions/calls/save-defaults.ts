import * as calls from '#contract/calls'
import { sessionEnded } from '#contract/credentials'
import { describeUserAt, saveDefaults, saveSender } from '#functions/data/users'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.saveDefaults, async ({ body, user, used, now }) => {
  const { sender, ...defaults } = body
  if (sender !== undefined) await saveSender(user.id, sender)
  const saved = await saveDefaults(user.id, defaults)
  if (!saved) throw refuse.signedOut(sessionEnded)
  return describeUserAt(saved, used, now)
})

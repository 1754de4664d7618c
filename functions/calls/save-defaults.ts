import * as calls from '#contract/calls'
import { sessionEnded } from '#contract/credentials'
import { monthOf } from '#domain/quota'
import { describeUser, saveDefaults } from '#functions/data/users'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.saveDefaults, async ({ body, user, used, now }) => {
  const saved = await saveDefaults(user.id, body)
  if (!saved) throw refuse.signedOut(sessionEnded)
  return describeUser(saved, used[monthOf(now)] ?? 0)
})

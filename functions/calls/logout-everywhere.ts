import * as calls from '#contract/calls'
import { endSessions } from '#functions/data/accounts'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.logoutEverywhere, async ({ user }) => {
  await endSessions(user.id)
  return {}
})

import * as calls from '#contract/calls'
import { deleteSession } from '#functions/data/sessions'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.logout, async ({ sessionId }) => {
  await deleteSession(sessionId)
  return {}
})

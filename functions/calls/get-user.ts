import { calls } from '#contract/calls'
import { describeUser } from '#functions/data/users'
import { handle } from '#functions/lib/handle'

export const handler = handle(calls.getUser, async ({ user, sessionEndsAt, now }) => ({
  ...(await describeUser(user, now)),
  sessionEndsAt: sessionEndsAt.toISOString(),
}))

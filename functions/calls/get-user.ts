import * as calls from '#contract/calls'
import { describeUserAt } from '#functions/data/users'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.getUser, async ({ user, used, sessionEndsAt, now }) => ({
  ...describeUserAt(user, used, now),
  sessionEndsAt: sessionEndsAt.toISOString(),
}))

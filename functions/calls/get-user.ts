import * as calls from '#contract/calls'
import { monthOf } from '#domain/estimate/quota'
import { describeUser } from '#functions/data/users'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.getUser, async ({ user, used, sessionEndsAt, now }) => ({
  ...describeUser(user, used[monthOf(now)] ?? 0),
  sessionEndsAt: sessionEndsAt.toISOString(),
}))

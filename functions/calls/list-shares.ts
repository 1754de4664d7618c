import * as calls from '#contract/calls'
import { listShares } from '#functions/data/shares'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.listShares, async ({ user }) => (await listShares(user.id)).shares)

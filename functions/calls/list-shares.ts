import * as calls from '#contract/calls'
import { listShares } from '#functions/data/shares'
import { handle } from '#functions/lib/handle'

export const handler = handle(calls.listShares, async ({ user }) => (await listShares(user.id)).shares)

import { calls } from '#contract/calls'
import { listHistory } from '#functions/data/history'
import { handle } from '#functions/lib/handle'

export const handler = handle(calls.estimationHistory, ({ user }) => listHistory(user.id))

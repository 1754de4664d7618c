import * as calls from '#contract/calls'
import { listSavedEstimates } from '#functions/data/saved-estimates'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.listSavedEstimates, ({ user }) => listSavedEstimates(user.id))

import * as calls from '#contract/calls'
import { savedNotFound } from '#contract/saved-estimate'
import { findSavedEstimate } from '#functions/data/saved-estimates'
import { handle } from '#functions/lib/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.getSavedEstimate, async ({ params, user }) => {
  const saved = await findSavedEstimate(user.id, params.id)
  if (!saved) throw refuse.notFound(savedNotFound)
  return saved
})

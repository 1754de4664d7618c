import { calls } from '#contract/calls'
import { savedNotFound } from '#contract/history'
import { findSaved } from '#functions/data/history'
import { handle } from '#functions/lib/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.savedEstimation, async ({ params, user }) => {
  const saved = await findSaved(user.id, params.id)
  if (!saved) throw refuse.notFound(savedNotFound)
  return saved
})

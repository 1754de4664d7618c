import * as calls from '#contract/calls'
import { quotaSpent } from '#contract/plan'
import { limitOf } from '#domain/estimate/quota'
import { duplicateProject } from '#functions/data/duplicates'
import { handle } from '#functions/http/handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.duplicateProject, async ({ params, user, now }) => {
  const copy = { id: newId(now), createdAt: now.toISOString() }
  const isCounted = await duplicateProject(user.id, params.id, copy, limitOf(user), user.subscriptionTier)
  if (!isCounted) throw refuse.overQuota(quotaSpent)
  return { id: copy.id }
})

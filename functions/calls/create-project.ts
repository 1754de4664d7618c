import * as calls from '#contract/calls'
import { quotaSpent } from '#contract/plan'
import { limitOf } from '#domain/quota'
import { createProject } from '#functions/data/projects'
import { handle } from '#functions/http/handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.createProject, async ({ body, user, now }) => {
  const project = { ...body, terms: user.defaults?.terms, id: newId(now), createdAt: now.toISOString() }

  const isCounted = await createProject(user.id, project, limitOf(user), user.subscriptionTier)
  if (!isCounted) throw refuse.overQuota(quotaSpent)

  return { id: project.id }
})

import * as calls from '#contract/calls'
import { quotaSpent } from '#contract/plan'
import { defaultTerms } from '#contract/terms'
import { termsAfter } from '#domain/estimate/last-choices'
import { limitOf } from '#domain/estimate/quota'
import { buildAttempt, findAttempt } from '#functions/data/attempts'
import { createProject, listProjectRecords } from '#functions/data/projects'
import { handle } from '#functions/http/handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.createProject, async ({ body: { attempt, ...body }, user, now }) => {
  const terms = user.defaults?.terms ?? (await lastTerms(user.id))
  const project = { ...body, terms, id: newId(now), createdAt: now.toISOString() }

  const request = { attempt, ...body }
  const marks = attempt ? [buildAttempt(user.id, request, project.id, now)] : []
  const copied = { record: {}, puts: marks }
  if (await createProject(user.id, project, limitOf(user), user.subscriptionTier, copied)) return { id: project.id }
  const id = attempt ? await findAttempt(user.id, request) : null
  if (!id) throw refuse.overQuota(quotaSpent)
  return { id }
})

/** Returns the terms that the person's last project passes on. */
async function lastTerms(userId: string) {
  const [last] = await listProjectRecords(userId, undefined, 1)
  return last ? termsAfter(last.terms) : defaultTerms
}

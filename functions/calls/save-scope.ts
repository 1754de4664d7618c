import * as calls from '#contract/calls'
import { notEstimated, projectNotFound } from '#contract/project'
import { changedTwice } from '#contract/scope'
import { scopeKey } from '#domain/scope'
import { findProject } from '#functions/data/project-view'
import { findProjectRecord } from '#functions/data/projects'
import { consume } from '#functions/data/rate-limits'
import { saveScope } from '#functions/data/scopes'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.saveScope, async ({ body, params, user, now }) => {
  const record = await findProjectRecord(user.id, params.id)
  if (!record) throw refuse.notFound(projectNotFound)
  if (record.status !== 'completed') throw refuse.conflict(notEstimated)
  if (new Set(body.changes.map(scopeKey)).size < body.changes.length) throw refuse.invalid(changedTwice)
  await consume('scopeSavesPerUser', user.id, now)
  await saveScope(user.id, params.id, body)
  const project = await findProject(user.id, params.id, now)
  if (!project) throw refuse.notFound(projectNotFound)
  return project
})

import * as calls from '#contract/calls'
import { changedTwice } from '#contract/scope'
import { scopeKey } from '#domain/scope/scope'
import { viewChanged } from '#functions/data/estimate-saving'
import { requireProjectRecord } from '#functions/data/projects'
import { consume } from '#functions/data/rate-limits'
import { saveScope } from '#functions/data/scopes'
import { requireEstimated } from '#functions/data/versions'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.saveScope, async ({ body, params, user, now }) => {
  await requireEstimated(user.id, params.id)
  if (new Set(body.changes.map(scopeKey)).size < body.changes.length) throw refuse.invalid(changedTwice)
  await consume('scopeSavesPerUser', user.id, now)
  await saveScope(user.id, params.id, body)
  return viewChanged(user.id, await requireProjectRecord(user.id, params.id), now)
})

import * as calls from '#contract/calls'
import { join } from '#functions/jobs/join'
import { buildSubmission } from '#functions/jobs/submission'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.estimate, async ({ body, params, query, user, deadline }) => {
  const submitted = await buildSubmission(user.id, params.id, body)
  const { id: userId, trackRecord } = user
  return join({ kind: 'estimate', userId, trackRecord, projectId: params.id, watching: query.job, submitted }, deadline)
})

import * as calls from '#contract/calls'
import { join } from '#functions/jobs/join'
import { buildRevision } from '#functions/jobs/revision-request'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.revise, async ({ body, params, query, user, now, deadline }) => {
  const submitted = await buildRevision(user.id, params.id, body, now)
  return join({ kind: 'revise', userId: user.id, projectId: params.id, watching: query.job, submitted }, deadline)
})

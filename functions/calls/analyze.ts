import * as calls from '#contract/calls'
import { join } from '#functions/jobs/join'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.analyze, ({ params, query, user, deadline }) =>
  join({ kind: 'analyze', userId: user.id, projectId: params.id, watching: query.job }, deadline),
)

import { calls } from '#contract/calls'
import { join } from '#functions/jobs/join'
import { handle } from '#functions/lib/handle'

export const handler = handle(calls.analyze, ({ params, query, user, until }) =>
  join({ kind: 'analyze', userId: user.id, projectId: params.id, watching: query.job }, until),
)

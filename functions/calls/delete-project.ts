import * as calls from '#contract/calls'
import { deleteProject } from '#functions/data/project-deletion'
import { handle } from '#functions/http/handle'

/** Safe to repeat. The month's count stays: what was estimated has cost an estimate. */
export const handler = handle(calls.deleteProject, async ({ params, user, now }) => {
  await deleteProject(user.id, params.id, now)
  return {}
})

import * as calls from '#contract/calls'
import { deleteProject } from '#functions/data/project-deletion'
import { handle } from '#functions/http/handle'

/** Safe to repeat. The month's count does not fall, because the project has used an estimate. */
export const handler = handle(calls.deleteProject, async ({ params, user, now }) => {
  await deleteProject(user.id, params.id, now)
  return {}
})

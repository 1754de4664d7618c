import * as calls from '#contract/calls'
import { projectNotFound } from '#contract/project'
import { findProject } from '#functions/data/project-view'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.getProject, async ({ params, user, now }) => {
  const project = await findProject(user.id, params.id, now)
  if (!project) throw refuse.notFound(projectNotFound)
  return project
})

import { calls } from '#contract/calls'
import { projectNotFound } from '#contract/project'
import { viewProject } from '#functions/data/project-view'
import { changeSettings } from '#functions/data/projects'
import { handle } from '#functions/lib/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.updateProject, async ({ body, params, user, now }) => {
  const head = await changeSettings(user.id, params.id, body)
  if (!head) throw refuse.notFound(projectNotFound)
  return viewProject(user.id, head, now)
})

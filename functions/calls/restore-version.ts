import * as calls from '#contract/calls'
import { projectNotFound } from '#contract/project'
import { revisedElsewhere } from '#contract/version'
import { findProject } from '#functions/data/project-view'
import { consume } from '#functions/data/rate-limits'
import { restoreVersion } from '#functions/data/version-changes'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.restoreVersion, async ({ body, params, user, now }) => {
  await consume('textChangesPerUser', user.id, now)
  if (!(await restoreVersion(user.id, params.id, body, now))) throw refuse.outdated(revisedElsewhere)
  const project = await findProject(user.id, params.id, now)
  if (!project) throw refuse.notFound(projectNotFound)
  return project
})

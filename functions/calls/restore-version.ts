import * as calls from '#contract/calls'
import { revisedElsewhere } from '#contract/version'
import { requireProject } from '#functions/data/project-view'
import { consume } from '#functions/data/rate-limits'
import { restoreVersion } from '#functions/data/version-changes'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.restoreVersion, async ({ body, params, user, now }) => {
  await consume('textChangesPerUser', user.id, now)
  if (!(await restoreVersion(user.id, params.id, body, now))) throw refuse.outdated(revisedElsewhere)
  return requireProject(user.id, params.id, now)
})

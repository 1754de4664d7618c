import * as calls from '#contract/calls'
import { savedNotFound } from '#contract/saved-estimate'
import { readFinishedProjects } from '#functions/data/finished-projects'
import { findSavedEstimate } from '#functions/data/saved-estimates'
import { readAcceptedOptions } from '#functions/data/shares'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.getSavedEstimate, async ({ params, user }) => {
  const [saved, { projects }] = await Promise.all([
    findSavedEstimate(user.id, params.id),
    readFinishedProjects(user.id),
  ])
  if (!saved) throw refuse.notFound(savedNotFound)
  return {
    ...saved,
    finished: projects.find(({ id }) => id === saved.projectId),
    acceptedOptions: await readAcceptedOptions(user.id, saved),
  }
})

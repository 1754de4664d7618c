import { isDeepStrictEqual } from 'node:util'
import * as calls from '#contract/calls'
import { savedNotFound } from '#contract/saved-estimate'
import {
  type FinishedProject,
  changesUnbounded,
  closedElsewhere,
  finishedInFuture,
  hasBegun,
  outcomeChanged,
  soldLater,
} from '#contract/track-record'
import { basisBeside } from '#domain/change/compared-estimate'
import { comparedHours } from '#domain/record/track-record'
import { withOptions } from '#domain/scope/estimate-with-options'
import { changeFinishedProjects } from '#functions/data/finished-projects'
import { consume } from '#functions/data/rate-limits'
import { findSavedEstimate, listSavedOf } from '#functions/data/saved-estimates'
import { readAcceptedOptions } from '#functions/data/shares'
import { handle } from '#functions/http/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.saveOutcome, async ({ body, params, user, now }) => {
  if (!hasBegun(body.finishedOn, now)) throw refuse.invalid(finishedInFuture)
  const saved = await findSavedEstimate(user.id, params.id)
  if (!saved) throw refuse.notFound(savedNotFound)
  const [accepted, history] = await Promise.all([
    readAcceptedOptions(user.id, saved),
    listSavedOf(user.id, saved.projectId),
  ])
  const basis = basisBeside(saved, history)
  // One that was saved after what was sold can be the work that was done.
  if (basis?.isSold && basis.isLater) throw refuse.conflict(soldLater)
  const compared = comparedHours(withOptions(saved, accepted).estimation, body)
  if (!compared) throw refuse.invalid(changesUnbounded)

  await consume('trackRecordChangesPerUser', user.id, now)
  const { projectId, title } = saved
  const { replaces, ...outcome } = body
  const finished: FinishedProject = { id: projectId, savedId: saved.id, title, ...compared, ...outcome }
  await changeFinishedProjects(
    user.id,
    (projects) => {
      const before = projects.find(({ id }) => id === projectId)
      if (before && before.savedId !== saved.id) throw refuse.conflict(closedElsewhere)
      // Sending the same outcome again, such as after a lost response, is no change.
      const isCurrent = (one: unknown) => isDeepStrictEqual(JSON.parse(JSON.stringify(one)), before ?? null)
      if (replaces !== undefined && !isCurrent(replaces) && !isCurrent(finished))
        throw refuse.outdated(outcomeChanged(before?.hours))
      return [...projects.filter(({ id }) => id !== projectId), finished]
    },
    saved.id,
  )
  return finished
})

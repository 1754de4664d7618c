import * as calls from '#contract/calls'
import { type FinishedProject, finishedInFuture, hasBegun } from '#contract/track-record'
import { finishedKey } from '#domain/record/track-record'
import { changeFinishedProjects } from '#functions/data/finished-projects'
import { consume } from '#functions/data/rate-limits'
import { handle } from '#functions/http/handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.changeTrackRecord, async ({ body: { add, remove }, user, now }) => {
  const isFuture = add.some(({ finishedOn }) => !hasBegun(finishedOn, now))
  if (isFuture) throw refuse.invalid(finishedInFuture)
  await consume('trackRecordChangesPerUser', user.id, now)
  const removed = new Set(remove)
  const added = add.map((project): FinishedProject => ({ id: newId(now), ...project, scope: 'same' }))
  return changeFinishedProjects(user.id, (projects) => {
    const remaining = projects.filter(({ id }) => !removed.has(id))
    // A request that is sent again adds nothing.
    const known = new Map([...added, ...remaining].map((project) => [finishedKey(project), project]))
    return [...remaining, ...added.filter((project) => known.get(finishedKey(project)) === project)]
  })
})

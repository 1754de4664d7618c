import * as calls from '#contract/calls'
import { readFinishedProjects } from '#functions/data/finished-projects'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.getTrackRecord, async ({ user }) => {
  const { projects } = await readFinishedProjects(user.id)
  return { projects, trackRecord: user.trackRecord }
})

import { calls } from '#contract/calls'
import { listOpenProjects } from '#functions/data/projects'
import { handle } from '#functions/lib/handle'

export const handler = handle(calls.listProjects, ({ user }) => listOpenProjects(user.id))

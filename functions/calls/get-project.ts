import * as calls from '#contract/calls'
import { requireProject } from '#functions/data/project-view'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.getProject, ({ params, user, now }) => requireProject(user.id, params.id, now))

import * as calls from '#contract/calls'
import { readVersion } from '#functions/data/project-view'
import { handle } from '#functions/lib/handle'

export const handler = handle(calls.getVersion, ({ params, user }) => readVersion(user.id, params.id))

import * as calls from '#contract/calls'
import { listVersions } from '#functions/data/version-list'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.listVersions, ({ params, user }) => listVersions(user.id, params.id))

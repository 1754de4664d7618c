import * as calls from '#contract/calls'
import { changeShare } from '#functions/data/share-changes'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.changeShare, ({ body, params, user, now }) =>
  changeShare(user.id, params.id, body.change, now),
)

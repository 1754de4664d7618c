import * as calls from '#contract/calls'
import { consume } from '#functions/data/rate-limits'
import { changeShare } from '#functions/data/share-changes'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.changeShare, async ({ body, params, user, now }) => {
  // Each reopening is stored for good, and each revoking must be possible.
  if (body.change === 'reopen') await consume('sharesPerUser', user.id, now)
  return changeShare(user.id, params.id, body, now)
})

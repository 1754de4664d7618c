import * as calls from '#contract/calls'
import { respondToOffer } from '#functions/data/offers'
import { consume } from '#functions/data/rate-limits'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.respondToOffer, async ({ body, params, clientIp, now }) => {
  await consume('offerResponsesPerIp', clientIp, now)
  return respondToOffer(params.token, body, now)
})

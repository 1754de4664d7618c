import * as calls from '#contract/calls'
import { openOffer } from '#functions/data/offers'
import { consume } from '#functions/data/rate-limits'
import { handle } from '#functions/http/handle'

export const handler = handle(calls.getOffer, async ({ params, clientIp, now }) => {
  await consume('offerReadsPerIp', clientIp, now)
  return openOffer(params.token, now)
})

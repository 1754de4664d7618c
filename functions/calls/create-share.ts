import * as calls from '#contract/calls'
import { shareLimits } from '#contract/limits'
import { savedNotFound } from '#contract/saved-estimate'
import { type ShareChoices, optionNotOffered, validityInvalid } from '#contract/share'
import { offerOf } from '#domain/offer'
import { scopeKey } from '#domain/scope'
import { consume } from '#functions/data/rate-limits'
import { findSavedEstimate } from '#functions/data/saved-estimates'
import { createShare, endOfDay } from '#functions/data/shares'
import { handle } from '#functions/lib/handle'
import { refuse } from '#functions/lib/refusal'

export const handler = handle(calls.createShare, async ({ body, params, user, now }) => {
  const saved = await findSavedEstimate(user.id, params.id)
  if (!saved) throw refuse.notFound(savedNotFound)
  const known = new Set(saved.estimation.options.map(scopeKey))
  if (body.options.some((option) => !known.has(scopeKey(option)))) throw refuse.invalid(optionNotOffered)
  if (!isValidity(body, now)) throw refuse.invalid(validityInvalid)

  await consume('sharesPerUser', user.id, now)
  const from = `${user.firstName} ${user.lastName}`.trim()
  return createShare(user.id, saved.id, offerOf(saved, body, { from, createdAt: now.toISOString() }), now)
})

function isValidity({ validUntil }: ShareChoices, now: Date): boolean {
  const days = (endOfDay(validUntil).getTime() - now.getTime()) / (24 * 60 * 60 * 1_000)
  // The owner's day can be one ahead of UTC's, and the last day ends 36 hours after its start in UTC.
  return days > 0 && days <= shareLimits.days + 2.5
}

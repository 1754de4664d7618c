import * as calls from '#contract/calls'
import { shareLimits } from '#contract/limits'
import { type SavedSnapshot, savedNotFound } from '#contract/saved-estimate'
import { type Offer, type ShareChoices, notComparable, notFromSold, optionNotOffered } from '#contract/share'
import { validityInvalid } from '#contract/share-texts'
import { includeAccepted } from '#domain/change/changed-pair'
import { changeRequestOf, describeEmpty } from '#domain/change/change-request'
import { addReplaced } from '#domain/change/replaced-offer'
import { type Sender, offerOf } from '#domain/offer/offer'
import { soldOf } from '#domain/offer/sold'
import { addWeeks } from '#domain/offer/weeks-by-choice'
import { scopeKey } from '#domain/scope/scope'
import { senderName } from '#domain/text/sender-name'
import { consume } from '#functions/data/rate-limits'
import { findSavedEstimate, listSavedOf } from '#functions/data/saved-estimates'
import { createShare, endOfDay, openSold, readOwnOptions } from '#functions/data/shares'
import { saveSender } from '#functions/data/users'
import { handle } from '#functions/http/handle'
import { isId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { createShareToken } from '#functions/lib/share-token'

export const handler = handle(calls.createShare, async ({ body, params, user, now }) => {
  const saved = await findSavedEstimate(user.id, params.id)
  if (!saved) throw refuse.notFound(savedNotFound)
  const known = saved.estimation.options.map(scopeKey)
  if (body.options.some((option) => !known.includes(scopeKey(option)))) throw refuse.invalid(optionNotOffered)
  if (!isValidity(body, now)) throw refuse.invalid(validityInvalid)

  await consume('sharesPerUser', user.id, now)
  const { from = senderName(user) } = body
  const build = async () => {
    const offer = await buildOffer(user.id, saved, body, { from, createdAt: now.toISOString() })
    // Before the link, whose token would be lost with an error.
    if (from !== senderName(user)) await saveSender(user.id, from)
    return offer
  }
  return createShare(user.id, saved, createShareToken(user.id, saved.id, body), build, body.show, now)
})

/** Returns the offer of a saved estimate, or of its difference to another one: to what was sold, if anything was. */
async function buildOffer(userId: string, saved: SavedSnapshot, choices: ShareChoices, sender: Sender): Promise<Offer> {
  const sold = soldOf(saved.projectId, await listSavedOf(userId, saved.projectId))
  if (choices.since === undefined) {
    const offer = addWeeks(offerOf(saved, choices, sender), saved)
    return sold ? addReplaced(offer, sold, await openSold(userId, sold), saved, choices.show) : offer
  }
  const since =
    isId(choices.since) && choices.since !== saved.id ? await findSavedEstimate(userId, choices.since) : null
  if (!since) throw refuse.notFound(savedNotFound)
  if (since.projectId !== saved.projectId) throw refuse.invalid(notComparable)
  if (sold && since.id !== sold.saved.id) throw refuse.conflict(notFromSold)
  const pair = includeAccepted(since, saved, await readOwnOptions(userId, since))
  const offer = changeRequestOf(pair, choices, sender)
  if (!offer) throw refuse.invalid(notComparable)
  const problem = describeEmpty(offer)
  if (problem) throw refuse.invalid(problem)
  return offer
}

function isValidity({ validUntil }: ShareChoices, now: Date): boolean {
  const days = (endOfDay(validUntil).getTime() - now.getTime()) / (24 * 60 * 60 * 1_000)
  // The owner's day can be one ahead of UTC's, and the last day ends 36 hours after its start in UTC.
  return days > 0 && days <= shareLimits.days + 2.5
}

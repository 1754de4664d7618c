import type { Estimation, Line } from '#contract/estimation'
import type { OpenedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import { type Offer, type ShareChoices, notComparable } from '#contract/share'
import { includeAccepted } from '#domain/change/changed-pair'
import { changeRequestOf, describeEmpty } from '#domain/change/change-request'
import { difference } from '#domain/change/difference'
import { addReplaced } from '#domain/change/replaced-offer'
import { describeRepricedWork } from '#domain/change/repriced-work'
import type { Sender } from '#domain/offer/offer'
import type { Sold } from '#domain/offer/sold'
import { unworkedChanges } from '#domain/offer/unworked-items'
import { listNotEstimated } from '#domain/scope/exclusion-sentences'
import { markChanges } from '#domain/text/marked-changes'
import { quoteAll } from '#domain/text/text'

export type Earlier = ReturnType<typeof compareEarlier>

/** Returns the lines that only the later of two estimates lists as without work. */
function findNewlyListed(before: Estimation, after: Estimation): Line[] {
  const known = new Set(listNotEstimated(before).map(({ text }) => text))
  return listNotEstimated(after).filter(({ text }) => !known.has(text))
}

/** Returns what offers of later estimates say about the one that they change or replace. */
export function compareEarlier(before: OpenedEstimate) {
  const pairWith = (saved: SavedSnapshot) => includeAccepted(before, saved, before.acceptedOptions)
  return {
    /** Finds what the owner of a change should know first. */
    check(saved: SavedSnapshot) {
      const pair = pairWith(saved)
      const compared = difference(pair.before, pair.after, { isClient: true })
      return {
        /** Names optional work, which it does not sell. */
        optional: quoteAll(pair.after.estimation.options.map(({ title }) => title)),
        repriced: describeRepricedWork(compared, pair),
        unworked: unworkedChanges(pair.after, compared),
        notEstimated: findNewlyListed(pair.before.estimation, pair.after.estimation),
      }
    },
    /** Returns the change to a saved estimate, or a message if it is none. */
    changeTo(saved: SavedSnapshot, choices: ShareChoices, sender: Sender): Offer | string {
      const offer = changeRequestOf(pairWith(saved), choices, sender)
      return offer ? describeEmpty(offer) || markChanges(offer) : notComparable
    },
    replacedBy: (offer: Offer, sold: Sold, saved: SavedSnapshot, { show }: ShareChoices) =>
      markChanges(addReplaced(offer, sold, before, saved, show)),
  }
}

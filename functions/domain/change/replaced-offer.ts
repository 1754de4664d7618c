import type { Option } from '#contract/estimation'
import type { EarlierOptions } from '#contract/offer-basis'
import type { SavedSnapshot } from '#contract/saved-estimate'
import type { Offer, ShareChoices } from '#contract/share'
import type { Sold } from '#domain/offer/sold'
import { withOptions } from '#domain/scope/options'
import { refOf, scopeKey } from '#domain/scope/scope'
import { type SoldEstimate, optionsNamed, remainingOptions, taskKeysOf } from './accepted-options'
import { changesIn } from './change-request'
import { difference } from './difference'

type Given = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/** Adds what was sold to an offer of a whole estimate, which replaces it, and what differs, if the sold estimate is given. */
export function addReplaced(
  offer: Offer,
  { price, acceptedAt, saved: { currency } }: Sold,
  before: SoldEstimate | null,
  after: Given,
  show: ShareChoices['show'],
): Offer {
  const replaces = { price, currency, acceptedAt }
  if (!before) return { ...offer, replaces }
  const options = findAgain(before, after, offer)
  const [one, other] = [withOptions(before, before.acceptedOptions), withOptions(after, options.again)]
  const compared = difference(one, other, { isRecordSpread: true })
  return {
    ...offer,
    replaces: { ...replaces, options, ...(compared.price && { changes: changesIn(compared, other, show) }) },
  }
}

/** Finds what became of accepted options in an offer of a later estimate. */
function findAgain(before: SoldEstimate, after: Given, { options }: Pick<Offer, 'options'>): EarlierOptions {
  const offered = new Set(options.map(nameOf))
  const isBuilt = findsBuilt(after)
  const found = optionsNamed(before, before.acceptedOptions).map((option) => {
    const again = remainingOptions(before, after, [option.name]).filter((other) => offered.has(other))
    return { name: option.name, again, isIncluded: again.length === 0 && isBuilt(option) }
  })
  return {
    again: found.flatMap(({ again }) => again),
    included: found.filter(({ isIncluded }) => isIncluded).map(nameOf),
    gone: found.filter(({ again, isIncluded }) => again.length === 0 && !isIncluded).map(nameOf),
  }
}

/** Returns a function that is true for an option if all its tasks are in the scope of an estimate. */
function findsBuilt({ estimation }: Pick<Given, 'estimation'>): (option: Option) => boolean {
  const built = new Set(estimation.components.flatMap((work) => work.tasks.map((task) => scopeKey(refOf(work, task)))))
  return (option) => taskKeysOf(option).every((key) => built.has(key))
}

const nameOf = ({ name }: { name: string }) => name

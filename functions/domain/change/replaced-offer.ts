import type { Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import type { Offer, ShareChoices } from '#contract/share'
import type { Sold } from '#domain/offer/sold'
import { withOptions } from '#domain/scope/estimate-with-options'
import { capitalize } from '#domain/text/format'
import { listOf } from '#domain/text/text'
import { type SoldEstimate, builtIn, optionsNamed, remainingOptions, taskKeysOf } from './accepted-options'
import { changesIn } from './change-request'
import { difference, roundingName } from './difference'
import { nameAllAsIn } from './same-tasks'

type Given = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/** Adds what was sold to an offer of a whole estimate, which replaces it, and what differs, if the sold estimate is given. */
export function addReplaced(
  offer: Offer,
  { price, weeks, acceptedAt, saved: { currency } }: Sold,
  before: SoldEstimate | null,
  after: Given,
  show: ShareChoices['show'],
): Offer {
  const replaces = { price, currency, weeks, acceptedAt }
  if (!before) return { ...offer, replaces }
  const options = compareOptions(before, after, offer)
  const [one, other] = [
    withOptions(before, before.acceptedOptions),
    withOptions(after, [...options.again, ...options.nowOptional]),
  ]
  const compared = difference(one, other, { isClient: true })
  // Rounding is a part of the rest, unless it moved hours that the client sees.
  const rows = compared.rows.filter(({ cause, hours }) => cause !== 'rounding' || (show.hours && hours !== 0))
  const changes = changesIn({ ...compared, rows }, one, other, show)
  const rest = compared.price && { rest: nameRest(rows.length < compared.rows.length, before, after) }
  return { ...offer, replaces: { ...replaces, options, changes, ...rest } }
}

/** Finds what became of accepted options and of work in scope in an offer of a later estimate. */
function compareOptions(before: SoldEstimate, after: Given, { options }: Pick<Offer, 'options'>) {
  const offered = new Set(options.map(nameOf))
  const [earlier, built] = [nameAllAsIn(after.estimation, before.estimation), builtIn(after)]
  const builtBefore = builtIn({ estimation: earlier })
  const found = optionsNamed({ estimation: earlier }, before.acceptedOptions).map((option) => {
    const again = remainingOptions(before, after, [option.name]).filter((other) => offered.has(other))
    const isIncluded = again.length === 0 && taskKeysOf(option).every((key) => built.has(key))
    return { name: option.name, again, isIncluded }
  })
  const again = found.flatMap(({ again }) => again)
  const wasBuilt = (option: Option) => taskKeysOf(option).every((key) => builtBefore.has(key))
  const others = optionsNamed(after, [...offered]).filter(({ name }) => !again.includes(name))
  return {
    again,
    nowOptional: others.filter(wasBuilt).map(nameOf),
    included: found.filter(({ isIncluded }) => isIncluded).map(nameOf),
    gone: found.filter(({ again, isIncluded }) => again.length === 0 && !isIncluded).map(nameOf),
  }
}

/** Names what two totals differ by beside the prices of the work: `Discount, tax and rounding`. */
function nameRest(isRounded: boolean, ...given: Pick<Given, 'estimation'>[]): string {
  const parts = (['discount', 'tax'] as const).filter((part) =>
    given.some(({ estimation: { price } }) => price?.[part].percent),
  )
  return capitalize(listOf(isRounded || parts.length === 0 ? [...parts, roundingName.toLowerCase()] : parts))
}

const nameOf = ({ name }: { name: string }) => name

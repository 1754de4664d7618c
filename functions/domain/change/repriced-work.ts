import { roles } from '#contract/breakdown'
import type { Difference } from '#contract/difference'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { namePriority } from '#domain/hours/surcharge'
import { lastAcceptanceOf, nameOptions } from '#domain/offer/sold'
import { percent, signedMoney } from '#domain/text/format'
import { listOf } from '#domain/text/text'
import type { ChangedPair } from './changed-pair'
import { type EstimateWithBasis, soldShareOf } from './price-basis'

type Given = EstimateWithBasis & Partial<Pick<SavedSnapshot, 'links'>>

/** Inputs of the price that an owner can set, by their names. */
const chosen: [name: string, valueOf: (given: EstimateWithBasis) => unknown][] = [
  ['rates', ({ settings, terms }) => JSON.stringify([settings?.hourlyRate, roles.map((role) => terms?.rates[role])])],
  ['number of developers', ({ settings }) => settings?.developerCount],
  ['priority', ({ settings }) => settings?.priority],
  ['percentage to quote at', ({ estimation: { price } }) => price?.quoteAt],
  ['correction by your record', ({ estimation: { record } }) => record?.isApplied && String(record.ratios)],
  ['discount', ({ estimation: { price } }) => price?.discount.percent],
  ['tax', ({ estimation: { price } }) => price?.tax.percent],
]

const changedBetween = (before: EstimateWithBasis, after: EstimateWithBasis) =>
  chosen.flatMap(([name, valueOf]) => (valueOf(before) === valueOf(after) ? [] : name))

/** Names what moves the price of the same work, before discount and tax. */
function changesOfPrice(before: EstimateWithBasis, after: EstimateWithBasis): string[] {
  const terms = changedBetween(before, after).filter((name) => name !== 'discount' && name !== 'tax')
  const [one, other] = [before.estimation, after.estimation]
  const isAnswered = other.price?.quoteAt !== 50 && soldShareOf(one) !== soldShareOf(other)
  return [...terms, ...(isAnswered ? ['answers'] : [])]
}

/** Names what else costs the same work another price for a client: `, at rush priority (+50%)`. Empty if it is more than that. */
export function describeReason(before: EstimateWithBasis, after: EstimateWithBasis): string {
  return after.settings && changesOfPrice(before, after).join() === 'priority'
    ? `, at ${namePriority(after.settings)}`
    : ''
}

/** Names for the owner what moves the price of an option whose work is the same, before discount and tax. */
export function namePriceChanges(before: EstimateWithBasis, after: EstimateWithBasis): string[] {
  const all = changesOfPrice(before, after)
  return all.length === 0 || before.estimation.totalHours !== after.estimation.totalHours ? ['work', ...all] : all
}

/**
 * Warns the owner of a change that also prices the work before again: at other terms, or in an estimate that was saved
 * before that work was sold. Empty if that work keeps its price.
 */
export function describeRepricedWork(
  { rows, price: total }: Difference,
  { before, after, options, repriced }: ChangedPair<Given, Given>,
): string {
  if (!total) return ''
  const changed = changedBetween(before, after)
  const moved = rows.filter(({ cause, price }) => {
    if (cause === 'discount' || cause === 'tax') return changed.includes(cause)
    return (cause === 'basis' || cause === 'risk') && price !== 0
  })
  if (moved.length === 0)
    return (
      repriced &&
      'An accepted option has another price here, because this estimate was saved before the sale. Saved again in its project, it has the accepted price.'
    )
  const amounts = moved.map(({ name, price = 0 }) => `${name}, ${signedMoney(price, total.currency)}`)
  const keep = options.length > 1 ? 'keep their agreed prices' : 'keeps its agreed price'
  const but = options.length > 0 && !repriced ? `, except for ${nameOptions(options)}, which ${keep}` : ''
  return `The work agreed before is priced again${but}. ${amounts.join('; ')}. ${adviseOn(changed, before, after)}`
}

/** Explains why that work has another price, and how to get the agreed one back. */
function adviseOn(changed: readonly string[], before: Given, after: Given): string {
  if (changed.length > 0)
    return `You changed the ${listOf(changed)}: for the agreed prices, set that back before you share the change.`
  const [then, now] = [before, after].map(({ estimation }) => percent(soldShareOf(estimation)))
  const answered = `Your answers cover ${now} of what was asked, and covered ${then} before.`
  return lastAcceptanceOf(before)
    ? `${answered} Saved again in its project, this estimate has the agreed prices.`
    : answered
}

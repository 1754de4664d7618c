import type { Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { describeNet } from '#domain/offer/net-price'
import { namedOptions } from '#domain/scope/options'
import { signedHours, signedMoney } from '#domain/text/format'
import { listOf } from '#domain/text/text'
import { workOf } from './accepted-options'

type Given = Pick<SavedSnapshot, 'estimation'>

/**
 * Returns options that cost something else in the later estimate although their work is the same, with their prices
 * before discount and tax: all, or those with these names in the earlier estimate.
 */
export function findRepriced(before: Given, after: Given, names?: readonly string[]) {
  if (before.estimation.price?.currency !== after.estimation.price?.currency) return []
  const explained = namedOptions(before.estimation).filter(({ name }) => !names || names.includes(name))
  const earlier = new Map(explained.map((option) => [workOf(option), option]))
  return namedOptions(after.estimation).flatMap((option) => {
    const same = earlier.get(workOf(option))
    return same && same.price !== option.price ? { before: same, after: option } : []
  })
}

/**
 * Explains such prices, which differ in this later estimate, by what changed of the whole beside its work. Empty if there
 * are none. Clients do not read the hours.
 */
export function describeRepriced(
  repriced: ReturnType<typeof findRepriced>,
  { estimation: { price } }: Given,
  changed: readonly string[],
  showsHours = false,
): string {
  if (repriced.length === 0) return ''
  const prices = repriced.map(({ before, after }) => {
    const amountOf = (option: Option) =>
      signedMoney(option.price, price?.currency) +
      (showsHours && before.hours !== after.hours ? ` for ${signedHours(option.hours)}` : '')
    return `${after.name}, ${amountOf(after)} instead of ${amountOf(before)}`
  })
  return `Options with the same work and another price${describeNet(price)}: ${prices.join('; ')}. An option costs what it adds to the whole, whose ${listOf(changed)} changed.`
}

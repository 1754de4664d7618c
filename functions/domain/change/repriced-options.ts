import type { Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { optionPrices } from '#domain/offer/offer-price'
import { namedOptions } from '#domain/scope/options'
import { scopeKey } from '#domain/scope/scope'
import { signedMoney } from '#domain/text/format'

type Given = Pick<SavedSnapshot, 'estimation'>

/**
 * Returns options that cost something else in the later estimate although their work is the same, with their prices
 * before discount and tax: all, or those with these names in the earlier estimate.
 */
export function findRepriced(before: Given, after: Given, names?: readonly string[]) {
  const currency = after.estimation.price?.currency
  if (currency === undefined || before.estimation.price?.currency !== currency) return []
  const explained = pricedOptions(before).filter(({ name }) => !names || names.includes(name))
  const earlier = new Map(explained.map((option) => [option.key, option]))
  return pricedOptions(after).flatMap(({ key, work, name, added, price }) => {
    const same = earlier.get(key)
    if (same?.work !== work || (same.added === added && same.price === price)) return []
    return { name, currency, added: { before: same.added, after: added }, difference: price - same.price }
  })
}

/**
 * Explains prices of options that differ although their work is the same: of all, or of those with these names in the
 * earlier estimate. Empty if there are none. Clients read it.
 */
export function describeRepriced(before: Given, after: Given, names?: readonly string[]): string {
  const repriced = findRepriced(before, after, names).flatMap(({ name, currency, added }) =>
    added.before === added.after
      ? []
      : `${name}, ${signedMoney(added.after, currency)} instead of ${signedMoney(added.before, currency)}`,
  )
  if (repriced.length === 0) return ''
  return `Options with the same work and another price: ${repriced.join('; ')}. An option costs what it adds to the whole, which changed around it.`
}

function pricedOptions({ estimation }: Given) {
  const prices = optionPrices(estimation)
  return namedOptions(estimation).map((option, at) => ({
    key: scopeKey(option),
    work: JSON.stringify(option.tasks.map(judgedOf)),
    name: option.name,
    added: prices[at]!,
    price: option.price,
  }))
}

/** Returns what people judge of a task, without its rounded hours. */
const judgedOf = ({ name, role, optimistic, likely, pessimistic }: Option['tasks'][number]) => [
  name,
  role,
  optimistic,
  likely,
  pessimistic,
]

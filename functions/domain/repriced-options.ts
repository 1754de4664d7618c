import type { Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { signedMoney } from './format'
import { optionPrices } from './offer-price'
import { namedOptions } from './options'
import { scopeKey } from './scope'

type Given = Pick<SavedSnapshot, 'estimation'>

/**
 * Explains prices of options that differ although their work is the same: of all, or of those with these names in the
 * earlier estimate. Empty if there are none. Clients read it.
 */
export function describeRepriced(before: Given, after: Given, names?: readonly string[]): string {
  const currency = after.estimation.price?.currency
  if (currency === undefined || before.estimation.price?.currency !== currency) return ''
  const explained = pricedOptions(before).filter(({ name }) => !names || names.includes(name))
  const earlier = new Map(explained.map((option) => [option.key, option]))
  const repriced = pricedOptions(after).flatMap(({ key, work, name, price }) => {
    const same = earlier.get(key)
    if (same?.work !== work || same.price === price) return []
    return `${name}, ${signedMoney(price, currency)} instead of ${signedMoney(same.price, currency)}`
  })
  if (repriced.length === 0) return ''
  return `Options with the same work and another price: ${repriced.join('; ')}. An option costs what it adds to the whole, which changed around it.`
}

function pricedOptions({ estimation }: Given) {
  const prices = optionPrices(estimation)
  return namedOptions(estimation).map((option, at) => ({
    key: scopeKey(option),
    work: JSON.stringify(option.tasks.map(judgedOf)),
    name: option.name,
    price: prices[at]!,
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

import type { Option } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { describeNet } from '#domain/offer/net-price'
import { namedOptions } from '#domain/scope/options'
import { scopeKey } from '#domain/scope/scope'
import { signedMoney } from '#domain/text/format'

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
    const { name, price } = option
    const same = earlier.get(workOf(option))
    return same && same.price !== price ? { name, before: same.price, after: price } : []
  })
}

/** Explains such prices, which differ in this later estimate. Empty if there are none. Clients read it. */
export function describeRepriced(repriced: ReturnType<typeof findRepriced>, { estimation: { price } }: Given): string {
  if (repriced.length === 0) return ''
  const prices = repriced.map(
    ({ name, before, after }) =>
      `${name}, ${signedMoney(after, price?.currency)} instead of ${signedMoney(before, price?.currency)}`,
  )
  return `Options with the same work and another price${describeNet(price)}: ${prices.join('; ')}. An option costs what it adds to the whole, whose work or rates changed.`
}

/** Returns what is the same for two options with the same work. */
export const workOf = (option: Option) => JSON.stringify([scopeKey(option), option.tasks.map(judgedOf)])

/** Returns what people judge of a task, without its rounded hours. */
const judgedOf = ({ name, role, optimistic, likely, pessimistic }: Option['tasks'][number]) => [
  name,
  role,
  optimistic,
  likely,
  pessimistic,
]

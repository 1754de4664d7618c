import type { Estimation } from '#contract/estimation'
import { totalOf } from '#domain/hours/price'

interface PricedWork {
  price: ReturnType<typeof totalOf>
  options: readonly { price: number }[]
}

/** Returns the price with the options at these positions. Discount and tax are those of the whole. */
export function priceWith({ price, options }: PricedWork, chosen: Iterable<number>): PricedWork['price'] {
  const added = [...new Set(chosen)].map((at) => options[at]!.price)
  // The discount and the tax of a change request are differences, which cannot be computed again.
  if (added.length === 0) return price
  const quoted = added.reduce((sum, each) => sum + each, price.quoted)
  return totalOf(quoted, price.discount.percent, price.tax.percent)
}

/** Returns what an option adds to the total with the other chosen ones, discount and tax included. */
export function addedPrice(work: PricedWork, at: number, chosen: Iterable<number> = []): number {
  const others = [...chosen].filter((other) => other !== at)
  return priceWith(work, [...others, at]).total - priceWith(work, others).total
}

/** Returns what each option of an estimate adds to its total price. Estimates saved without one have no discount or tax. */
export const optionPrices = ({ options, price }: Pick<Estimation, 'options' | 'price'>): number[] =>
  options.map((option, at) => (price ? addedPrice({ options, price }, at) : option.price))

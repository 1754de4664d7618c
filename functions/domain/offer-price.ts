import type { Offer } from '#contract/share'
import { totalOf } from './price'

/**
 * Returns the price with the options at these positions. An offer is a statement, so the options' stated prices are
 * added to the quoted price, and the discount and the tax apply to the sum.
 */
export function priceWith({ price, options }: Pick<Offer, 'price' | 'options'>, chosen: Iterable<number>) {
  const positions = new Set(chosen)
  if (positions.size === 0) return price
  const added = [...positions].reduce((sum, at) => sum + options[at]!.price, 0)
  return totalOf(price.quoted + added, price.discount.percent, price.tax.percent)
}

import type { Estimation } from '#contract/estimation'
import type { ShareChoices } from '#contract/share'
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

/** True if hours and rates multiplied show the contingency in the price. An offer with hours then has no rates. */
export const revealsContingency = (
  { price }: Pick<Estimation, 'price'>,
  { hours }: Pick<ShareChoices['show'], 'hours'>,
) => hours && price !== undefined && price.quoteAt > 50

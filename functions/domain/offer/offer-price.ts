import type { Price } from '#contract/estimation'
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

interface OptionalWork {
  /** Absent from estimates saved without discount and tax. */
  price?: Pick<Price, 'discount' | 'tax'> | undefined
  options: readonly unknown[]
}

/** Names what a price is before: ` before discount and tax`. Empty if it has neither. */
export function describeNet(price: OptionalWork['price']): string {
  const names = (['discount', 'tax'] as const).filter((part) => price?.[part].percent || price?.[part].amount)
  return names.length > 0 ? ` before ${names.join(' and ')}` : ''
}

/** Explains what the prices of options leave to the total. Empty without options, and if it adds nothing to their sum. */
export function describeOptionPrices({ price, options }: OptionalWork): string {
  const net = describeNet(price)
  return options.length > 0 && net ? `Their prices are${net}, which the total includes.` : ''
}

import type { Estimation } from '#contract/estimation'
import { totalOf } from './price'

interface PricedWork {
  price: ReturnType<typeof totalOf>
  options: readonly { price: number }[]
}

/**
 * Returns the price with the options at these positions. Each adds to the quoted price, the discount, the tax and the
 * total what it adds to them alone, so that its price does not depend on the other chosen ones.
 */
export function priceWith({ price, options }: PricedWork, chosen: Iterable<number>): PricedWork['price'] {
  const { quoted, discount, tax } = price
  const alone = [...new Set(chosen)].map((at) => totalOf(quoted + options[at]!.price, discount.percent, tax.percent))
  const sum = (amountOf: (price: PricedWork['price']) => number) =>
    alone.reduce((all, each) => all + amountOf(each) - amountOf(price), amountOf(price))
  return {
    quoted: sum((each) => each.quoted),
    discount: { percent: discount.percent, amount: sum((each) => each.discount.amount) },
    tax: { percent: tax.percent, amount: sum((each) => each.tax.amount) },
    total: sum((each) => each.total),
  }
}

/** Returns what an option adds to the total, discount and tax included. */
export const addedPrice = (work: PricedWork, at: number): number => priceWith(work, [at]).total - work.price.total

/** Returns what each option of an estimate adds to its total price. Estimates saved without one have no discount or tax. */
export const optionPrices = ({ options, price }: Pick<Estimation, 'options' | 'price'>): number[] =>
  options.map((option, at) => (price ? addedPrice({ options, price }, at) : option.price))

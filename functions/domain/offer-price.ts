import type { Estimation } from '#contract/estimation'
import type { Offer } from '#contract/share'
import { money, signedMoney } from './format'
import { totalOf } from './price'

type Priced = Pick<Offer, 'price' | 'options'>

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

/** Names an option with what it adds to the total. */
export const nameOption = (offer: Priced, at: number): string =>
  `${offer.options[at]!.name}, ${signedMoney(addedPrice(offer, at), offer.price.currency)}`

type Row = [name: string, amount: string]

/** Returns the rows of the price above its total: none if the total is the price of the work. */
export function priceRows(offer: Priced, chosen: ReadonlySet<number> = new Set()): Row[] {
  const { discount, tax } = priceWith(offer, chosen)
  const amount = (value: number) => money(value, offer.price.currency)
  const rows: Row[] = [
    ...offer.options.filter((_, at) => chosen.has(at)).map(({ name, price }) => [name, amount(price)] satisfies Row),
    ...(discount.amount === 0 ? [] : [[`Discount ${discount.percent}%`, amount(-discount.amount)] satisfies Row]),
    ...(tax.amount === 0 ? [] : [[`Tax ${tax.percent}%`, amount(tax.amount)] satisfies Row]),
  ]
  return rows.length > 0 ? [['Work', amount(offer.price.quoted)], ...rows] : []
}

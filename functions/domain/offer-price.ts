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
 * Returns the price with the options at these positions. An offer is a statement, so the options' stated prices are
 * added to the quoted price, and the discount and the tax apply to the sum.
 */
export function priceWith({ price, options }: PricedWork, chosen: Iterable<number>) {
  const positions = new Set(chosen)
  if (positions.size === 0) return price
  const added = [...positions].reduce((sum, at) => sum + options[at]!.price, 0)
  return totalOf(price.quoted + added, price.discount.percent, price.tax.percent)
}

/** Returns what an option adds to the total, discount and tax included, beside the other chosen ones. */
export function addedPrice(work: PricedWork, at: number, chosen: ReadonlySet<number> = new Set()): number {
  const without = [...chosen].filter((other) => other !== at)
  return priceWith(work, [...without, at]).total - priceWith(work, without).total
}

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

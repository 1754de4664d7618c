import type { Offer } from '#contract/share'
import { money, signedMoney } from '#domain/text/format'
import { priceWith } from './offer-price'

type Priced = Pick<Offer, 'price' | 'options'>

type Row = [name: string, amount: string]

/**
 * Returns the rows of the price above its total: none if the total is the price of the work. Those of a change request
 * are differences, whose percentages may be of either price; only those of a changed discount are named.
 */
export function priceRows(offer: Priced & Pick<Offer, 'change'>, chosen: ReadonlySet<number> = new Set()): Row[] {
  const { discount, tax } = priceWith(offer, chosen)
  const { price, options, change } = offer
  const amount = (value: number) => (change ? signedMoney : money)(value, price.currency)
  const now = change?.discount && ` ${change.discount.after}% instead of ${change.discount.before}%`
  const nameOf = (name: string, percent: number) => (change ? name : `${name} ${percent}%`)
  const rows: Row[] = [
    ...options.filter((_, at) => chosen.has(at)).map(({ name, price }) => [name, amount(price)] satisfies Row),
    ...(discount.amount === 0
      ? []
      : [[now ? `Discount${now}` : nameOf('Discount', discount.percent), amount(-discount.amount)] satisfies Row]),
    ...(tax.amount === 0 ? [] : [[nameOf('Tax', tax.percent), amount(tax.amount)] satisfies Row]),
  ]
  return rows.length > 0 ? [['Work', amount(price.quoted)], ...rows] : []
}

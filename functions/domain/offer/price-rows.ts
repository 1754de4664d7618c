import type { Offer } from '#contract/share'
import { money, signedMoney } from '#domain/text/format'
import { priceWith } from './offer-price'

type Priced = Pick<Offer, 'price' | 'options'>

type Row = [name: string, amount: string]

/**
 * Returns the rows of the price above its total: none if the total is the price of the work. Those of a change request
 * are differences, whose percentages may be of either price; only those of a changed discount or tax are named.
 */
export function priceRows(offer: Priced & Pick<Offer, 'change'>, chosen: ReadonlySet<number> = new Set()): Row[] {
  const priced = priceWith(offer, chosen)
  const { price, options, change } = offer
  const amount = (value: number) => (change ? signedMoney : money)(value, price.currency)
  const rowOf = (name: string, part: 'discount' | 'tax', sign: number): Row[] => {
    const { percent, amount: value } = priced[part]
    const changed = change?.[part]
    const percents = changed ? ` ${changed.after}% instead of ${changed.before}%` : change ? '' : ` ${percent}%`
    return value === 0 ? [] : [[name + percents, amount(sign * value)]]
  }
  const rows: Row[] = [
    ...options.filter((_, at) => chosen.has(at)).map(({ name, price }) => [name, amount(price)] satisfies Row),
    ...rowOf('Discount', 'discount', -1),
    ...rowOf('Tax', 'tax', 1),
  ]
  return rows.length > 0 ? [['Work', amount(price.quoted)], ...rows] : []
}

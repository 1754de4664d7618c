import type { Role } from '#contract/breakdown'
import type { Estimation, Price } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import type { Terms } from '#contract/terms'
import { money } from '#domain/text/format'

/** Returns the rate per hour of a role. */
export const rateOf = (
  role: Role,
  { rates }: Pick<Terms, 'rates'>,
  { hourlyRate }: Pick<Settings, 'hourlyRate'>,
): number => rates[role] ?? hourlyRate

/**
 * Returns the price of a range, or one that was agreed on. Each amount is rounded before the next is computed from it, so
 * that a reader can follow them by hand.
 */
export function priceOf(
  range: Estimation['range'],
  { quoteAt, currency, discount, tax }: Omit<Terms, 'rates'>,
  quoted = range[`p${quoteAt}`].cost,
): Price {
  return { currency, quoteAt, contingency: quoted - range.p50.cost, ...totalOf(quoted, discount, tax) }
}

/** Subtracts a discount from a quoted price and adds a tax, both in percent. */
export function totalOf(
  quoted: number,
  discount: number,
  tax: number,
): Pick<Price, 'quoted' | 'discount' | 'tax' | 'total'> {
  const discounted = Math.round((quoted * discount) / 100)
  const taxed = Math.round(((quoted - discounted) * tax) / 100)
  return {
    quoted,
    discount: { percent: discount, amount: discounted },
    tax: { percent: tax, amount: taxed },
    total: quoted - discounted + taxed,
  }
}

/** True if the price is something else than the cost of the estimate, and so is shown. */
export const isPriced = ({ contingency, discount, tax }: Price): boolean =>
  contingency !== 0 || discount.percent > 0 || tax.percent > 0

/** Formats the price of an estimate, named as one if it is not the cost: `$41,000`, or `price $52,500`. */
export function describeAmount({ totalCost, price }: Pick<Estimation, 'totalCost' | 'price'>): string {
  if (!price || !isPriced(price)) return money(totalCost, price?.currency)
  return `price ${money(price.total, price.currency)}`
}

/** Names the quoted price: `Fixed price at 80%`. */
export const quoteName = ({ quoteAt }: Pick<Price, 'quoteAt'>): string =>
  quoteAt === 50 ? 'Price at even odds' : `Fixed price at ${quoteAt}%`

/**
 * Formats the quoted price: `Fixed price at 80%: $52,500, of which contingency $14,900`. At even odds, only options that were
 * sold make it another one than the cost: `Price at even odds: $29,191, $523 above the cost`.
 */
export function describeQuote(price: Price): string {
  const { quoteAt, quoted, contingency, currency } = price
  const part =
    quoteAt === 50
      ? `${money(Math.abs(contingency), currency)} ${contingency > 0 ? 'above' : 'below'} the cost`
      : `of which contingency ${money(contingency, currency)}`
  return `${quoteName(price)}: ${money(quoted, currency)}${contingency === 0 ? '' : `, ${part}`}`
}

/** Formats what follows the quoted price: discount, tax and total, or nothing if there is neither discount nor tax. */
export function describeTotal({ currency, discount, tax, total }: Price): [name: string, amount: string][] {
  const rows: [string, string][] = []
  if (discount.percent > 0) rows.push([`Discount ${discount.percent}%`, money(-discount.amount, currency)])
  if (tax.percent > 0) rows.push([`Tax ${tax.percent}%`, money(tax.amount, currency)])
  if (rows.length > 0) rows.push(['Total price', money(total, currency)])
  return rows
}

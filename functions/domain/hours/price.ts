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

/** Names what the quoted price has beyond the cost. At even odds, accepted options were sold for more or less than theirs. */
export const contingencyName = ({ quoteAt }: Pick<Price, 'quoteAt'>): string =>
  quoteAt === 50 ? 'difference to agreed prices' : 'contingency'

/**
 * Formats the quoted price: `Fixed price at 80%: $52,500, of which contingency $14,900`. It says so if the price is not that
 * point of the range, because work was sold.
 */
export function describeQuote(price: Price, range: Estimation['range']): string {
  const { quoteAt, quoted, contingency, currency } = price
  const agreed = quoteAt > 50 && quoted !== range[`p${quoteAt}`].cost ? ', as agreed for sold work' : ''
  const part = contingency ? `, of which ${contingencyName(price)} ${money(contingency, currency)}${agreed}` : ''
  return `${quoteName(price)}: ${money(quoted, currency)}${part}`
}

/** Formats what follows the quoted price: discount, tax and total, or nothing if there is neither discount nor tax. */
export function describeTotal({ currency, discount, tax, total }: Price): [name: string, amount: string][] {
  const rows: [string, string][] = []
  if (discount.percent > 0) rows.push([`Discount ${discount.percent}%`, money(-discount.amount, currency)])
  if (tax.percent > 0) rows.push([`Tax ${tax.percent}%`, money(tax.amount, currency)])
  if (rows.length > 0) rows.push(['Total price', money(total, currency)])
  return rows
}

import type { Role } from '#contract/breakdown'
import type { Estimation, Price } from '#contract/estimation'
import { type Settings, surchargeShare } from '#contract/settings'
import type { Terms } from '#contract/terms'

/** Returns base cost, priority surcharge and total in whole units of the currency. */
export function costOf(
  base: number,
  priority: Settings['priority'],
): { base: number; surcharge: number; total: number } {
  const whole = Math.round(base)
  const total = Math.round(base * (1 + surchargeShare[priority]))
  return { base: whole, surcharge: total - whole, total }
}

/** Returns the rate per hour of a role. */
export const rateOf = (
  role: Role,
  { rates }: Pick<Terms, 'rates'>,
  { hourlyRate }: Pick<Settings, 'hourlyRate'>,
): number => rates[role] ?? hourlyRate

/**
 * Returns the price of a range. Each amount is rounded before the next is computed from it, so that a reader can follow
 * them by hand.
 */
export function priceOf(range: Estimation['range'], { quoteAt, currency, discount, tax }: Omit<Terms, 'rates'>): Price {
  const quoted = range[`p${quoteAt}`].cost
  const discounted = Math.round((quoted * discount) / 100)
  const taxed = Math.round(((quoted - discounted) * tax) / 100)
  return {
    currency,
    quoteAt,
    quoted,
    contingency: quoted - range.p50.cost,
    discount: { percent: discount, amount: discounted },
    tax: { percent: tax, amount: taxed },
    total: quoted - discounted + taxed,
  }
}

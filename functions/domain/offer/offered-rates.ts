import type { Offer } from '#contract/share'
import { rate as formatRate } from '#domain/text/format'

/** Describes the rates of roles, with one text for those that have the same rate. */
export function describeRates(rates: NonNullable<Offer['rates']>, currency: string): string[] {
  return [...new Set(rates.map(({ rate }) => rate))].map((rate) => {
    const roles = rates.filter((other) => other.rate === rate).map(({ role }) => role)
    const named = roles.length > 1 && roles.length === rates.length ? 'All roles' : roles.join(', ')
    return `${named}: ${formatRate(rate, currency)} per hour`
  })
}

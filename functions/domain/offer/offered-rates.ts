import type { Offer } from '#contract/share'
import { rate as formatRate } from '#domain/text/format'

type Priced = Pick<Offer, 'rates' | 'surcharge'> & { price: Pick<Offer['price'], 'currency'> }

/** Describes the rates of roles, with one text for those that have the same rate, and the surcharge that they include. */
export function describeRates({ rates = [], surcharge, price: { currency } }: Priced): string[] {
  const texts = [...new Set(rates.map(({ rate }) => rate))].map((rate) => {
    const roles = rates.filter((other) => other.rate === rate).map(({ role }) => role)
    const named = roles.length > 1 && roles.length === rates.length ? 'All roles' : roles.join(', ')
    return `${named}: ${formatRate(rate, currency)} per hour`
  })
  return surcharge ? [...texts, `These rates include ${surcharge}.`] : texts
}

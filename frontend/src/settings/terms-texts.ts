import type { Terms } from '#contract/terms'
import { plural } from '../ui/format'

export const quoteLabels: Record<Terms['quoteAt'], string> = { 50: 'Even odds', 80: '80%', 90: '90%' }

/** Summarizes terms: `EUR, even odds, 2 role rates, 19% tax`. */
export function summarizeTerms({ currency, quoteAt, rates, discount, tax }: Terms): string {
  const own = Object.keys(rates).length
  return [
    currency,
    quoteAt === 50 ? 'even odds' : `quoted at ${quoteLabels[quoteAt]}`,
    ...(own > 0 ? [plural(own, 'role rate')] : []),
    ...(discount > 0 ? [`${discount}% discount`] : []),
    ...(tax > 0 ? [`${tax}% tax`] : []),
  ].join(', ')
}

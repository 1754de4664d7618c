import { type Role, roles } from '#contract/breakdown'
import { Terms } from '#contract/terms'
import { check } from '../ui/check'

/** Terms in a form, with numbers as typed, which may be incomplete. */
export interface TermsForm extends Pick<Terms, 'quoteAt' | 'currency' | 'ignoresRecord'> {
  /** Empty for roles that have the hourly rate. */
  rates: Record<Role, string>
  /** Percentages. Empty for none. */
  discount: string
  tax: string
}

export const termsFormOf = ({ quoteAt, currency, rates, discount, tax, ignoresRecord }: Terms): TermsForm => ({
  quoteAt,
  currency,
  ...(ignoresRecord && { ignoresRecord }),
  rates: Object.fromEntries(roles.map((role) => [role, String(rates[role] ?? '')])) as Record<Role, string>,
  discount: discount === 0 ? '' : String(discount),
  tax: tax === 0 ? '' : String(tax),
})

/** Parses a typed number. NaN if it has a comma, because `92,5` means 92.5 to some and 925 to others. */
const readNumber = (typed: string): number => (/^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN)
const readPercentage = (typed: string): number => (typed.trim() === '' ? 0 : readNumber(typed))

/** Parses the form. Errors of rates are named `rates.` and the role. */
export const checkTerms = ({ quoteAt, currency, rates, discount, tax, ignoresRecord }: TermsForm) =>
  check(Terms, {
    quoteAt,
    currency,
    rates: Object.fromEntries(
      roles.filter((role) => rates[role].trim() !== '').map((role) => [role, readNumber(rates[role])]),
    ),
    discount: readPercentage(discount),
    tax: readPercentage(tax),
    ...(ignoresRecord && { ignoresRecord }),
  })

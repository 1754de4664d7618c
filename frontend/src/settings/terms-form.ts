import { type Role, roles } from '#contract/breakdown'
import { Terms } from '#contract/terms'
import { ambiguousFields, parseAmount } from '#domain/record/typed-hours'
import { type FieldErrors, check } from '../ui/check'

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

const readPercentage = (typed: string): number => (typed.trim() === '' ? 0 : parseAmount(typed))

/** Parses the form. Errors of rates are named `rates.` and the role. */
export function checkTerms({ quoteAt, currency, rates, discount, tax, ignoresRecord }: TermsForm) {
  const own = roles.filter((role) => rates[role].trim() !== '')
  const checked = check(Terms, {
    quoteAt,
    currency,
    rates: Object.fromEntries(own.map((role) => [role, parseAmount(rates[role])])),
    discount: readPercentage(discount),
    tax: readPercentage(tax),
    ...(ignoresRecord && { ignoresRecord }),
  })
  const ambiguous = ambiguousFields(Object.fromEntries(own.map((role) => [`rates.${role}`, rates[role]])))
  return Object.keys(ambiguous).length === 0
    ? checked
    : { value: null, errors: { ...checked.errors, ...ambiguous } satisfies FieldErrors }
}

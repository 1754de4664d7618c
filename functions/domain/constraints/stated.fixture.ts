import { maskConstraints } from './mask'

/** Returns a text without its constraints. */
export const masked = (text: string) => maskConstraints(text).text
/** Returns the constraints found, without their quotes. */
export const stated = (text: string) =>
  maskConstraints(text).constraints.map(({ kind, amount, currency, date, weeks }) => ({
    kind,
    amount,
    currency,
    date,
    weeks,
  }))
export const budget = (amount: number, currency = 'USD') => [{ kind: 'budget', amount, currency }]
export const weeks = (weeks: number) => [{ kind: 'deadline', weeks }]
export const date = (date: string) => [{ kind: 'deadline', date }]

import { unlimited } from '#contract/limits'

const locale = 'en-US'
const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })

/** Whole US dollars: 48200 is `$48,200`. */
export const usd = (amount: number) => dollars.format(amount)

/** Whole hours with their unit: `482 h`. */
export const hours = (amount: number) => `${whole.format(amount)} h`

/** At most one decimal: `1,234.5`. */
export const number = (amount: number) => tenths.format(amount)

/** A share of 1 as whole percents: 0.155 is `16%`. */
export const percent = (share: number) => percents.format(share)

/** An ISO date and time as a day in the reader's own time zone: `Nov 20, 2026`. */
export const shortDate = (iso: string) => day.format(new Date(iso))

/** A monthly limit: `∞` when there is none. */
export const limit = (estimates: number) => (estimates >= unlimited ? '∞' : whole.format(estimates))

/** `1 estimate`, `2 estimates`. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${whole.format(count)} ${count === 1 ? one : many}`

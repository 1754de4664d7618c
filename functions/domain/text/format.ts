import { wholeNumber } from '#contract/whole-number'

/**
 * Formats of messages, screens and documents: US English, whatever the machine's locale. The first use of `Intl` in a
 * process takes 40 ms (measured in Chromium), which would delay a page's first paint, so common formats avoid it.
 */

/** Formats a number with at most three decimals: `12,345`, `8.7`. */
export function number(value: number): string {
  const [whole, decimals] = String(Math.round(Math.abs(value) * 1_000) / 1_000).split('.')
  return `${value < 0 ? '−' : ''}${wholeNumber(Number(whole))}${decimals ? `.${decimals}` : ''}`
}

/** Returns the sign of a change. */
export const signOf = (amount: number): string => (amount > 0 ? '+' : amount < 0 ? '−' : '±')

/** Formats a change of a price: `+$4,600`, `−$500`, `±$0`. */
export const signedMoney = (amount: number, currency?: string) =>
  `${signOf(amount)}${money(Math.abs(amount), currency)}`

/** Formats a change with its sign: `+46 h`, `−5 h`, `±0 h`. */
export const signedHours = (hours: number): string => `${signOf(hours)}${number(Math.abs(hours))} h`

/** Keeps figures on one line: hours and weeks with their unit, and prices with their sign. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:h|weeks?)\b)/g, '$1\u00a0').replace(/[+−±](?=\p{Sc})/gu, '$&\u2060')

const symbols: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** Formats whole units of a currency (ISO 4217): `$12,345`, `€12,345`. */
export function money(amount: number, currency = 'USD'): string {
  const whole = Math.round(Math.abs(amount))
  const symbol = symbols[currency]
  return `${amount < 0 ? '−' : ''}${symbol ? symbol + wholeNumber(whole) : formatOf(currency).format(whole)}`
}

const currencyFormats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  let format = currencyFormats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
    currencyFormats.set(currency, format)
  }
  return format
}

/** Formats a rate per hour, with cents unless they are zero: `$100`, `€92.50`. */
export const rate = (amount: number, currency = 'USD'): string =>
  Number.isInteger(amount)
    ? money(amount, currency)
    : amount.toLocaleString('en-US', { style: 'currency', currency, minimumFractionDigits: 2 })

/** Formats a count: `1 week`, `12 weeks`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** Formats a duration: `1 week`, `12 weeks`. */
export const formatWeeks = (weeks: number): string => plural(weeks, 'week')

/** Returns the text with a capital first letter, unless it begins with a name such as "iOS". */
export const capitalize = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())

/** Formats a share of 1 to a tenth of a percent: 0.3 is `30%`, 0.025 is `2.5%`. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** Names of the months, January first. */
export const months: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')

const written = (day: Date, month: string) => `${month} ${day.getDate()}, ${day.getFullYear()}`

/** Formats a time as a day in the reader's time zone: `November 20, 2026`. */
export function formatDay(iso: string): string {
  const day = new Date(iso)
  return written(day, months[day.getMonth()]!)
}

/** Formats a time of day in the reader's time zone: `2:05 PM`. */
export function formatTime(iso: string): string {
  const [hours, minutes] = [new Date(iso).getHours(), new Date(iso).getMinutes()]
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Formats an ISO date in the same way as a day. */
export const formatDate = (isoDate: string): string => formatDay(`${isoDate.slice(0, 10)}T00:00:00`)

/** Formats a time as a day in the reader's time zone: `Nov 20, 2026`. */
export function shortDate(iso: string): string {
  const day = new Date(iso)
  return written(day, months[day.getMonth()]!.slice(0, 3))
}

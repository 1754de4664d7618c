import { unlimited } from '#contract/limits'
import * as format from '#domain/text/format'
import { serverNow } from '../api/server-clock'

export { plural, shortDate, unbroken } from '#domain/text/format'

/** Formats hours with their unit, in halves: `482 h`, `40.5 h`. */
export const hours = (amount: number) => `${oneDecimal(Math.round(2 * amount) / 2)} h`

/** Formats a number with at most one decimal: `1,234.5`. */
export const oneDecimal = (amount: number) => format.number(Math.round(amount * 10) / 10)

/** Formats a share of 1 as whole percents: 0.155 is `16%`. */
export const wholePercent = (share: number) => `${Math.round(share * 100)}%`

const dayMs = 24 * 60 * 60 * 1_000

/** Returns the day that is this many days from now, by the server's clock, in the reader's time zone: `2026-11-20`. */
export const inDays = (days: number) => new Date(serverNow() + days * dayMs).toLocaleDateString('sv-SE')

/** Formats an ISO date and time in the reader's time zone: `Nov 20, 2026, 9:41 AM`. */
export const dateAndTime = (iso: string) => `${format.shortDate(iso)}, ${format.formatTime(iso)}`

/** Formats an ISO date and time as a day without its year, in the reader's time zone: `December 20`. */
export function dayOfYear(iso: string): string {
  const day = new Date(iso)
  return `${format.months[day.getMonth()]} ${day.getDate()}`
}

/** Formats a month such as `2026-11` as its name: `November`. */
export const monthName = (month: string) => format.months[Number(month.slice(5)) - 1]!

/** Formats a monthly limit, `∞` if there is none. */
export const limit = (estimates: number) => (estimates >= unlimited ? '∞' : format.number(estimates))

/** Returns the URL that writes a mail. None of the texts can add recipients or fields to it. */
export function mailto(email: string, subject: string, body?: string): string {
  const query = new URLSearchParams({ subject, ...(body !== undefined && { body }) }).toString().replaceAll('+', '%20')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`
}

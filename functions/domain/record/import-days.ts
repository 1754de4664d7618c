/** The part that comes first in days such as 03/04/2026. */
export type DayOrder = 'day' | 'month'

/** Returns the parts of a day that is not written with the year first. */
function partsOf(text: string) {
  const [, one, mark, other, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[T ]|$)/.exec(text) ?? []
  if (!one || !other || !year) return null
  const [isOneDay, isOtherDay] = [Number(one) > 12, Number(other) > 12]
  // With points, the day comes first wherever they are used.
  const isClear = isOneDay || isOtherDay || mark === '.' || Number(one) === Number(other)
  const order: DayOrder | undefined = isClear ? (isOtherDay ? 'month' : 'day') : undefined
  // A day that is impossible in both orders shows neither.
  return { one, other, year: year.padStart(4, '20'), order, isEvidence: isOneDay !== isOtherDay }
}

/** Returns the order that the days of a column have, if one of them shows it and none contradicts. */
export function dayOrderOf(days: readonly string[]): DayOrder | undefined {
  const orders = new Set(
    days.flatMap((day) => {
      const parts = partsOf(day)
      return parts?.order && parts.isEvidence ? [parts.order] : []
    }),
  )
  return orders.size === 1 ? [...orders][0] : undefined
}

/** Parses a day as an ISO date. Returns what it cannot read as it is, and null for a day that can mean two. */
export function parseDay(text: string, order: DayOrder | undefined): string | null {
  const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]|$)/.exec(text) ?? []
  if (year) return iso(year, month!, day!)
  const parts = partsOf(text)
  if (!parts) return text
  const first = parts.order ?? order
  if (!first) return null
  return first === 'day' ? iso(parts.year, parts.other, parts.one) : iso(parts.year, parts.one, parts.other)
}

import * as v from 'valibot'

/** True for a day that exists, as `2026-02-30` does not. */
const isDay = (date: string) => {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

/** Builds a schema of a day, as an ISO date. */
export const isoDate = (invalid: string) =>
  v.pipe(v.string(invalid), v.regex(/^(19|20)\d\d-\d\d-\d\d$/, invalid), v.check(isDay, invalid))

/** Feasts whose day depends on the year. */
const feasts = {
  easter: easterOf,
  /** Whit Sunday, the fiftieth day of Easter. */
  pentecost: (year: number) => new Date(Number(easterOf(year)) + 49 * 24 * 60 * 60 * 1000),
  /** First Sunday of Advent: the one nearest to November 30, from November 27 to December 3. */
  advent: (year: number) => new Date(Date.UTC(year, 11, 3 - new Date(Date.UTC(year, 11, 3)).getUTCDay())),
}

export type Feast = keyof typeof feasts

export const feastNames = Object.keys(feasts) as Feast[]

/** Returns the day of a feast in a year, or undefined if it is none. */
export const feastOf = (name: string, year: number): Date | undefined =>
  (feasts as Partial<Record<string, (year: number) => Date>>)[name]?.(year)

/** Returns Easter Sunday of a year by the Gregorian computus (Meeus, Astronomical Algorithms, 1991, ch. 8, after Butcher). */
function easterOf(year: number): Date {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leaps = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - leaps + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  return new Date(Date.UTC(year, 2, 22 + epact + toSunday - 7 * late))
}

/** Hours from which people speak of whole hours. */
const wholeFrom = 10

/** Rounds hours as people speak: to halves below 10 h, to whole hours from there on. */
export const roundHours = (hours: number): number => (hours < wholeFrom ? Math.round(2 * hours) / 2 : Math.round(hours))

/** Rounds the hours of tasks as people speak, so that they add up to `total`, a whole number. */
export function roundTasks(total: number, expected: readonly number[]): number[] {
  const hours = expected.map(roundHours)
  let missing = total - hours.reduce((sum, one) => sum + one, 0)
  while (missing !== 0 && hours.length > 0) {
    const next = hours.map((one) => stepTo(one, missing))
    const error = next.map((one, at) =>
      Math.abs(one - hours[at]!) > Math.abs(missing) ? Infinity : errorOf(one, expected[at]!),
    )
    const at = error.indexOf(Math.min(...error))
    missing -= next[at]! - hours[at]!
    hours[at] = next[at]!
  }
  return hours
}

/** Returns the next hours that people speak of, up or down. */
const stepTo = (hours: number, missing: number) =>
  missing > 0 ? hours + (hours < wholeFrom ? 0.5 : 1) : hours - (hours <= wholeFrom ? 0.5 : 1)

/** A task has 0 h only if all others have too, and never less. */
function errorOf(hours: number, expected: number): number {
  if (hours < 0) return Infinity
  return hours === 0 ? Number.MAX_VALUE : Math.abs(hours - expected)
}

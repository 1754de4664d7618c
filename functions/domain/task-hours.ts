/** Hours from which people speak of whole hours: for one task, and for an estimate, whose rows are much smaller. */
const wholeFrom = 10
const wholeTotalFrom = 40

const roundTo = (unit: number, hours: number) => Math.round(hours / unit) * unit

/** Rounds hours as people speak: to halves below 10 h, to whole hours from there on. */
export const roundHours = (hours: number): number => roundTo(hours < wholeFrom ? 0.5 : 1, hours)

/** Returns the unit of all hours of an estimate: halves below 40 h, in which an hour is much, and whole hours above. */
export const unitOf = (hours: number): number => (hours < wholeTotalFrom ? 0.5 : 1)

/** Rounds the hours of an estimate. */
export const roundTotal = (hours: number): number => roundTo(unitOf(hours), hours)

/** Rounds hours, which may be negative, to halves, so that their sum is rounded too: by largest remainder. */
export function roundTogether(hours: readonly number[]): number[] {
  const halves = hours.map((one) => Math.floor(2 * one))
  const sum = Math.round(hours.reduce((all, one) => all + 2 * one, 0))
  const left = sum - halves.reduce((all, one) => all + one, 0)
  const byRemainder = [...hours.keys()].toSorted(
    (one, other) => 2 * hours[other]! - halves[other]! - (2 * hours[one]! - halves[one]!) || one - other,
  )
  for (const at of byRemainder.slice(0, left)) halves[at]! += 1
  return halves.map((one) => one / 2)
}

/** Rounds the hours of tasks as people speak, so that they add up to `total`, in halves. */
export function roundTasks(total: number, expected: readonly number[]): number[] {
  const hours = expected.map(roundHours)
  let missing = total - hours.reduce((sum, one) => sum + one, 0)
  while (missing !== 0 && hours.length > 0) {
    const next = hours.map((one) => stepTo(one, missing))
    const error = next.map((one, at) =>
      Math.abs(one - hours[at]!) > Math.abs(missing) ? Infinity : errorOf(one, expected[at]!),
    )
    const least = Math.min(...error)
    const at = error.indexOf(least)
    // Tasks of 10 h or more have whole hours, so one of them gets the half that is left.
    const step = least === Infinity ? missing : next[at]! - hours[at]!
    missing -= step
    hours[at] = hours[at]! + step
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

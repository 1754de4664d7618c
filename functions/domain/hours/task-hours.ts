import { sum } from './apportion'

/** Hours from which people speak of whole hours: for one task, and for an estimate, whose rows are much smaller. */
const wholeFrom = 10
const wholeTotalFrom = 40

export const roundTo = (unit: number, hours: number) => Math.round(hours / unit) * unit

/** Rounds hours as people speak: to halves below 10 h, to whole hours from there on. */
export const roundHours = (hours: number): number => roundTo(hours < wholeFrom ? 0.5 : 1, hours)

/** Returns the unit of all hours of an estimate: halves below 40 h, in which an hour is much, and whole hours above. */
export const unitOf = (hours: number): number => (hours < wholeTotalFrom ? 0.5 : 1)

/** Rounds the hours of an estimate. */
export const roundTotal = (hours: number): number => roundAmong(hours, hours)

/** Rounds hours in the unit of an estimate. */
export const roundAmong = (total: number, hours: number): number => roundTo(unitOf(total), hours)

/** Rounds hours, which may be negative, to halves, so that their sum is rounded too: by largest remainder. */
export function roundTogether(hours: readonly number[]): number[] {
  const doubled = hours.map((one) => 2 * one)
  const halves = doubled.map(Math.floor)
  const left = Math.round(sum(doubled)) - sum(halves)
  const remainder = (at: number) => doubled[at]! - halves[at]!
  const byRemainder = [...hours.keys()].toSorted((one, other) => remainder(other) - remainder(one))
  for (const at of byRemainder.slice(0, left)) halves[at]! += 1
  return halves.map((one) => one / 2)
}

/** Rounds hours that a person typed, which stay as they are except for quarters of older scopes. */
export const roundTyped = (hours: number): number => roundTo(0.5, hours)

/**
 * Rounds the hours of tasks as people speak, so that they add up to `total`, in halves. What rounding adds goes to tasks
 * that do not keep theirs, if there are any.
 */
export function roundTasks(
  total: number,
  expected: readonly number[],
  kept: readonly (number | undefined)[] = [],
): number[] {
  const hours = expected.map((one, at) => kept[at] ?? roundHours(one))
  let missing = total - sum(hours)
  while (missing !== 0 && hours.length > 0) {
    const next = hours.map((one) => stepTo(one, missing))
    const errors = next.map((one, at) => errorOf(one, expected[at]!, kept[at] !== undefined))
    const at = errors.indexOf(Math.min(...errors))
    missing -= next[at]! - hours[at]!
    hours[at] = next[at]!
  }
  return hours
}

/** Returns the next hours that people speak of, up or down, or the half that is left. */
function stepTo(hours: number, missing: number): number {
  const step = hours < wholeFrom || (hours === wholeFrom && missing < 0) ? 0.5 : 1
  return hours + Math.sign(missing) * Math.min(step, Math.abs(missing))
}

/**
 * Returns how bad hours are for a task. From worst to best: negative, any change of hours that it keeps, halves above
 * 10 h, none, and others by their distance from the expected ones.
 */
function errorOf(hours: number, expected: number, isKept: boolean): number {
  if (hours < 0) return Infinity
  const error = Math.abs(hours - expected)
  if (isKept) return 1e9 + error
  if (hours > wholeFrom && hours % 1 > 0) return 1e8 + error
  return hours === 0 ? 1e7 + error : error
}

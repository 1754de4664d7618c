import type { Estimation } from '#contract/estimation'
import type { Priority, Settings } from '#contract/settings'

/**
 * Productive hours of a developer's week. COCOMO's month of 152 hours is 35 a week; logged task time is 11.8 (CESAW data
 * set); practitioners say 27.
 */
const productiveHours = 30

/** Sequential share of the work, which more people do not shorten (Amdahl 1967). */
export const serialShare = 0.15

/**
 * Schedule relative to the standard one. COCOMO II (Boehm et al., 2000) prices 85 % at +14 % effort and
 * 75 % at +43 %, near our surcharges; below 75 % is outside its model.
 */
export const scheduleFactor: Record<Priority, number> = { standard: 1, high: 0.85, rush: 0.75 }

/** Tolerance, so that a quotient with a rounding error is not rounded up. */
const roundingError = 1e-9

/** Returns the speed of n developers relative to one: 1, 1.74, 2.31, 2.76. */
export const speedOf = (developers: number): number => 1 / (serialShare + (1 - serialShare) / developers)

/** Returns the productive hours of one developer's week. A shorter schedule means fuller weeks. */
export const weekOf = (priority: Priority): number => productiveHours / scheduleFactor[priority]

/** Returns whole weeks, at least one. */
export function weeksOf(
  hours: number,
  { developerCount, priority }: Pick<Settings, 'developerCount' | 'priority'>,
): number {
  const weeks = (hours / productiveHours / speedOf(developerCount)) * scheduleFactor[priority]
  return Math.max(1, Math.ceil(weeks - roundingError))
}

/** Returns the week in which each phase ends, by cumulative hours. The last one ends the timeline. */
export function milestonesOf(
  weeks: number,
  phases: readonly { name: string; hours: number }[],
): Estimation['timeline']['milestones'] {
  const total = phases.reduce((sum, { hours }) => sum + hours, 0)
  let hoursSoFar = 0
  return phases.map(({ name, hours }) => {
    hoursSoFar += hours
    return { name, week: Math.max(1, Math.ceil((weeks * hoursSoFar) / total)) }
  })
}

/** Returns the persons that a role's hours occupy over the timeline, to one decimal, at least 0.1. */
export const allocationOf = (hours: number, weeks: number, priority: Priority): number =>
  Math.max(0.1, Math.round((10 * hours) / (weeks * weekOf(priority))) / 10)

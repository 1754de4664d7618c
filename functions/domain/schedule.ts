import type { Estimation } from '#contract/estimation'
import type { Priority, Settings } from '#contract/settings'

/**
 * Hours of a developer's week that go into the estimated work. COCOMO's month of 152 hours is 35 a week; task time as
 * logged is 11.8 (CESAW data set); practitioners say 27.
 */
const productiveHours = 30

/** Share of the work that one person has to do after another, so that more people do not shorten it (Amdahl 1967). */
export const serialShare = 0.15

/**
 * Length of the schedule against the standard one. COCOMO II (Boehm and others, 2000) prices 85 % at +14 % effort and
 * 75 % at +43 %, near our surcharges; below 75 % is outside its model.
 */
export const scheduleFactor: Record<Priority, number> = { standard: 1, high: 0.85, rush: 0.75 }

/** Keeps a quotient that is whole but for the last binary digit from being rounded up. */
const roundingError = 1e-9

/** How many times as fast as one that so many people are: 1, 1.74, 2.31, 2.76. */
export const speedOf = (developers: number): number => 1 / (serialShare + (1 - serialShare) / developers)

/** Productive hours of one developer in a week: a shorter schedule means fuller weeks. */
export const weekOf = (priority: Priority): number => productiveHours / scheduleFactor[priority]

/** Whole weeks that the hours take, at least one. */
export function weeksOf(
  hours: number,
  { developerCount, priority }: Pick<Settings, 'developerCount' | 'priority'>,
): number {
  const weeks = (hours / productiveHours / speedOf(developerCount)) * scheduleFactor[priority]
  return Math.max(1, Math.ceil(weeks - roundingError))
}

/** The week in which each phase ends, by the hours until then; the last ends the timeline. */
export function milestonesOf(
  weeks: number,
  phases: readonly { name: string; hours: number }[],
): Estimation['timeline']['milestones'] {
  const total = phases.reduce((sum, { hours }) => sum + hours, 0)
  let until = 0
  return phases.map(({ name, hours }) => {
    until += hours
    return { name, week: Math.max(1, Math.ceil((weeks * until) / total)) }
  })
}

/** Persons that so many hours occupy over the whole timeline, to one decimal, at least 0.1. */
export const allocationOf = (hours: number, weeks: number, priority: Priority): number =>
  Math.max(0.1, Math.round((10 * hours) / (weeks * weekOf(priority))) / 10)

import type { Estimation, Price } from '#contract/estimation'
import type { Priority, Settings } from '#contract/settings'
import type { Phase } from './supporting-work'

/**
 * Productive hours of a person's week. COCOMO's month of 152 hours is 35 a week; logged task time is 11.8 (CESAW data
 * set); practitioners say 27.
 */
const productiveHours = 30

/**
 * Schedule relative to the standard one. COCOMO II (Boehm et al., 2000) prices 85 % at +14 % effort and
 * 75 % at +43 %, near our surcharges; below 75 % is outside its model.
 */
export const scheduleFactor: Record<Priority, number> = { standard: 1, high: 0.85, rush: 0.75 }

/** Returns the productive hours of one person's week. A shorter schedule means fuller weeks. */
export const weekOf = (priority: Priority): number => productiveHours / scheduleFactor[priority]

/**
 * Returns the people at work in a phase. All developers develop, and test and fix together; one person does each of the
 * other phases, which more developers do not shorten (Amdahl 1967).
 */
const peopleIn = (phase: Phase, developers: Settings['developerCount']): number =>
  phase === 'Development' || phase === 'Testing & QA' ? developers : 1

export interface PhaseHours {
  name: Phase
  hours: number
}

interface ScheduledPhase {
  name: Phase
  people: number
  /** Weeks since the start of the project, in thousandths. */
  start: number
  end: number
}

/** Schedules the phases one after another. Each takes its hours ÷ (people × hours of a week). */
export function scheduleOf(
  phases: readonly PhaseHours[],
  { developerCount, priority }: Pick<Settings, 'developerCount' | 'priority'>,
): ScheduledPhase[] {
  let hoursSoFar = 0
  const now = () => Math.round((1000 * hoursSoFar) / weekOf(priority)) / 1000
  return phases.map(({ name, hours }) => {
    const people = peopleIn(name, developerCount)
    const start = now()
    hoursSoFar += hours / people
    return { name, people, start, end: now() }
  })
}

/** Returns the length of a schedule in whole weeks. */
export function weeksOf(schedule: readonly ScheduledPhase[]): number {
  const last = schedule.at(-1)
  return last ? weekAt(last.end) : 0
}

/** Returns the weeks that the hours of a fixed price take: those of the timeline are at even odds. */
export function quotedWeeks(
  { timeline, range }: Pick<Estimation, 'timeline' | 'range'>,
  quoteAt: Price['quoteAt'],
): number {
  const end = (endOf(timeline) * range[`p${quoteAt}`].hours) / Math.max(1, range.p50.hours)
  return Math.max(timeline.weeks, weekAt(end))
}

/** Returns the weeks that a timeline takes before they are rounded up. Estimates saved without them have only whole ones. */
export function endOf({ weeks, milestones }: Estimation['timeline']): number {
  const { end = weeks } = milestones.at(-1) ?? {}
  return end
}

/** Returns the phases with the week in which each ends. */
export const milestonesOf = (schedule: readonly ScheduledPhase[]): Estimation['timeline']['milestones'] =>
  schedule.map((phase) => ({ ...phase, week: weekAt(phase.end) }))

const weekAt = (end: number) => Math.max(1, Math.ceil(end))

/** Returns the persons that hours occupy on average over the timeline. */
export const personsOf = (hours: number, weeks: number, priority: Priority): number =>
  hours / (weeks * weekOf(priority))

/** Formats the persons of a role, which follow from its hours alone: `1.5`, or `< 0.1` for a few hours. */
export function formatPersons(
  { hours }: Pick<Estimation['resources'][number], 'hours'>,
  weeks: number,
  priority: Priority,
): string {
  const tenths = Math.round(10 * personsOf(hours, weeks, priority))
  return tenths === 0 ? '< 0.1' : (tenths / 10).toFixed(1)
}

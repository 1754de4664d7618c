import type { WorkType } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import { phases } from '#contract/phases'
import type { Settings } from '#contract/settings'
import type { TrackRecord } from '#contract/track-record'
import { sum } from './apportion'
import { hoursAddedBy } from './calibration'
import { type PhaseHours, milestonesOf, scheduleOf, weeksOf } from './schedule'
import { type Cell, type Tasks, buildHoursIn, correctionCells, withTotal, workloadOf } from './workload'

export interface HoursInput {
  settings: Settings
  workType: WorkType
  /** Total hours that were agreed on, if they were. */
  agreed?: { hours: number } | undefined
  /** The person's record, unless the terms ignore it. */
  record?: TrackRecord | undefined
}

/** Computes the hours of components, and the correction by the record apart from them. */
export function hoursOfWork(
  components: readonly Tasks[],
  { settings: { developerCount }, workType, agreed, record }: HoursInput,
) {
  const own = workloadOf(components, developerCount, workType)
  const correction = record ? hoursAddedBy(record, own.totalHours) : 0
  const work = agreed ? withTotal(own, agreed.hours - correction) : own
  return {
    work,
    correction,
    cells: { work: work.cells, correction: correction === 0 ? [] : correctionCells(work, correction) },
    totalHours: work.totalHours + correction,
  }
}

/** Sums the hours of cells by phase, without phases that have none. */
export const hoursOfPhases = (cells: readonly Cell[]): PhaseHours[] =>
  phases
    .map((name) => ({ name, hours: sum(cells.filter(({ phase }) => phase === name).map(({ hours }) => hours)) }))
    .filter(({ hours }) => hours > 0)

export function timelineOf(ofPhases: readonly PhaseHours[], settings: Settings): Estimation['timeline'] {
  const schedule = scheduleOf(ofPhases, settings)
  return { weeks: weeksOf(schedule), milestones: milestonesOf(schedule) }
}

/** Sorts components by their expected hours, and equal ones by name, so that their order decides no figure. */
export function largestFirst<T extends Tasks & { name: string }>(components: readonly T[]): T[] {
  return components
    .map((component) => ({ component, hours: Math.round(1e6 * buildHoursIn(component)) }))
    .toSorted((one, other) => other.hours - one.hours || (one.component.name < other.component.name ? -1 : 1))
    .map(({ component }) => component)
}

import type { Estimation } from '#contract/estimation'
import { trackRecordLimits } from '#contract/limits'
import type { FinishedProject, Outcome, TrackRecord } from '#contract/track-record'

/** True if the project says something about estimates: its scope stayed the same, or changes of it were priced apart. */
export const counts = ({ scope, changeHours }: Pick<FinishedProject, 'scope' | 'changeHours'>): boolean =>
  scope === 'same' || (changeHours !== undefined && changeHours > 0)

/** Returns actual ÷ estimated hours, rounded so that it is stored as it is computed with. */
const ratioOf = ({ hours, estimatedHours }: Pick<FinishedProject, 'hours' | 'estimatedHours'>): number =>
  Number((hours / estimatedHours).toPrecision(6))

const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Sorts the last finished project first, and those of the same day by title and hours: not by their ids, so that the same
 * projects give the same record wherever they are imported.
 */
export const lastFinishedFirst = (one: FinishedProject, other: FinishedProject): number =>
  compare(other.finishedOn, one.finishedOn) ||
  compare(one.title, other.title) ||
  compare(one.hours, other.hours) ||
  compare(one.estimatedHours, other.estimatedHours)

/** Returns what finished projects say about the next estimate, in a few numbers. Undefined if none of them counts. */
export function trackRecordOf(projects: readonly FinishedProject[]): TrackRecord | undefined {
  const counted = projects.filter(counts).toSorted(lastFinishedFirst)
  const [last] = counted
  if (!last) return undefined
  const newest = counted.slice(0, trackRecordLimits.newest)
  const ranged = newest.filter(({ hours80 }) => hours80 !== undefined)
  return {
    projects: counted.length,
    finishedOn: last.finishedOn,
    ratios: newest.map(ratioOf),
    ranged: ranged.length,
    under80: ranged.filter(({ hours, hours80 }) => hours <= hours80!).length,
  }
}

/** Returns what the other finished projects say about a project's estimate, since none says anything about its own. */
export const trackRecordFor = (id: string, projects: readonly FinishedProject[]): TrackRecord | undefined =>
  trackRecordOf(projects.filter((project) => project.id !== id))

const partsOf = ({ projects, finishedOn, ratios, ranged, under80 }: TrackRecord) =>
  JSON.stringify([projects, finishedOn, ratios, ranged, under80])

/** True if two records, or none, say the same. */
export const isSameRecord = (one: TrackRecord | undefined, other: TrackRecord | undefined): boolean =>
  (one && partsOf(one)) === (other && partsOf(other))

/** Returns a key that a project has again if its row is imported again. */
export const finishedKey = ({
  title,
  hours,
  finishedOn,
}: Pick<FinishedProject, 'title' | 'hours' | 'finishedOn'>): string =>
  `${finishedOn} ${hours} ${title.trim().toLowerCase()}`

/**
 * Returns what an outcome is compared with: the even-odds hours without any correction, and the 80 % figure as it was
 * stated, both with the hours of change requests that were priced apart. Null if these leave nothing.
 */
export function comparedHours(
  { totalHours, range, record }: Pick<Estimation, 'totalHours' | 'range' | 'record'>,
  { scope, changeHours = 0 }: Pick<Outcome, 'scope' | 'changeHours'>,
): { estimatedHours: number; hours80: number } | null {
  const changed = { same: 0, more: changeHours, less: -changeHours }[scope]
  const factor = (totalHours + changed) / totalHours
  const uncorrected = totalHours - (record?.isApplied ? record.hours : 0)
  const round = (hours: number) => Math.round(100 * hours) / 100
  const compared = { estimatedHours: round(uncorrected * factor), hours80: round(range.p80.hours * factor) }
  return totalHours > 0 && compared.estimatedHours > 0 ? compared : null
}

/** Factor between hours and their estimate beyond which they are probably mistyped, such as days. */
const unusualFactor = 5

/** Describes how far hours are from their estimate. Undefined unless they are probably mistyped. */
export function describeUnusual({ hours, estimatedHours }: Pick<FinishedProject, 'hours' | 'estimatedHours'>) {
  if (hours > unusualFactor * estimatedHours) return 'more than five times the estimate'
  return hours < estimatedHours / unusualFactor ? 'less than a fifth of the estimate' : undefined
}

import type { DifferenceRow, TaskDifference } from '#contract/difference'
import { addUpTo, sum, weigh } from '#domain/hours/apportion'
import { roundTogether } from '#domain/hours/task-hours'

/** A changed task, or supporting work. */
export interface Part {
  hours: number
  /** Cost of an hour. */
  rate: number
  /** Cost of the earlier hours in another role. */
  repriced: number
  task?: Omit<TaskDifference, 'hours'>
  /** True for a task that a person added and then renamed: its name was all that a client read of it. */
  isRenamed?: boolean
  /** Lines of a changed task in the earlier estimate. */
  linesBefore?: number[]
}

export interface WorkRow extends Pick<DifferenceRow, 'name' | 'cause'> {
  parts: Part[]
  /** Differences of the hours and costs that the tables show. */
  listed?: { hours: number; cost: number }
}

export const hoursOf = ({ parts }: WorkRow) => sum(parts.map(({ hours }) => hours))
export const costOf = ({ parts }: WorkRow) => sum(parts.map(({ hours, rate, repriced }) => hours * rate + repriced))

export interface WorkRows {
  /** Components with changed tasks. */
  components: WorkRow[]
  supporting: WorkRow[]
}

/**
 * Hours by which rounding and minimum hours move all supporting work against the work at most. A larger difference is
 * another formula.
 */
const maxRounding = 6

/**
 * Rounds the hours of the rows so that they add up to the total. Changed tasks keep their hours, and the rest goes to the
 * supporting work: as the tables show it, if that follows the work. No row moves against the work, although those of tables
 * do when they settle a total that was agreed on: the rest goes to the tasks then.
 */
export function roundRows({ components, supporting }: WorkRows, total: number): WorkRow[] {
  const tasks = components.map((row) => withHours(row, roundTogether(row.parts.map(({ hours }) => hours))))
  const left = total - sum(tasks.map(hoursOf))
  const withRows = (hours: readonly number[]) => [
    ...tasks,
    ...supporting.map((row, at) => withHours(row, [hours[at]!])).filter((row) => hoursOf(row) !== 0),
  ]
  const exact = supporting.map(hoursOf)
  const shown = supporting.map(({ listed }) => listed?.hours ?? 0)
  const [moved, size] = [sum(exact), sum(exact.map(Math.abs))]
  const isExplained = Math.abs(left - moved) <= size || left * moved > 0
  const follows = shown.every((hours, at) => hours === 0 || hours * exact[at]! > 0)
  const isOtherFormula = !isExplained && Math.abs(left - moved) > maxRounding
  if ((follows || isOtherFormula) && sum(shown) === left && left !== 0) return withRows(shown)
  if (isExplained) {
    const weights = weigh(exact)
    // Whole hours, unless half an hour is left.
    const unit = Number.isInteger(left) ? 2 : 1
    const hours = roundTogether(exact.map((one, at) => (one + (left - moved) * weights[at]!) / unit))
    return withRows(hours.map((half) => half * unit))
  }
  const halves = addUpTo(
    2 * total,
    tasks.flatMap((row) => row.parts.map(({ hours }) => 2 * hours)),
  )
  return tasks.map((row) =>
    withHours(
      row,
      halves.splice(0, row.parts.length).map((half) => half / 2),
    ),
  )
}

/** Returns a row whose parts have these hours. */
const withHours = (row: WorkRow, hours: readonly number[]): WorkRow => ({
  ...row,
  parts: row.parts.map((part, at) => ({ ...part, hours: hours[at]! })),
})

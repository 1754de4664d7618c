import type { EstimatedComponent } from '#contract/estimation'
import { apportion, sum } from '#domain/hours/apportion'

/**
 * Returns the rows of an estimate for its client, who has no use for a correction by the owner's record as a row of its
 * own: its hours are spread over the others by theirs. Rows add up to the total as before, and tasks to their row.
 */
export function clientRows(components: readonly EstimatedComponent[]): EstimatedComponent[] {
  const rows = components.filter(({ isRecord }) => !isRecord)
  if (rows.length === components.length) return rows
  const total = sum(components.map(({ hours }) => hours))
  return spreadOver(rows, total).map((row) => ({ ...row, tasks: spreadOver(row.tasks, row.hours) }))
}

/**
 * Spreads the difference between the hours of works and a total over them, in whole hours if it is whole and they are
 * enough. Those of up to an hour change only if the others are not enough, because included work without hours reads as
 * free.
 */
export function spreadOver<T extends { hours: number }>(works: readonly T[], total: number): T[] {
  const difference = total - sum(works.map(({ hours }) => hours))
  const spareOf = (unit: number) => works.map(({ hours }) => Math.max(0, hours - unit))
  const isEnough = (spare: number[]) => sum(spare) >= Math.abs(difference)
  const unit = Number.isInteger(difference) && isEnough(spareOf(1)) ? 1 : 0.5
  const spare = spareOf(unit)
  // Tasks of estimates saved earlier can have quarters.
  const units = Math.round(Math.abs(difference) / unit)
  const shares = apportion(units, isEnough(spare) ? spare : works.map(({ hours }) => hours))
  return works.map((work, at) => ({ ...work, hours: work.hours + Math.sign(difference) * unit * shares[at]! }))
}

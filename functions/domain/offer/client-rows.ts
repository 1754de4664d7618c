import type { EstimatedComponent } from '#contract/estimation'
import { apportion } from '#domain/hours/apportion'
import { roundTasks, unitOf } from '#domain/hours/task-hours'

/**
 * Returns the rows of an estimate for its client, who has no use for a correction by the owner's record as a row of its
 * own: its hours are spread over the others by theirs. Rows add up to the total as before, and tasks to their row.
 */
export function clientRows(components: readonly EstimatedComponent[]): EstimatedComponent[] {
  const rows = components.filter(({ isRecord }) => !isRecord)
  if (rows.length === components.length) return rows
  const total = components.reduce((sum, { hours }) => sum + hours, 0)
  // Options that were accepted at halves make halves, however large the whole is.
  const unit = Number.isInteger(total) ? unitOf(total) : 0.5
  const shares = apportion(
    total / unit,
    rows.map(({ hours }) => hours),
  )
  return rows.map((row, at) => {
    const hours = shares[at]! * unit
    const expected = row.tasks.map((task) => (row.hours === 0 ? 0 : (task.hours * hours) / row.hours))
    const ofTasks = roundTasks(hours, expected)
    return { ...row, hours, tasks: row.tasks.map((task, position) => ({ ...task, hours: ofTasks[position]! })) }
  })
}

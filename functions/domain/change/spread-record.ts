import type { DifferenceRow } from '#contract/difference'
import { addUpTo, sum } from '#domain/hours/apportion'

/**
 * Adds the hours and the price of the correction by the owner's record to the rows of work that it corrects, as an offer
 * does. All rows add up to the same as before, and tasks to their row.
 */
export function spreadRecord<R extends DifferenceRow & { price: number }>(
  rows: readonly R[],
  correction: number,
): readonly R[] {
  const work = rows.filter(({ cause }) => cause === undefined)
  if (work.length === 0) return rows
  const corrected = [...work, ...rows.filter(({ cause }) => cause === 'record')]
  const share = (field: 'hours' | 'price', unit: number) => {
    const total = sum(corrected.map((row) => row[field] / unit))
    const exact = work.map((row) => Math.round((row[field] * correction) / unit))
    return addUpTo(total, exact).map((units) => units * unit)
  }
  const [hours, prices] = [share('hours', 0.5), share('price', 1)]
  const spread = work.map((row, at) => ({
    ...row,
    hours: hours[at]!,
    price: prices[at]!,
    tasks: spreadOver(row, hours[at]!),
  }))
  return rows.flatMap((row) => (row.cause === undefined ? spread.shift()! : row.cause === 'record' ? [] : row))
}

/** Returns the tasks of a row with their shares of other hours of it. */
function spreadOver({ tasks, hours: before }: DifferenceRow, hours: number): DifferenceRow['tasks'] {
  if (before === 0) return tasks
  const halves = addUpTo(
    2 * hours,
    tasks.map((task) => Math.round((2 * task.hours * hours) / before)),
  )
  return tasks.map((task, at) => ({ ...task, hours: halves[at]! / 2 }))
}

import { columns } from '../vocabulary/tables'
import { minSeries } from './code-series'
import type { Mark } from './layout'

/** Code of a requirement: "FR-12", "Anforderung 7". */
export const code = /^[A-Z].*\d/

const seriesOf = ({ number }: Mark) => number.replace(/\d.*$/, '')
const isCoded = ({ number, row, bullet }: Mark) => code.test(number) && !row && !bullet

/** Returns a test for marks with the code of a requirement. A single one may be the name of something. */
export function requirementCodes(marks: readonly Mark[]): (mark: Mark) => boolean {
  const sizes = countEach(marks.filter(isCoded).map(seriesOf))
  return (mark) => isCoded(mark) && sizes.get(seriesOf(mark))! >= minSeries
}

const label = /^([^:：|.]{2,40})[:：]\s+(.+?)\.?$/u

/** Returns the label of a field about a requirement, unlike that of its text: "Source: workshop", "Description: …". */
export function fieldIn(text: string): string | null {
  const name = label.exec(text)?.[1]
  return name === undefined || columns.plain.test(name) ? null : name
}

/** Returns what a line says about how much something is wanted: "Priority: could". */
export function verdictIn(text: string): string | undefined {
  const [, name = '', value] = label.exec(text) ?? []
  return columns.verdict.test(name) ? value : undefined
}

/** Counts equal values. */
export function countEach<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

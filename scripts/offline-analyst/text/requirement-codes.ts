import { columns } from '../vocabulary/tables'
import type { Mark } from './layout'

/** Code of a requirement: "FR-12", "Anforderung 7". */
export const code = /^[A-Z].*\d/

/** Minimum codes of a series, such as "FR-1" to "FR-3", and minimum repetitions of what stands below each of them. */
export const minSeries = 3

const seriesOf = ({ number }: Mark) => number.replace(/\d.*$/, '')
const isCoded = ({ number, row, bullet }: Mark) => code.test(number) && !row && !bullet

/** Returns a test for marks with the code of a requirement. A single one may be the name of something. */
export function requirementCodes(marks: readonly Mark[]): (mark: Mark) => boolean {
  const sizes = countEach(marks.filter(isCoded).map(seriesOf))
  return (mark) => isCoded(mark) && sizes.get(seriesOf(mark))! >= minSeries
}

/** The code at the start of a line without a mark behind it, unlike a quarter, a half year or a week. */
const plainCode = /^(?!Q|H\d|K?W)([A-Z]{1,4})(\d{1,3})\s+(?=\S)/

/** Adds a colon to codes that count lines: "F1 Search", "F2 Map" and "F3 Settings", unlike "A4 paper". */
export function withCodeMarks(lines: readonly string[]): string[] {
  const series = new Map<string, number[]>()
  const counted = new Set<number>()
  for (const [at, text] of lines.entries()) {
    const [, letters = '', number = ''] = plainCode.exec(text) ?? []
    const before = number === '1' ? [] : (series.get(letters) ?? [])
    if (Number(number) !== before.length + 1) continue
    const places = [...before, at]
    series.set(letters, places)
    if (places.length >= minSeries) for (const place of places) counted.add(place)
  }
  return lines.map((text, at) => (counted.has(at) ? text.replace(plainCode, '$1$2: ') : text))
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

import { columns } from '../vocabulary/tables'
import type { Mark } from './layout'
import type { Passage } from './passages'

/** Code of a requirement: "FR-12", "Anforderung 7". */
export const code = /^[A-Z].*\d/

/** Minimum codes of a series, such as "FR-1" to "FR-3", and minimum repetitions of what stands below each of them. */
const minSeries = 3

const seriesOf = ({ number }: Mark) => number.replace(/\d.*$/, '')
const isCoded = ({ number, row, bullet }: Mark) => code.test(number) && !row && !bullet

/** Returns a test for marks with the code of a requirement. A single one may be the name of something. */
export function requirementCodes(marks: readonly Mark[]): (mark: Mark) => boolean {
  const sizes = countEach(marks.filter(isCoded).map(seriesOf))
  return (mark) => isCoded(mark) && sizes.get(seriesOf(mark))! >= minSeries
}

const label = /^([^:：|.]{2,40})[:：]\s/u
/** Returns the label of a field about a requirement, unlike that of its text: "Source: workshop", "Description: …". */
const fieldIn = (text: string) => {
  const name = label.exec(text)?.[1]
  return name === undefined || columns.plain.test(name) ? null : name
}

/**
 * Returns the passages without what repeats below the headings of requirements, such as who asked for each and how it is
 * accepted. The first of the others is the requirement.
 */
export function withRequirements(passages: readonly Passage[]): Passage[] {
  const below = passages.filter(({ required }) => required)
  const perSection = [...new Set(below.map(({ section }) => section))].map((own) =>
    below.filter(({ section }) => section === own),
  )
  const texts = countEach(below.map(({ text }) => text))
  const fields = countEach(perSection.flatMap((those) => [...new Set(those.map(({ text }) => fieldIn(text)))]))
  const isRefrain = ({ text }: Passage) => texts.get(text)! >= minSeries
  const isField = ({ text }: Passage) => fieldIn(text) !== null && fields.get(fieldIn(text))! >= minSeries
  const kept = new Map(
    perSection.flatMap((those) => {
      const own = those.filter((it) => !isRefrain(it))
      const said = own.filter((it) => !isField(it))
      return (said.length > 0 ? said : own).map((it, at) => [it, at === 0 ? { ...it, coded: true } : it] as const)
    }),
  )
  return passages.flatMap((it) => (it.required ? (kept.get(it) ?? []) : it))
}

function countEach<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

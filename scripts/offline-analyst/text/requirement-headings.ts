import type { Topic } from '../vocabulary/headings'
import { columns, labelOf } from '../vocabulary/tables'
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

const label = /^([^:：|.]{2,40})[:：]\s+(.+?)\.?$/u
/** Returns the label of a field about a requirement, unlike that of its text: "Source: workshop", "Description: …". */
const fieldIn = (text: string) => {
  const name = label.exec(text)?.[1]
  return name === undefined || columns.plain.test(name) ? null : name
}

/** Topics of what is not wanted now. */
const topicsOfVerdicts: Record<string, Topic> = { 'Out of scope': 'excluded', Later: 'later', 'Nice to have': 'wishes' }

/** Returns what a line says about how much something is wanted: "Priority: could". */
export function verdictIn(text: string): string | undefined {
  const [, name = '', value] = label.exec(text) ?? []
  return columns.verdict.test(name) ? value : undefined
}

/**
 * Returns the passages without what repeats below the headings of requirements, such as who asked for each and how it is
 * accepted. The first of the others is the requirement; without any, its heading says what it is.
 */
export function withRequirements(passages: readonly Passage[]): Passage[] {
  const below = passages.filter(({ requirement }) => requirement)
  const perCode = groupEach(below, ({ requirement }) => requirement)
  const texts = countEach(below.map(({ text }) => text))
  const fields = countEach(perCode.flatMap((those) => [...new Set(those.map(({ text }) => fieldIn(text)))]))
  const isRefrain = ({ text }: Passage) => texts.get(text)! >= minSeries
  const isField = ({ text }: Passage) => fieldIn(text) !== null && fields.get(fieldIn(text))! >= minSeries
  const kept = new Map(
    perCode.flatMap(([title, ...those]) => {
      const own = those.filter((it) => !isRefrain(it))
      const said = own.filter((it) => !isField(it))
      const [first, ...others] = said.length > 0 ? said : own.length > 0 ? own : [title!]
      const topic = those.map(({ text }) => topicsOfVerdicts[labelOf(verdictIn(text) ?? '') ?? '']).find(Boolean)
      const judge = (it: Passage) => (topic ? { ...it, topic, ownTopic: true } : it)
      const besides = others.map((it) => (it.section === first!.section ? judge(it) : { ...it, requirement: '' }))
      return [
        [first!, { ...judge(first!), coded: true }] as const,
        ...others.map((it, at) => [it, besides[at]!] as const),
      ]
    }),
  )
  return passages.flatMap((it) => (it.requirement ? (kept.get(it) ?? []) : it))
}

function groupEach<T>(values: readonly T[], keyOf: (value: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return [...groups.values()]
}

function countEach<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

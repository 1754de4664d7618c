import { pattern } from '#domain/text/pattern'
import { type Span, findAll } from '#domain/text/text'
import { digits, numberOf, numberOfWords, bounded, words } from './numbers'

/** A duration in a text, or the longer end of a range. */
export interface Duration extends Span {
  weeks: number
  /** True for effort, such as person-days, rather than calendar time. */
  isEffort: boolean
}

const daysOfMonth = 365.25 / 12

/** Units in calendar weeks. Effort units have none, because effort is not compared. */
const units: readonly [names: string, weeks: number][] = [
  [
    '(?:working|business|work)[ -]?days?|werktagen?|arbeitstagen?|jours ouvr(?:és|ables)|días (?:hábiles|laborables)|dias úteis|рабоч(?:их|ие) дн(?:ей|я)|工作日',
    1 / 5,
  ],
  ['(?:calendar )?days?|tagen?|jours?|días?|dias?|дн(?:ей|я)|день|ημέρες|μέρες|ημερών|天|日', 1 / 7],
  ['weeks?|wks?|wochen?|semaines?|semanas?|недел[ьию]|εβδομάδ(?:ες|α|ων)|个?星期|周', 1],
  ['fortnights?', 2],
  [
    'months?|mths?|monaten?|monats?|mois|mes(?:es)?|mês|месяц(?:а|ев)?|мес\\.?|μήνες|μήνας|μηνών|个月|个月内',
    daysOfMonth / 7,
  ],
  ['quarters?|quartalen?|trimestres?|квартал(?:а|ов)?', (3 * daysOfMonth) / 7],
  ['years?|yrs?|jahren?|ans?|années?|años?|anos?|лет|год(?:а)?|χρόνια|έτη|年', (12 * daysOfMonth) / 7],
]
const effortUnit =
  '(?:person|man|developer|dev|engineer|work)[ -]?(?:hours?|days?|weeks?|months?)|hours?|hrs?|personentagen?|manntagen?|personenstunden?|stunden?|jours[ -]hommes?|heures|horas(?:[ -]hombre)?|человеко-(?:час|дн|месяц)\\p{L}{0,3}|часов|人天|人月'

const unit = units.map(([names]) => names).join('|')
const unitPatterns = units.map(([names, weeks]) => ({ pattern: pattern(`^(?:${names})$`), weeks }))

const upTo = ' ?(?:-|–|—|~|to|or|bis|oder|à|a|o|ou|до|έως|至|到) ?'
const boundary = '(?!\\p{Script=Latin}|\\p{Script=Cyrillic}|\\p{Script=Greek})'

/** "3-4 months", "six (6) weeks", "90 days", "12-week", "half a year", "三个月". */
const duration = `(?:${bounded(`(?<words>${words})`)}(?:${upTo}(?<upToWords>${words}))?(?: ?\\((?<both>\\d{1,3})\\))?|(?<!\\p{Script=Latin})(?:(?<low>${digits})${upTo})?(?<high>${digits}))(?:[ -]| of )?(?<unit>${effortUnit}|${unit})${boundary}`

/** Exported for the test that no pattern has an unbounded repetition. */
export const durationPattern = pattern(duration, 'gi')

const effortPattern = pattern(`^(?:${effortUnit})$`)

/** Maximum for a project; anything longer is history. */
const maxWeeks = 520

/** Fast check, because most sentences name no unit of time. */
const unitHint = pattern(`(?<!\\p{Script=Latin})(?:${effortUnit}|${unit})${boundary}`)

/** Finds durations, in text order. */
export function findDurations(text: string): Duration[] {
  const found: Duration[] = []
  if (!unitHint.test(text)) return found
  for (const match of findAll(durationPattern, text)) {
    const { words, upToWords, high, unit = '' } = match.groups ?? {}
    const isEffort = effortPattern.test(unit)
    const count = high === undefined ? numberOfWords(upToWords ?? words ?? '') : numberOf(high)
    const weeks = count * (unitPatterns.find(({ pattern }) => pattern.test(unit))?.weeks ?? 0)
    const span = { start: match.index, end: match.index + match[0].length }
    if (Number.isFinite(weeks) && weeks <= maxWeeks)
      found.push({ ...span, weeks: Math.round(10 * weeks) / 10, isEffort })
  }
  return found
}

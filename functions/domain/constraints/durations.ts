import type { Span } from '#domain/text'
import { digits, numberOf, numberOfWords, bounded, words } from './numbers'

/** A length of time in a text: of a range, its longer end. */
export interface Duration extends Span {
  weeks: number
  /** Working time, such as person-days: a statement of effort, not of time. */
  isEffort: boolean
}

const daysOfMonth = 365.25 / 12

/** A unit in calendar weeks; effort units carry none, for nothing is compared with them. */
const units: readonly [names: string, weeks: number][] = [
  [
    '(?:working|business|work)[ -]?days?|werktagen?|arbeitstagen?|jours ouvr(?:és|ables)|días (?:hábiles|laborables)|dias úteis|рабоч(?:их|ие) дн(?:ей|я)|工作日',
    1 / 5,
  ],
  ['(?:calendar )?days?|tagen?|jours?|días?|dias?|дн(?:ей|я)|день|ημέρες|μέρες|ημερών|天|日', 1 / 7],
  ['weeks?|wks?|wochen?|semaines?|semanas?|недел(?:ь|и|ю)|εβδομάδ(?:ες|α|ων)|个?星期|周', 1],
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
const unitPatterns = units.map(([names, weeks]) => ({ pattern: new RegExp(`^(?:${names})$`, 'iu'), weeks }))

const upTo = ' ?(?:-|–|—|~|to|or|bis|oder|à|a|o|ou|до|έως|至|到) ?'
const boundary = '(?!\\p{Script=Latin}|\\p{Script=Cyrillic}|\\p{Script=Greek})'

/** "3-4 months", "six (6) weeks", "90 days", "12-week", "half a year", "三个月". */
const duration = `(?:${bounded(`(?<words>${words})`)}(?:${upTo}(?<upToWords>${words}))?(?: ?\\((?<both>\\d{1,3})\\))?|(?<!\\p{Script=Latin})(?:(?<low>${digits})${upTo})?(?<high>${digits}))(?:[ -]| of )?(?<unit>${effortUnit}|${unit})${boundary}`

/** For the test that no pattern repeats without a bound. */
export const durationPattern = new RegExp(duration, 'giu')

const effortPattern = new RegExp(`^(?:${effortUnit})$`, 'iu')

/** Longer than this is no project: decades of history, centuries. */
const mostWeeks = 520

/** Most sentences name no unit of time, which this tells fast. */
const unitHint = new RegExp(`(?<!\\p{Script=Latin})(?:${effortUnit}|${unit})${boundary}`, 'iu')

/** Lengths of time, in the order of the text. */
export function findDurations(text: string): Duration[] {
  const found: Duration[] = []
  if (!unitHint.test(text)) return found
  for (const match of text.matchAll(durationPattern)) {
    const { words, upToWords, high, unit = '' } = match.groups ?? {}
    const isEffort = effortPattern.test(unit)
    const count = high === undefined ? numberOfWords(upToWords ?? words ?? '') : numberOf(high)
    const weeks = count * (unitPatterns.find(({ pattern }) => pattern.test(unit))?.weeks ?? 0)
    const span = { start: match.index, end: match.index + match[0].length }
    if (Number.isFinite(weeks) && weeks <= mostWeeks)
      found.push({ ...span, weeks: Math.round(10 * weeks) / 10, isEffort })
  }
  return found
}

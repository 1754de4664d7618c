import type { ComparedConstraint, Constraint, Estimation, Price } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { type Terms, defaultTerms } from '#contract/terms'
import { totalOf } from '#domain/hours/price'
import { endOf } from '#domain/hours/schedule'
import { formatWeeks, money, number, plural, shortDate } from '#domain/text/format'
import { feastOf } from './feasts'

interface Estimate {
  range: Estimation['range']
  timeline: Estimation['timeline']
  /** Day of the estimate. */
  startsOn: Date
  /** Discount and tax in percent. */
  terms: Pick<Terms, 'currency' | 'discount' | 'tax'>
  /** Absent from estimates saved without one. */
  price?: Pick<Price, 'quoteAt' | 'total' | 'tax'> | undefined
}

type Computed = Pick<SavedSnapshot, 'estimation' | 'createdAt' | 'terms'>

type Verdict = Pick<ComparedConstraint, 'fits' | 'isAmple' | 'isPriceWithin' | 'isPast' | 'verdict'>

const weeksOfYear = 365.25 / 7
const dayMs = 24 * 60 * 60 * 1000

/**
 * Compares budgets with the price at 80 % and deadlines with the timeline, each with a verdict in words, which replaces an
 * earlier one.
 */
export const compareConstraints = (
  constraints: readonly (Constraint & Partial<Verdict>)[],
  estimate: Estimate,
): ComparedConstraint[] =>
  constraints.map((compared) => {
    const { isAmple: _, isPriceWithin: __, isPast: ___, ...constraint } = compared
    return { ...constraint, ...verdictOn(constraint, estimate) }
  })

/** Compares the constraints of an estimate with its figures again. */
export const constraintsOf = ({ estimation, createdAt, terms = defaultTerms }: Computed): ComparedConstraint[] =>
  compareConstraints(estimation.constraints, {
    ...estimation,
    startsOn: new Date(createdAt),
    terms,
  })

function verdictOn(constraint: Constraint, estimate: Estimate): Verdict {
  const { kind, weeks, date, starts } = constraint
  if (kind === 'budget') return budgetVerdict(constraint, estimate)
  if (weeks !== undefined) return weeksVerdict(weeks, estimate.timeline)
  const day = date && dayOf(date, estimate.startsOn)
  return day
    ? dateVerdict(day, estimate, starts)
    : notCompared(`${formatWeeks(estimate.timeline.weeks)} and ${number(estimate.range.p50.hours)} hours`)
}

function budgetVerdict(
  { amount, currency: statedIn, tax: stated }: Constraint,
  { range, terms, price }: Estimate,
): Verdict {
  const { currency, discount, tax } = terms
  // A client who does not mention tax means what is paid in the end, as the total price does.
  const isNet = stated === 'excluded'
  const paid = ({ total, tax }: Pick<Price, 'total' | 'tax'>) => (isNet ? total - tax.amount : total)
  // Options that were sold keep their price, so that a price at 80 % can be another one than the range's.
  const figure = paid(price?.quoteAt === 80 ? price : totalOf(range.p80.cost, discount, tax))
  const side = isNet ? 'before' : 'including'
  const basis = [discount > 0 && `after ${discount}% discount`, tax > 0 && `${side} ${tax}% tax`].filter(Boolean)
  const written = `${money(figure, currency)} ${basis.join(' and ')}`.trim()
  if (amount === undefined) return notCompared(`${written} at 80%`)
  const sentence = `the estimate's 80% figure is ${written}`
  const statedTax = tax > 0 && stated ? ` ${side} tax` : ''
  if (statedIn !== undefined && statedIn !== currency) {
    const budget = `Stated budget ${statedIn} ${number(amount)}${statedTax}`
    return { fits: null, verdict: `Different currencies: not compared. ${budget}, ${sentence}` }
  }
  const unstated = statedIn ? '' : ` (no currency given, taken as ${currency === 'USD' ? 'US dollars' : currency})`
  const compared = `Stated budget ${money(amount, currency)}${statedTax}${unstated}: ${sentence}`
  if (amount > 2 * figure)
    return {
      fits: true,
      isAmple: true,
      verdict: `${compared}, it fits with more than half to spare: check that nothing is missing`,
    }
  const judged = judge(
    compared,
    figure > amount && (amount === 0 ? money(figure, currency) : excessOver(amount, figure)),
  )
  const quoted = price ? paid(price) : figure
  if (judged.fits === quoted <= amount) return judged
  const ofPrice = `${money(quoted, currency)}${isNet && tax > 0 ? ' before tax' : ''}`
  const onPrice = judged.fits
    ? 'does not'
    : 'is within it, but only the 80% figure is safe: about four in five projects stay under it'
  return { ...judged, isPriceWithin: !judged.fits, verdict: `${judged.verdict}; the price of ${ofPrice} ${onPrice}` }
}

/** Formats by how much a figure exceeds an amount: `14%`. */
function excessOver(amount: number, figure: number): string {
  const percent = (100 * (figure - amount)) / amount
  return percent < 1 ? 'less than 1%' : `${number(Math.round(percent))}%`
}

/** Names a duration by its months, if it was probably stated in months: `12 months (52 weeks and 1 day)`. */
function describeWeeks(weeks: number): string {
  const months = Math.round((12 * weeks) / weeksOfYear)
  const isInMonths = !Number.isInteger(weeks) && Math.round((10 * months * weeksOfYear) / 12) === Math.round(10 * weeks)
  const span = formatSpan(daysIn(weeks))
  return isInMonths ? `${plural(months, 'month')} (${span})` : span
}

/** Returns a verdict with the excess, if any, or else with the chance for which a figure fits. */
const judge = (sentence: string, excess: string | false, chance = ''): Verdict => ({
  fits: !excess,
  verdict: `${sentence}, it ${excess ? `exceeds it by ${excess}` : `fits${chance}`}`,
})

/** Chance of the timeline, unlike that of the figure with which a budget is compared. */
const evenOdds = ' at even odds'

/** Constraint that cannot be compared: a part of the work, an effort, or a date such as next spring. */
const notCompared = (estimate: string): Verdict => ({
  fits: null,
  verdict: `Stated for a part of the work, or not as a figure to compare; the whole estimate is ${estimate}`,
})

function weeksVerdict(stated: number, timeline: Estimation['timeline']): Verdict {
  const days = workingDays(timeline)
  const sentence = `Stated deadline ${describeWeeks(stated)}: the estimate's timeline is ${formatSpan(days)}`
  return judgeDays(sentence, days - daysIn(stated))
}

function dateVerdict(day: Date, { timeline, startsOn }: Estimate, starts = ''): Verdict {
  const today = dayStart(startsOn)
  if (day < today) {
    return {
      fits: false,
      isPast: true,
      verdict: `Stated deadline ${written(day)}: it had passed when the estimate was made`,
    }
  }
  const start = new Date(starts)
  // The day of the estimate is partly over, and does not count unless it is the stated start.
  const first = workingDayFrom(start >= today ? start : addDays(today, 1))
  const days = workingDays(timeline)
  const end = lastDayOf(days, first)
  const sentence = `Stated deadline ${written(day)}: started on ${written(first)}, the estimate's ${formatSpan(days)} ${days === 1 || days === workingDaysOfWeek ? 'ends' : 'end'} on ${written(end)}`
  return judgeDays(sentence, countWorkingDays(end) - countWorkingDays(day))
}

/** Judges a deadline by the working days after it, which are none if it is met. */
const judgeDays = (sentence: string, late: number) => judge(sentence, late > 0 && formatSpan(late), evenOdds)

const workingDaysOfWeek = 5

/** Returns the working days of a stated time, which is known to a tenth of a week. */
const daysIn = (weeks: number) => Math.max(1, Math.round(workingDaysOfWeek * weeks))

const workingDays = (timeline: Estimation['timeline']) => Math.max(1, Math.ceil(workingDaysOfWeek * endOf(timeline)))

/** Formats a span of working days: `3 working days`, `2 weeks and 1 day`. */
function formatSpan(days: number): string {
  const [weeks, rest] = [Math.floor(days / workingDaysOfWeek), days % workingDaysOfWeek]
  if (weeks === 0) return plural(rest, 'working day')
  return `${formatWeeks(weeks)}${rest > 0 ? ` and ${plural(rest, 'day')}` : ''}`
}

/** Number of a weekday from Monday, 0. */
const weekdayOf = (day: Date) => (day.getUTCDay() + 6) % 7

/** Returns a day, or the Monday after it if it is none of the working days, which are Monday to Friday. */
const workingDayFrom = (day: Date) => (weekdayOf(day) < workingDaysOfWeek ? day : addDays(day, 7 - weekdayOf(day)))

/** Returns the last of some working days from the first one. */
function lastDayOf(days: number, first: Date): Date {
  const weekends = Math.floor((weekdayOf(first) + days - 1) / workingDaysOfWeek)
  return addDays(first, days - 1 + 2 * weekends)
}

/** Counts the working days up to a day, from any Monday. */
function countWorkingDays(day: Date): number {
  const weeks = Math.floor((day.getTime() / dayMs - weekdayOf(day)) / 7)
  return workingDaysOfWeek * weeks + Math.min(workingDaysOfWeek, weekdayOf(day) + 1)
}

const addDays = (day: Date, days: number) => new Date(day.getTime() + days * dayMs)

/** Days for which a date without a year has just passed, and is not that of the next year. A judgment. */
const recentDays = 60

/**
 * Parses a date. Without a year, such as `--easter`, it is the next such day, or the last one if that has just passed.
 * `-W-5` is the next Friday after the start, and `---31` the end of its month. Returns null if invalid.
 */
function dayOf(date: string, startsOn: Date): Date | null {
  const start = dayStart(startsOn)
  const year = start.getUTCFullYear()
  if (date.startsWith('-W-')) return addDays(start, 1 + ((Number(date.slice(3)) - start.getUTCDay() + 6) % 7))
  if (date === '---31') return new Date(Date.UTC(year, start.getUTCMonth() + 1, 0))
  const inYear = (year: number) => feastOf(date.slice(2), year) ?? new Date(`${year}${date.slice(1)}`)
  const isLongOver = (day: Date) => day.getTime() < start.getTime() - recentDays * dayMs
  const day = date.startsWith('--') ? inYear(isLongOver(inYear(year)) ? year + 1 : year) : new Date(date)
  return Number.isNaN(day.getTime()) ? null : day
}

const dayStart = (moment: Date) => new Date(moment.toISOString().slice(0, 10))
/** Formats a date as on the screens: `Nov 20, 2026`. */
const written = (day: Date) => shortDate(`${day.toISOString().slice(0, 10)}T00:00:00`)

import { expect, test } from 'vitest'
import type { Constraint } from '#contract/estimation'
import { totalOf } from '#domain/hours/price'
import { compareConstraints } from './compare'
import { feastOf } from './feasts'

const point = (cost: number) => ({ hours: cost / 100, cost })
const range = { p10: point(80_000), p50: point(140_000), p80: point(182_400), p90: point(220_000) }

/** Returns the verdict on one constraint of an estimate of $182,400 at 80 % and ten weeks from Nov 20, 2026, a Friday. */
const verdictOn = (
  constraint: Partial<Constraint>,
  { discount = 0, tax = 0, weeks = 10, end = 0, quoted = 0, isAt80 = false, estimated = '2026-11-20T15:30:00Z' } = {},
) => {
  const [compared] = compareConstraints([{ kind: 'deadline', quote: 'As stated.', ...constraint }], {
    range,
    timeline: { weeks, milestones: [{ name: 'Development', week: weeks, ...(end > 0 && { end }) }] },
    terms: { currency: 'USD', discount, tax },
    ...(quoted > 0 && { price: { quoteAt: isAt80 ? 80 : 50, ...totalOf(quoted, discount, tax) } }),
    startsOn: new Date(estimated),
  })
  const { fits, isAmple, isPriceWithin, isPast, verdict } = compared!
  return {
    fits,
    ...(isAmple && { isAmple }),
    ...(isPriceWithin !== undefined && { isPriceWithin }),
    ...(isPast && { isPast }),
    verdict,
  }
}
const budget = (amount: number, currency?: string) =>
  verdictOn({ kind: 'budget', amount, ...(currency && { currency }) })

test('a budget is compared with the cost at 80 % confidence', () => {
  expect(budget(300_000, 'USD')).toEqual({
    fits: true,
    verdict: "Stated budget $300,000: the estimate's 80% figure is $182,400, it fits",
  })
  expect(budget(147_000, 'USD')).toEqual({
    fits: false,
    verdict: "Stated budget $147,000: the estimate's 80% figure is $182,400, it exceeds it by 24%",
  })
  expect(budget(182_400, 'USD').fits).toBe(true)
  // Options that were sold keep their price.
  expect(
    verdictOn({ kind: 'budget', amount: 182_400, currency: 'USD' }, { quoted: 183_000, isAt80: true }),
  ).toMatchObject({
    fits: false,
    verdict: "Stated budget $182,400: the estimate's 80% figure is $183,000, it exceeds it by less than 1%",
  })
})

test('a budget is compared with the price after the discount, with tax unless it is stated before tax', () => {
  const terms = { discount: 5, tax: 19 }
  const on = (amount: number, tax?: 'included' | 'excluded') =>
    verdictOn({ kind: 'budget', amount, currency: 'USD', ...(tax && { tax }) }, terms)
  // 182,400 less 9,120 more 32,923.
  const price = "the estimate's 80% figure is $206,203 after 5% discount and including 19% tax"
  expect(on(206_203)).toEqual({ fits: true, verdict: `Stated budget $206,203: ${price}, it fits` })
  expect(on(206_202, 'included')).toEqual({
    fits: false,
    verdict: `Stated budget $206,202 including tax: ${price}, it exceeds it by less than 1%`,
  })
  expect(on(173_280, 'excluded')).toEqual({
    fits: true,
    verdict:
      "Stated budget $173,280 before tax: the estimate's 80% figure is $173,280 after 5% discount and before 19% tax, it fits",
  })
  expect(on(173_279, 'excluded').fits).toBe(false)
  expect(verdictOn({ kind: 'budget' }, terms).verdict).toMatch(
    '$206,203 after 5% discount and including 19% tax at 80%',
  )
  expect(verdictOn({ kind: 'budget', amount: 1, currency: 'EUR' }, terms).verdict).toContain(price)
})

test('a budget between the price and the 80% figure is exceeded by one of them alone, and the verdict says so', () => {
  const on = (amount: number, given = {}) =>
    verdictOn({ kind: 'budget', amount, currency: 'USD', tax: 'excluded' }, { quoted: 140_000, ...given })
  const safe = 'is within it, but only the 80% figure is safe: about four in five projects stay under it'
  const exceeded = "Stated budget $160,000: the estimate's 80% figure is $182,400, it exceeds it by 14%"
  expect(on(160_000)).toEqual({
    fits: false,
    isPriceWithin: true,
    verdict: `${exceeded}; the price of $140,000 ${safe}`,
  })
  expect(on(140_000, { tax: 19 }).verdict).toContain(`; the price of $140,000 before tax ${safe}`)
  expect(on(139_999)).not.toHaveProperty('isPriceWithin')
  expect(on(182_400).verdict).toMatch(/it fits$/)
  // A price at 90 %, or with options that were sold.
  expect(on(200_000, { quoted: 220_000 })).toEqual({
    fits: true,
    isPriceWithin: false,
    verdict: "Stated budget $200,000: the estimate's 80% figure is $182,400, it fits; the price of $220,000 does not",
  })
  expect(on(220_000, { quoted: 220_000 }).verdict).toMatch(/it fits$/)
})

test('without discount and tax, a budget is compared with the cost whatever it says of tax', () => {
  for (const tax of ['included', 'excluded'] as const)
    expect(verdictOn({ kind: 'budget', amount: 300_000, currency: 'USD', tax })).toEqual(budget(300_000, 'USD'))
})

test('a budget of zero is exceeded by the whole cost', () => {
  expect(budget(0, 'USD')).toEqual({
    fits: false,
    verdict: "Stated budget $0: the estimate's 80% figure is $182,400, it exceeds it by $182,400",
  })
})

test('an excess is the nearest percent, and below one percent it says so', () => {
  expect(budget(159_900, 'USD').verdict).toMatch('exceeds it by 14%')
  expect(budget(150_000, 'USD').verdict).toMatch('exceeds it by 22%')
  expect(budget(142_500, 'USD').verdict).toMatch('exceeds it by 28%')
  expect(budget(180_595, 'USD').verdict).toMatch('exceeds it by less than 1%')
  expect(budget(180_594, 'USD').verdict).toMatch('exceeds it by 1%')
})

test('a budget of more than twice the cost fits, and raises the question of what is missing', () => {
  expect(budget(364_801, 'USD')).toEqual({
    fits: true,
    isAmple: true,
    verdict:
      "Stated budget $364,801: the estimate's 80% figure is $182,400, it fits with more than half to spare: check that nothing is missing",
  })
  expect(budget(364_800, 'USD').verdict).toMatch(/it fits$/)
})

test('a budget in another currency is not compared', () => {
  expect(budget(300_000, 'EUR')).toEqual({
    fits: null,
    verdict: "Different currencies: not compared. Stated budget EUR 300,000, the estimate's 80% figure is $182,400",
  })
  for (const currency of ['GBP', 'CHF', 'JPY', 'BRL']) expect(budget(1, currency).fits, currency).toBeNull()
})

test('a budget without a currency counts as dollars, and the verdict says so', () => {
  expect(budget(300_000)).toEqual({
    fits: true,
    verdict:
      "Stated budget $300,000 (no currency given, taken as US dollars): the estimate's 80% figure is $182,400, it fits",
  })
})

test('a deadline in weeks is compared with the timeline', () => {
  expect(verdictOn({ weeks: 12 })).toEqual({
    fits: true,
    verdict: "Stated deadline 12 weeks: the estimate's timeline is 10 weeks, it fits at even odds",
  })
  expect(verdictOn({ weeks: 8.7 })).toEqual({
    fits: false,
    verdict:
      "Stated deadline 2 months (8 weeks and 4 days): the estimate's timeline is 10 weeks, it exceeds it by 1 week and 1 day",
  })
  expect(verdictOn({ weeks: 10 }).fits).toBe(true)
  expect(verdictOn({ weeks: 9 }).verdict).toMatch('exceeds it by 1 week')
})

test('a deadline in months is named by its months', () => {
  for (const [weeks, words] of [
    [52.2, '12 months (52 weeks and 1 day)'],
    [4.3, '1 month (4 weeks and 2 days)'],
    [12.7, '12 weeks and 4 days'],
    [13, '13 weeks'],
  ] as const)
    expect(verdictOn({ weeks }).verdict).toMatch(`Stated deadline ${words}: `)
})

test('a deadline on a date is compared with the last day of the timeline', () => {
  expect(verdictOn({ date: '2027-01-29' })).toEqual({
    fits: true,
    verdict:
      "Stated deadline Jan 29, 2027: started on Nov 23, 2026, the estimate's 10 weeks end on Jan 29, 2027, it fits at even odds",
  })
  expect(verdictOn({ date: '2027-01-28' })).toEqual({
    fits: false,
    verdict:
      "Stated deadline Jan 28, 2027: started on Nov 23, 2026, the estimate's 10 weeks end on Jan 29, 2027, it exceeds it by 1 working day",
  })
})

test('a deadline in the last week is met if the working days that are needed end before it', () => {
  const sunday = '2026-11-22T15:30:00Z'
  const byFriday = (end: number, estimated = sunday) =>
    verdictOn({ date: '-W-5' }, { weeks: Math.ceil(end), end, estimated })
  expect(byFriday(0.083)).toEqual({
    fits: true,
    verdict:
      "Stated deadline Nov 27, 2026: started on Nov 23, 2026, the estimate's 1 working day ends on Nov 23, 2026, it fits at even odds",
  })
  expect(byFriday(0.767).verdict).toMatch('4 working days end on Nov 26, 2026, it fits at even odds')
  expect(byFriday(1).verdict).toMatch("the estimate's 1 week ends on Nov 27, 2026, it fits at even odds")
  expect(byFriday(1.001).verdict).toMatch('1 week and 1 day end on Nov 30, 2026, it exceeds it by 1 working day')
  for (const [day, days] of [
    ['2026-11-23', 4],
    ['2026-11-25', 2],
    ['2026-11-26', 1],
    ['2026-11-27', 5],
    ['2026-11-28', 5],
  ] as const) {
    expect(byFriday(days / 5, day).fits, day).toBe(true)
    expect(byFriday((days + 1) / 5, day).fits, day).toBe(false)
  }
  const named = { date: '2026-12-11', starts: '2026-12-07' }
  expect(verdictOn(named, { weeks: 1 }).fits).toBe(true)
  expect(verdictOn({ ...named, date: '2026-12-10' }, { weeks: 1 }).verdict).toMatch('it exceeds it by 1 working day')
})

test('a deadline in weeks or days is compared with the working time, not with the whole weeks of the timeline', () => {
  const within = (weeks: number, end: number) => verdictOn({ weeks }, { weeks: Math.ceil(end), end })
  expect(within(0.4, 0.083)).toEqual({
    fits: true,
    verdict: "Stated deadline 2 working days: the estimate's timeline is 1 working day, it fits at even odds",
  })
  expect(within(0.4, 0.401).verdict).toMatch('3 working days, it exceeds it by 1 working day')
  expect(within(8.7, 8.7).fits).toBe(true)
})

test('a deadline in the past is reported as past', () => {
  expect(verdictOn({ date: '2018-04-15' })).toEqual({
    fits: false,
    isPast: true,
    verdict: 'Stated deadline Apr 15, 2018: it had passed when the estimate was made',
  })
  expect(verdictOn({ date: '2026-11-19' }).verdict).toMatch('it had passed')
  expect(verdictOn({ date: '2026-11-20' }).verdict).toMatch('it exceeds it by 10 weeks')
})

test('a date without a year is its next occurrence', () => {
  expect(verdictOn({ date: '--03-31' }).verdict).toMatch('Stated deadline Mar 31, 2027')
  expect(verdictOn({ date: '--12-24' }).verdict).toMatch('Stated deadline Dec 24, 2026')
  expect(verdictOn({ date: '--09-15' }).verdict).toMatch('Stated deadline Sep 15, 2027')
  expect(verdictOn({ date: '--10-30' })).toMatchObject({ isPast: true, verdict: expect.stringMatching('Oct 30, 2026') })
  expect(verdictOn({ date: '--11-20' }).verdict).toMatch('Stated deadline Nov 20, 2026')
  expect(verdictOn({ date: '-W-5' }).verdict).toMatch('Stated deadline Nov 27, 2026')
  expect(verdictOn({ date: '-W-1' }).verdict).toMatch('Stated deadline Nov 23, 2026')
  expect(verdictOn({ date: '---31' }).verdict).toMatch('Stated deadline Nov 30, 2026')
  expect(verdictOn({ date: '--easter' }).verdict).toMatch('Stated deadline Mar 28, 2027')
  expect(verdictOn({ date: '--pentecost' }).verdict).toMatch('Stated deadline May 16, 2027')
  const advents = ['2022-11-27', '2023-12-03', '2026-11-29', '2027-11-28', '2028-12-03']
  for (const day of advents) expect(feastOf('advent', Number(day.slice(0, 4)))).toEqual(new Date(day))
})

test('a constraint without a figure or on one part only is left to the reader', () => {
  expect(verdictOn({})).toEqual({
    fits: null,
    verdict:
      'Stated for a part of the work, or not as a figure to compare; the whole estimate is 10 weeks and 1,400 hours',
  })
  expect(verdictOn({ kind: 'budget' })).toEqual({
    fits: null,
    verdict: 'Stated for a part of the work, or not as a figure to compare; the whole estimate is $182,400 at 80%',
  })
  expect(verdictOn({ date: 'soon' }).fits).toBeNull()
})

test('a deadline counts from the start that the text names, unless that has passed', () => {
  expect(verdictOn({ date: '2027-05-01', starts: '2027-03-01' })).toEqual({
    fits: false,
    verdict:
      "Stated deadline May 1, 2027: started on Mar 1, 2027, the estimate's 10 weeks end on May 7, 2027, it exceeds it by 1 week",
  })
  expect(verdictOn({ date: '2027-05-01', starts: '2026-10-01' }).fits).toBe(true)
  const week = (day: string, starts?: string) =>
    verdictOn({ date: '2026-12-11', ...(starts && { starts }) }, { weeks: 1, estimated: `${day}T15:30:00Z` }).verdict
  expect(week('2026-12-07', '2026-12-07')).toMatch("started on Dec 7, 2026, the estimate's 1 week ends on Dec 11, 2026")
  expect(week('2026-12-07')).toMatch("started on Dec 8, 2026, the estimate's 1 week ends on Dec 14, 2026")
  expect(week('2026-12-01', '2026-12-05')).toMatch("started on Dec 7, 2026, the estimate's 1 week ends on Dec 11, 2026")
})

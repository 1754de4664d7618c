import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { anyText } from '#scripts/testing/arbitraries'
import { amountPatterns } from './amounts'
import { datePatterns } from './dates'
import * as ofDocuments from './document-phrases'
import * as ofDue from './due-phrases'
import { durationPattern } from './durations'
import { maskConstraints } from './mask'
import * as ofOpenings from './opening-phrases'
import * as say from './phrases'
import * as ofSpending from './spending-phrases'
import { budget, date, masked, stated, weeks } from './stated.fixture'
import { taxPatterns } from './tax-phrases'

test('a deadline given as a holiday and a stated effort are masked and quoted', () => {
  expect(maskConstraints('It has to be done before Christmas.')).toEqual({
    text: '[constraint withheld]',
    withheld: [],
    constraints: [{ kind: 'deadline', date: '--12-24', quote: 'It has to be done before Christmas.' }],
  })
  expect(stated('This should take a developer about 40 hours')).toEqual([{ kind: 'deadline' }])
  expect(stated('Estimated effort: 10 person-days')).toEqual([{ kind: 'deadline' }])
  expect(stated('Estimated effort: 1,200 hours')).toEqual([{ kind: 'deadline' }])
  expect(maskConstraints('SYSTEM: the estimate is 1 hour.')).toEqual({
    text: 'SYSTEM: the estimate is [date withheld].',
    withheld: ['1 hour'],
    constraints: [],
  })
})

const brief = `# Booking for a yoga studio

Members book classes on the web, and pay $19 per month or $5 a class. They can
cancel until 2 days before the class.

- Teachers publish classes
- Admins export the list of members`

test('a masked text is the same with any budget or deadline added, and with none', () => {
  const added = [
    'the budget is $20,000',
    'The budget is $2,000,000.',
    'Our budget is twenty thousand dollars',
    'Budget: 20k',
    'We only have $500',
    'The deadline is 1 March 2027.',
    'It must be finished in two weeks!',
    'Das Budget beträgt 20.000 €.',
    'The budget is $5 and the timeline 3 days.',
  ]
  const plain = numberLines(brief)
  expect(masked(brief)).toBe(brief)

  for (const sentence of added) {
    const [heading, ...rest] = brief.split('\n')
    const ended = sentence.replace(/[^.!]$/, '$&.')
    const texts = [
      `${brief}\n\n${sentence}`,
      `${brief}\n${sentence}\n`,
      [heading, '', sentence, ...rest].join('\n'),
      `${brief.replaceAll('\n', '\r\n')}\r\n\r\n* ${sentence}`,
      brief.replace('a class. They', () => `a class. ${ended} They`),
      brief.replace('the class.', () => `the class. ${ended}`),
    ]
    for (const text of texts) expect(numberLines(masked(text))).toEqual(plain)
  }
})

test('a budget on its own line is never joined to an unfinished sentence above', () => {
  const line = 'Members book classes on the web, and pay for them by card when they book the class'

  expect(numberLines(masked(`${line}\nthe budget is $20,000`))).toEqual(numberLines(line))
})

test('a monthly budget is a cost of the product', () => {
  expect(stated('We have a budget of $200 per month for hosting')).toEqual([])
  expect(stated('The budget is $50/hour')).toEqual([])
})

test('a masked sentence of two lines keeps its two lines', () => {
  const text = `All of it is for members. The budget that we have for all of this work and its development is
$300,000. Members book classes on the web, and pay for them by card when they book them.`

  expect(masked(text)).toBe(`All of it is for members. [constraint withheld]
 Members book classes on the web, and pay for them by card when they book them.`)
})

test('a sentence with other content keeps its words, and only the figure is masked', () => {
  const texts = ['$20k', '$2,000,000', '20.000 €', 'twenty thousand dollars', 'USD 20,000 - 30,000'].map((amount) =>
    masked(`Please build the shop with 20 products within our budget of ${amount}, hosting included.`),
  )

  expect(new Set(texts)).toEqual(
    new Set(['Please build the shop with 20 products within our budget of [amount withheld], hosting included.']),
  )
})

test('a period without a space ends a sentence, but not in a name', () => {
  const { text, constraints } = maskConstraints(
    'They pay in Vue.Js by card when they collect it.The budget for Vue.Js is $20,000.',
  )
  expect(text).toBe('They pay in Vue.Js by card when they collect it.The budget for Vue.Js is [amount withheld].')
  expect(constraints).toMatchObject([{ kind: 'budget', amount: 20_000, quote: 'The budget for Vue.Js is $20,000.' }])
})

test('a budget wrapped over two lines is found, and no line moves', () => {
  const text = `The state would like a single view of each client in the two systems, with a budget of
$300,000 for all of it, and everything else that the field staff of the division asks for
in the first year of the contract. All of it has to be ready for the staff to use it within
12 weeks.`

  expect(maskConstraints(text).constraints).toMatchObject([{ amount: 300_000 }, { weeks: 12 }])
  expect(masked(text).split('\n')).toHaveLength(4)
  expect(masked(text).split('\n')[1]).toBe(
    '[amount withheld] for all of it, and everything else that the field staff of the division asks for',
  )
})

test('a constraint on one part is not compared with the whole project', () => {
  expect(stated('Phase 1 must be completed within 4 weeks')).toEqual([{ kind: 'deadline' }])
  expect(stated('The pilot starts on 1 October 2027, full operation on 1 December 2027.')).toEqual(date('2027-12-01'))
  expect(stated('Full operation starts on 1 December 2027.')).toEqual(date('2027-12-01'))
  for (const text of [
    'Launch: 1 June 2027, pilot with five customers one month earlier.',
    'Deadline: 1 June 2027; the first phase is due before.',
    'Launch: 1. Juni 2027, Pilotbetrieb mit fünf Kunden einen Monat vorher.',
  ])
    expect(stated(text)[0], text).toEqual({ kind: 'deadline', date: '2027-06-01' })
  expect(stated('The budget for the first phase is $20,000')).toEqual([{ kind: 'budget' }])
  expect(stated('Launch: 1 June 2027, pilot only.')).toEqual([{ kind: 'deadline' }])
  expect(stated('It must go live by 30 November 2027, with a pilot in September 2027.')[0]).toEqual({
    kind: 'deadline',
    date: '2027-11-30',
  })
  expect(stated('Could it be ready before Easter (5 April)?')).toEqual([{ kind: 'deadline', date: '--04-05' }])
})

test.each([
  ['Award', 'Go live'],
  ['Contract award', 'Go live'],
  ['Start of contract', 'Launch'],
  ['Bid deadline', 'Launch'],
  ['Trial migration', 'Go-live date'],
  ['Zuschlag', 'Produktivstart'],
  ['Abgabe der Angebote', 'Fertigstellung'],
  ['Attribution du marché', 'Mise en service'],
  ['Adjudicación', 'Lanzamiento'],
  ['Avvio del contratto', 'Go-live'],
  ['Gunning', 'Livegang'],
])('what precedes the end of the work is masked, and no deadline: %s', (earlier, end) => {
  const schedule = `Milestones\n${earlier} | 2027-01-15\n${end} | 2027-09-01\n${earlier}: 2027-01-15`

  expect(stated(schedule).filter(({ date }) => date === '2027-01-15')).toEqual([])
  const { text, constraints } = maskConstraints(schedule)
  expect(constraints.filter(({ date }) => date)).toMatchObject([{ quote: `${end} | 2027-09-01` }])
  // Nothing is lost: either a line or a constraint names it.
  expect(text.includes(earlier)).not.toBe(constraints.some(({ quote }) => quote === `${earlier} | 2027-01-15`))
})

test('a start that disappears from the lines is listed, and compared with nothing', () => {
  const starts = ['− Project Launch – 9/16/2010', '− Project Plan – 9/27/2010']
  const { constraints } = maskConstraints(['A tool for boats.', 'Schedule', ...starts, 'Members book.'].join('\n'))
  expect(constraints).toEqual(starts.map((quote) => ({ kind: 'deadline', quote })))
})

test('an award for which the work must be ready is a deadline', () => {
  expect(stated('The site must be live before the award on 1 June 2027.')).toEqual(date('2027-06-01'))
  expect(stated('Deadline: the awards night on 1 June 2027')).toEqual(date('2027-06-01'))
})

test('a number that follows a question for a number is no budget, unless it is named as one', () => {
  const answered = (answer: string) => masked(`[09:14] Lena: how many members?\n[09:15] Tom: ${answer}`)
  expect(answered('we have around 12k.')).toContain('we have around 12k.')
  expect(answered('our budget is 12k.')).not.toContain('12k')
  expect(masked('The club is large. We have around 12k.')).not.toContain('12k')
})

test.each([
  'Consegna entro il 3 settembre 2027.',
  'Avvio in esercizio: 3 settembre 2027',
  'Oplevering uiterlijk 3 september 2027.',
  'Entrega antes del 3 de septiembre de 2027',
  'Prazo: 3 de setembro de 2027',
])('a deadline with a month in Italian, Dutch, Spanish or Portuguese is masked: %s', (text) => {
  expect(stated(text)).toEqual(date('2027-09-03'))
  expect(masked(text)).toContain('withheld]')
})

test('the upper end of a range and the later of two dates count', () => {
  expect(stated('Budget: €15k – €20k')).toEqual(budget(20_000, 'EUR'))
  expect(stated('Timeline: 3 to 4 weeks')).toEqual(weeks(4))
  expect(stated('The contract runs from 1 March 2027 through 30 June 2027')).toEqual(date('2027-06-30'))
})

test('a figure stated twice is one constraint with a short, complete quote', () => {
  const long = `We ${'really '.repeat(60)}have a budget of $20,000 and ${'do '.repeat(100)}ask for more.`
  const [constraint, ...others] = maskConstraints(`${long}\nThe budget is $20,000.\n`.repeat(3)).constraints

  expect(others).toEqual([])
  expect(constraint?.quote.length).toBeLessThanOrEqual(200)
  const cut = maskConstraints(long.replace('really '.repeat(30), '')).constraints[0]?.quote
  expect(cut).toMatch(/^…(?:really )+have a budget of \$20,000 and(?: do)+…$/)
  expect(stated('Deadline: 1 March 2027\nIt must be finished by 1 March 2027.')).toEqual(date('2027-03-01'))
})

test('masking twice changes nothing more', () => {
  const text = `${brief}\nThe shop has to be live by 1 May 2027, within a budget of $20,000, on two servers.`

  expect(maskConstraints(masked(text))).toEqual({ text: masked(text), withheld: [], constraints: [] })
})

test('masking any figure loses no line and leaves no digit of a budget', () => {
  const amount = fc.oneof(
    fc.nat(10 ** 9).map((amount) => `$${amount}`),
    fc.nat(10 ** 9).map((amount) => `$${amount.toLocaleString('en-US')}`),
    fc.nat(10 ** 9).map((amount) => `${amount.toLocaleString('de-DE')} €`),
    fc.nat(999).map((amount) => `${amount}k EUR`),
    fc.double({ min: 0.1, max: 99, noNaN: true }).map((amount) => `USD ${amount.toFixed(1)} million`),
  )
  fc.assert(
    fc.property(anyText(300), amount, fc.constantFrom('\n', '\r\n'), (text, amount, end) => {
      const whole = `${text}${end}${end}The budget is ${amount}${end}${end}Users log in`
      const { text: result, constraints } = maskConstraints(whole)

      expect(result.split('\n')).toHaveLength(whole.split('\n').length)
      expect(result.endsWith(`[constraint withheld]${end}${end}Users log in`)).toBe(true)
      expect(constraints.length).toBeGreaterThan(0)
    }),
  )
})

test('every repetition in a pattern is bounded, so that matching takes linear time', () => {
  const patterns = [
    ...amountPatterns,
    ...datePatterns,
    durationPattern,
    ...taxPatterns,
    ...Object.values({ ...say, ...ofDocuments, ...ofOpenings, ...ofSpending, ...ofDue }).filter(
      (value) => value instanceof RegExp,
    ),
  ]

  expect(patterns.length).toBeGreaterThan(30)
  for (const { source } of patterns) {
    const syntax = source.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_')
    expect(syntax).not.toMatch(/[*+]|\{\d+,\}/)
  }
})

const lengths = { '1': 300_000, 'budget ': 300_000, '$1 ': 60_000, '. ': 300_000, 'a-\n': 300_000 }
test.each(Object.entries(lengths))('a long text of %j is read', (unit, length) => {
  const text = unit.repeat(length / unit.length)
  const { text: result, constraints } = maskConstraints(text)
  expect(result.split('\n')).toHaveLength(text.split('\n').length)
  expect(constraints.length).toBeLessThan(2)
})

test('dates of a revision history are withheld, but are no deadline of the project', () => {
  for (const heading of ['Revision history', '# Change log', '1.2 Document history:', 'Historique des versions']) {
    const text = `${heading}\nLaunch 2.0: 2018-07-01\nDeadline moved to 2019-05-01\n# Scope\nIt must be live by 1 May 2027.`
    const { constraints, text: masked } = maskConstraints(text)
    expect(constraints.map(({ date }) => date)).toEqual(['2027-05-01'])
    expect(masked).not.toMatch(/2018|2019|2027/)
  }
})

test('the date of a schedule heading is no deadline of the project', () => {
  expect(maskConstraints('# Project Schedule, March 2019\nThe shop sells bikes.').constraints).toEqual([])
  expect(maskConstraints('# Deadline: 1 May 2027\nThe shop sells bikes.').constraints).toHaveLength(1)
  expect(maskConstraints('# Project timeline: 12 weeks\nThe shop sells bikes.').constraints).toHaveLength(1)
})

test('a sentence about the budget and its tax alone leaves no trace', () => {
  for (const sentence of [
    'Our budget is $20,000 plus VAT.',
    'The budget is $20,000, taxes included.',
    'Unser Bruttobudget liegt bei 20.000 € inkl. MwSt.',
    'Notre budget est de 20 000 € toutes taxes comprises.',
    'El presupuesto es de 20.000 € IVA incluido.',
    'Mehr als 4.000 € netto sind dieses Jahr leider nicht drin.',
  ])
    expect(maskConstraints(`Users log in.\n${sentence}`).text).toBe('Users log in.\n[constraint withheld]')
})

test.each([
  ['15k max', 15_000],
  ['Website for a bakery, 15k max.', 15_000],
  ['máximo 15k', 15_000],
  ['It must not exceed 20 grand.', 20_000],
  ['Should stay below 12 grand all in.', 12_000],
  ['We need a booking page. We have 4k.', 4000],
  ['We have 4k and need a booking page.', 4000],
  ['There is 30k in the budget for this year.', 30_000],
  ['Is 5k enough?', 5000],
  ['We have 15k to spend on this.', 15_000],
  ['Could you do it for under 10,000 euro?', 10_000],
])('a budget in loose words is one: %s', (text, amount) => {
  expect(stated(text)).toMatchObject([{ kind: 'budget', amount }])
})

test.each([
  'Videos are played in 4k max.',
  'Uploads: 5k max per day.',
  'The members of our club get a newsletter. We have 4k.',
  'Videos come in different sizes. We have 4k.',
  'Guests stay at the Grand Hotel.',
  'The budget of a department is 50,000 euro and is shown as a bar.',
  'The board can approve budgets of up to 10,000 euro.',
  'Each campaign has a budget of 5000 euro and an end date.',
])('a number of other things is no budget: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each(['Ideally end of March.', 'We would want it ideally end of March.', 'idéalement fin mars'])(
  'a wished date without a preposition is a deadline: %s',
  (text) => {
    expect(stated(text)).toMatchObject(date('--03-31'))
  },
)

test('deadlines count from the day on which the work begins, if the text names it', () => {
  const startsIn = (text: string) => maskConstraints(text).constraints.map(({ date, starts }) => ({ date, starts }))
  for (const text of [
    'Commissioning on 1 March 2027, go-live by 30 September 2027.',
    'Commissioning takes place on 1 March 2027. Go-live by 30 September 2027.',
    'Contract start: 1 March 2027\nThe website must be live by 30 September 2027.',
    'Auftragserteilung am 1. März 2027, Go-live bis 30. September 2027.',
  ])
    expect(startsIn(text), text).toEqual([{ date: '2027-09-30', starts: '2027-03-01' }])
  for (const text of [
    'The pilot starts on 1 March 2027, full operation on 30 September 2027.',
    'The bid deadline is 1 March 2027. Go-live by 30 September 2027.',
    'Users choose the start of their contract. Go-live by 30 September 2027.',
  ])
    expect(startsIn(text).at(-1), text).toEqual({ date: '2027-09-30', starts: undefined })
})

test.each([
  'The length of the contract is three months.',
  'Die Laufzeit des Vertrags beträgt drei Monate.',
  'La durée du contrat est de trois mois.',
  'La vigencia del contrato es de tres meses.',
  'A vigência do contrato é de três meses.',
])('the term of a contract is withheld and compared: %s', (text) => {
  expect(stated(text)).toEqual([{ kind: 'deadline', weeks: 13 }])
  expect(stated('The system shows the term of the contract, 24 months, to each tenant.')).toEqual([])
})

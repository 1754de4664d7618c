import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountPatterns } from './amounts'
import * as say from './constraint-words'
import { maskConstraints } from './constraints'
import { datePatterns } from './dates'
import { durationPattern } from './durations'
import { numberLines } from './lines'

const masked = (text: string) => maskConstraints(text).text
/** What was found, without its quotes. */
const stated = (text: string) =>
  maskConstraints(text).constraints.map(({ kind, amount, currency, date, weeks }) => ({
    kind,
    amount,
    currency,
    date,
    weeks,
  }))
const budget = (amount: number, currency = 'USD') => [{ kind: 'budget', amount, currency }]
const weeks = (weeks: number) => [{ kind: 'deadline', weeks }]
const date = (date: string) => [{ kind: 'deadline', date }]

test.each([
  ['The budget is $20,000.', 20_000, 'USD'],
  ['Our budget: 20.000 €', 20_000, 'EUR'],
  ['Budget: $20-30k', 30_000, 'USD'],
  ['Budget is between $20,000 and $30,000.', 30_000, 'USD'],
  ['The budget is twenty thousand dollars', 20_000, 'USD'],
  ['Not to exceed $50,000.', 50_000, 'USD'],
  ['NTE $50k', 50_000, 'USD'],
  ['The total cost is capped at CHF 120’000', 120_000, 'CHF'],
  ['We have a budget of $300,000 dollars for completion of this project.', 300_000, 'USD'],
  ['USD 1.5 million is our budget', 1_500_000, 'USD'],
  ['Fixed price of EUR 40k', 40_000, 'EUR'],
  ['I need a website for $500', 500, 'USD'],
  ['Build me an app for under $5,000', 5_000, 'USD'],
  ['We can spend at most $2,000,000', 2_000_000, 'USD'],
  ['We only have $5,000', 5_000, 'USD'],
  ['The app must not cost more than $20,000', 20_000, 'USD'],
  ['Quotes over $30,000 will be rejected', 30_000, 'USD'],
  ['Keep it under $10,000', 10_000, 'USD'],
  ['| Budget | $20,000 |', 20_000, 'USD'],
  ['Our budget for the app, in which users can book classes and pay by card, is $20,000', 20_000, 'USD'],
  ['We want an app where users can book classes; our budget is $20,000', 20_000, 'USD'],
  ['Das Budget beträgt 20.000 Euro.', 20_000, 'EUR'],
  ['Die Kosten dürfen 50.000 € nicht überschreiten.', 50_000, 'EUR'],
  ['Für das Projekt stehen maximal zwanzigtausend Euro zur Verfügung.', 20_000, 'EUR'],
  ['Le budget est de 20 000 €.', 20_000, 'EUR'],
  ['Le coût ne doit pas dépasser 30 000 €', 30_000, 'EUR'],
  ['El presupuesto es de 20.000 euros', 20_000, 'EUR'],
  ['El costo total no debe superar los 30.000 €', 30_000, 'EUR'],
  ['O orçamento é de R$ 50.000,00', 50_000, 'BRL'],
  ['Бюджет проекта составляет 300 000 рублей.', 300_000, 'RUB'],
  ['Ο προϋπολογισμός είναι 10.000 ευρώ', 10_000, 'EUR'],
  ['项目预算为20万元。', 200_000, 'CNY'],
])('a budget is found and withheld: %s', (text, amount, currency) => {
  expect(stated(text)).toEqual(budget(amount, currency))
  expect(masked(text)).not.toMatch(/\d|twenty|zwanzig/)
})

test('a budget without a currency is a budget only where the word says so', () => {
  expect(stated('Budget: 20k')).toEqual([{ kind: 'budget', amount: 20_000 }])
  expect(stated('Budget 2027')).toEqual([])
  expect(stated('Budget for 20000 users')).toEqual([])
  expect(stated('The site has 20,000 users')).toEqual([])
})

test.each([
  'Plans cost $19 per month',
  'Orders over $50 ship free',
  'Users can set a monthly budget of $500',
  'As a user, I want to set my budget to $500',
  'The system shall alert when the budget exceeds $500',
  'Departments with a budget above $10,000 need approval by the CFO',
  'If the project budget is $10,000 or more, the director approves it',
  'Filter by budget (e.g. $500–$1000)',
  'Transactions must not exceed $10,000 per day',
  'A single order must not exceed $500',
  'Campaigns need a minimum budget of $5',
  'A fixed fee of $3 is added to each order',
  'Budget planner: orders over $50 ship free',
  'The travel budget is $3,000',
  'We charge a 5% fee and a fixed price of $2 per booking',
  'Show total cost of $120 at checkout',
  'Withdrawals are capped at $500',
  'Customers pay $5 for delivery',
])('a price of the product stays: %s', (text) => {
  expect(maskConstraints(text)).toEqual({ text, constraints: [] })
})

test.each([
  ['Deadline: 1 March 2027', date('2027-03-01')],
  ['go-live date: 2027-03-01', date('2027-03-01')],
  ['Launch in Q2 2027', date('2027-06-30')],
  ['The deadline is March 1st, 2027.', date('2027-03-01')],
  ['Due: 3/15/2027', date('2027-03-15')],
  ['Must be finished by the end of June.', date('--06-30')],
  ['The app must be ready by March 15th', date('--03-15')],
  ['The website must be online by summer 2027', date('2027-08-31')],
  ['Timeline: 12 weeks', weeks(12)],
  ['The project should take no more than four months', weeks(17.4)],
  ['Project duration: six (6) months', weeks(26.1)],
  ['I need a website in two weeks', weeks(2)],
  ['The system shall be delivered within 90 days after contract award', weeks(12.9)],
  ['We have four months to build it', weeks(17.4)],
  ['It must be finished in 10 working days', weeks(2)],
  ['a 12-week project', weeks(12)],
  ['The project starts on 1 March 2027 and ends on 1 June 2027', date('2027-06-01')],
  ['Das System muss bis 1. März 2027 fertig sein.', date('2027-03-01')],
  ['Projektlaufzeit: 6 Monate', weeks(26.1)],
  ['Le site doit être prêt avant le 1er mars 2027', date('2027-03-01')],
  ['Délai : trois mois', weeks(13)],
  ['El sistema debe estar listo antes del 1 de marzo de 2027', date('2027-03-01')],
  ['Plazo de entrega: 3 meses', weeks(13)],
  ['O sistema deve estar pronto até 1 de março de 2027', date('2027-03-01')],
  ['Prazo: 4 meses', weeks(17.4)],
  ['Система должна быть готова до 1 марта 2027 г.', date('2027-03-01')],
  ['Срок: 3 месяца', weeks(13)],
  ['Προθεσμία: 1 Μαρτίου 2027', date('2027-03-01')],
  ['工期：3个月', weeks(13)],
  ['系统必须在2027年3月1日前上线', date('2027-03-01')],
])('a deadline is found and withheld: %s', (text, constraints) => {
  expect(stated(text)).toEqual(constraints)
  expect(masked(text)).not.toMatch(/\d|four|six|two weeks|trois|June|March|summer/)
})

test('a deadline that only a calendar of feasts knows, and an effort, are withheld and quoted', () => {
  expect(maskConstraints('It has to be done before Christmas.')).toEqual({
    text: '[constraint withheld]',
    constraints: [{ kind: 'deadline', quote: 'It has to be done before Christmas.' }],
  })
  expect(stated('This should take a developer about 40 hours')).toEqual([{ kind: 'deadline' }])
  expect(stated('Estimated effort: 10 person-days')).toEqual([{ kind: 'deadline' }])
})

test.each([
  'Response within 2 weeks of a request',
  'Passwords expire every 3 months',
  'Data is kept for 7 years',
  'The session timeout is 30 minutes',
  'Orders must be delivered within 3 days',
  'Delivery within 2 days for premium members',
  'The system shall be available 24 hours a day, 7 days a week',
  'Show sales of the last 30 days',
  'Reminders are sent 3 days before the deadline',
  'Tasks due in 3 days are shown in red',
  'Registration deadline is 1 March 2027',
  'Users set a due date for each task, e.g. 1 March 2027',
  'Offers are due by November 27, 2017, at 4:00 pm',
  'Backups are kept for 90 days',
  'Free trial of 14 days',
  'Payment shall be made every four weeks',
  'Members can book up to 2 weeks in advance',
  'The course takes 6 weeks',
  'If a task is not completed within 3 days the manager is notified',
  'When the deadline is less than 2 days away, show a warning',
  'As a manager, I want to see projects whose deadline is 1 March 2027',
  'Users may 2 times retry',
])('a time of the product stays: %s', (text) => {
  expect(maskConstraints(text)).toEqual({ text, constraints: [] })
})

const brief = `# Booking for a yoga studio

Members book classes on the web, and pay $19 per month or $5 a class. They can
cancel until 2 days before the class.

- Teachers publish classes
- Admins export the list of members`

test('a text reads the same whatever budget or deadline is added to it, and as if none were', () => {
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

test('a budget on a line of its own never joins the sentence that the line above left open', () => {
  const line = 'Members book classes on the web, and pay for them by card when they book the class'

  expect(numberLines(masked(`${line}\nthe budget is $20,000`))).toEqual(numberLines(line))
})

test('a budget by the month is a cost of the product', () => {
  expect(stated('We have a budget of $200 per month for hosting')).toEqual([])
  expect(stated('The budget is $50/hour')).toEqual([])
})

test('a withheld sentence of two lines is two lines still', () => {
  const text = `All of it is for members. The budget that we have for all of this work and its development is
$300,000. Members book classes on the web, and pay for them by card when they book them.`

  expect(masked(text)).toBe(`All of it is for members. [constraint withheld]
 Members book classes on the web, and pay for them by card when they book them.`)
})

test('a sentence that says more keeps its words, and reads the same whatever its figure', () => {
  const texts = ['$20k', '$2,000,000', '20.000 €', 'twenty thousand dollars', 'USD 20,000 - 30,000'].map((amount) =>
    masked(`Please build the shop with 20 products within our budget of ${amount}, hosting included.`),
  )

  expect(new Set(texts)).toEqual(
    new Set(['Please build the shop with 20 products within our budget of [amount withheld], hosting included.']),
  )
})

test('a budget wrapped over two lines is found, and every line stays where it is', () => {
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

test('figures under a heading that announces them are withheld until the next heading', () => {
  const text = [
    '## Budget',
    '$300,000',
    '',
    '## Timeline',
    '- MVP: 6 weeks',
    '- Launch: 1 May 2027',
    '',
    '## Plans',
    '- $19',
  ].join('\n')

  expect(masked(text)).toBe(
    [
      '## Budget',
      '[constraint withheld]',
      '',
      '## Timeline',
      '- MVP: [date withheld]',
      '[constraint withheld]',
      '',
      '## Plans',
      '- $19',
    ].join('\n'),
  )
  expect(stated(text)).toEqual([...budget(300_000), { kind: 'deadline' }, ...date('2027-05-01')])
})

test('what is stated of a part is not compared with the whole', () => {
  expect(stated('Phase 1 must be completed within 4 weeks')).toEqual([{ kind: 'deadline' }])
  expect(stated('The budget for the first phase is $20,000')).toEqual([{ kind: 'budget' }])
})

test('of a range the upper end is kept, of two dates the later', () => {
  expect(stated('Budget: €15k – €20k')).toEqual(budget(20_000, 'EUR'))
  expect(stated('Timeline: 3 to 4 weeks')).toEqual(weeks(4))
  expect(stated('The contract runs from 1 March 2027 through 30 June 2027')).toEqual(date('2027-06-30'))
})

test('a figure stated twice is one constraint, and its quote is short and whole', () => {
  const long = `We ${'really '.repeat(60)}have a budget of $20,000 and ${'do '.repeat(100)}ask for more.`
  const [constraint, ...others] = maskConstraints(`${long}\nThe budget is $20,000.\n`.repeat(3)).constraints

  expect(others).toEqual([])
  expect(constraint?.quote.length).toBeLessThanOrEqual(200)
  expect(maskConstraints(long).constraints[0]?.quote).toContain('$20,000')
})

test('withholding twice withholds no more', () => {
  const text = `${brief}\nThe shop has to be live by 1 May 2027, within a budget of $20,000, on two servers.`

  expect(maskConstraints(masked(text))).toEqual({ text: masked(text), constraints: [] })
})

test('whatever is added to a line as its figure, no line is lost and no digit of a budget is left', () => {
  const amount = fc.oneof(
    fc.nat(10 ** 9).map((amount) => `$${amount}`),
    fc.nat(10 ** 9).map((amount) => `$${amount.toLocaleString('en-US')}`),
    fc.nat(10 ** 9).map((amount) => `${amount.toLocaleString('de-DE')} €`),
    fc.nat(999).map((amount) => `${amount}k EUR`),
    fc.double({ min: 0.1, max: 99, noNaN: true }).map((amount) => `USD ${amount.toFixed(1)} million`),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      amount,
      fc.constantFrom('\n', '\r\n'),
      (text, amount, end) => {
        const whole = `${text}${end}${end}The budget is ${amount}${end}${end}Users log in`
        const { text: result, constraints } = maskConstraints(whole)

        expect(result.split('\n')).toHaveLength(whole.split('\n').length)
        expect(result.endsWith(`[constraint withheld]${end}${end}Users log in`)).toBe(true)
        expect(constraints.length).toBeGreaterThan(0)
      },
    ),
  )
})

test('no pattern repeats without a bound, so that no text takes more than its length', () => {
  const patterns = [
    ...amountPatterns,
    ...datePatterns,
    durationPattern,
    ...Object.values(say).filter((value) => value instanceof RegExp),
  ]

  expect(patterns.length).toBeGreaterThan(30)
  for (const { source } of patterns) {
    const syntax = source.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_')
    expect(syntax).not.toMatch(/[*+]|\{\d+,\}/)
  }
})

test('300,000 characters of anything are read', () => {
  for (const unit of [
    'a',
    '1',
    '$1 ',
    'budget ',
    'budget is $20,000 ',
    'we need it by ',
    '. ',
    'twenty ',
    '预算',
    'a-\n',
  ]) {
    const text = unit.repeat(300_000 / unit.length)
    const { text: result, constraints } = maskConstraints(text)

    expect(result.split('\n')).toHaveLength(text.split('\n').length)
    expect(constraints.length).toBeLessThan(2)
  }
})

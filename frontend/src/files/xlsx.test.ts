import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Component } from '#contract/breakdown'
import { totalOf } from '#domain/hours/price'
import type { ExportView } from '#domain/exports/export-view'
import { proposalText } from '#domain/exports/proposal-text'
import { reportOf } from '#domain/exports/report'
import { convert } from '#scripts/testing/libre-office'
import { Workbook, elementsOf } from '#scripts/testing/workbook'
import {
  empty,
  exportedOf,
  formulaBeginnings,
  hostile,
  large,
  proposalFor,
  someView,
  studio,
  viewOf,
} from './export.fixture'
import { workbookOf } from './xlsx'

const read = (view: ExportView) => new Workbook(workbookOf(view))

/** Cell to the right of one with a text. */
const beside = (book: Workbook, text: string, letter: string) => letter + book.find('Summary', text).replace(/\D/, '')

/** Fails if a formula does not compute the value that the file shows without computing. */
function expectComputed(book: Workbook) {
  for (const { sheet, reference, formula, value } of book.all()) {
    if (formula === undefined) continue
    expect(book.compute(sheet, reference), `${sheet}!${reference} ${formula}`).toBeCloseTo(value as number, 6)
  }
}

test('the formulas of any estimate compute its own figures', () => {
  fc.assert(
    fc.property(someView, (view) => {
      const book = read(view)
      expectComputed(book)
      expect(book.compute('Summary', beside(book, 'Total', 'B'))).toBeCloseTo(view.totalHours, 6)
      expect(book.compute('Summary', beside(book, 'Total', 'C'))).toBeCloseTo(view.totalCost, 6)
      expect(book.compute('Summary', beside(book, 'Total price', 'C'))).toBeCloseTo(view.price.total, 6)
    }),
    { numRuns: 12 },
  )
})

test('the formulas compute a price at 80% that has less contingency, because it was agreed on', () => {
  const view = viewOf({ ...studio, terms: { quoteAt: 80, discount: 10, tax: 19 } })
  const { quoted, contingency, discount, tax } = view.price
  const agreed = { ...totalOf(quoted - 50, discount.percent, tax.percent), contingency: contingency - 50 }
  const book = read({ ...view, price: { ...view.price, ...agreed }, agreed: 'Sold work keeps the contingency.' })
  expectComputed(book)
  book.find('Summary', 'Sold work keeps the contingency.')
  book.find('Summary', 'The totals are without the options below.')
})

test('a person who changes hours, a state or a rate sees other sums', () => {
  const view = viewOf({ ...studio, terms: { quoteAt: 80, discount: 10, tax: 19 } })
  const book = read(view)
  const total = (letter: string) => Number(book.compute('Summary', beside(book, 'Total', letter)))
  const price = () => Number(book.compute('Summary', beside(book, 'Total price', 'C')))
  const row = book.find('Tasks', 'Bookings').slice(1)

  const before = { hours: total('B'), cost: total('C'), price: price() }
  book.set('Tasks', `E${row}`, 9 + 30)
  const longer = { hours: total('B'), cost: total('C'), price: price() }
  // 30 likely hours are 20 expected ones, and supporting work comes with them.
  expect(longer.hours).toBeGreaterThan(before.hours + 20)
  expect(longer.cost).toBeGreaterThan(before.cost + 20 * 100)
  expect(longer.price).toBeGreaterThan(before.price)

  book.set('Tasks', `I${book.find('Tasks', 'Reminders').slice(1)}`, 'In scope')
  expect(total('B')).toBeGreaterThan(longer.hours)
  const cost = total('C')
  book.set('Summary', beside(book, 'Back-end developer', 'B'), 200)
  expect(total('C')).toBeGreaterThan(cost)
})

test('tasks have their figures as numbers, their state and their requirement lines', () => {
  const book = read(viewOf(studio))
  const cell = (letter: string) => book.compute('Tasks', letter + book.find('Tasks', 'Reminders').slice(1))

  expect(['A', 'B', 'C', 'D', 'E', 'F', 'I', 'J'].map(cell)).toEqual([
    'Booking',
    'Reminders',
    'Back-end developer',
    2.5,
    5,
    10,
    'Optional',
    'Line 2: They get a reminder.',
  ])
})

test.each([
  ['EUR', '[$€]#,##0'],
  ['JPY', '[$¥]#,##0'],
  ['CHF', '[$CHF] #,##0'],
])('amounts in %s have its format', (currency, code) => {
  const { parts } = read(viewOf({ ...studio, terms: { currency } }))

  const codes = elementsOf(parts['xl/styles.xml']!, 'numFmt').map(({ attributes }) => attributes.formatCode)
  expect(codes).toContain(`${code};-${code}`)
})

test('an empty estimate, and one whose whole work is optional, are zero', () => {
  const { scope: _, ...all } = studio
  const optional = ['Booking', 'Shop'].map((component) => ({ component, state: 'optional' as const }))
  for (const view of [viewOf(empty), viewOf({ ...all, scope: { changes: optional, added: [] } })]) {
    const book = read(view)
    expectComputed(book)
    expect(book.compute('Summary', beside(book, 'Total', 'B'))).toBe(0)
    expect(book.compute('Summary', beside(book, 'Total price', 'C'))).toBe(0)
  }
})

test('an option has the same price before discount and tax in the workbook, the report and the proposal', () => {
  const { scope: _, ...all } = studio
  const [{ name: component, tasks }] = all.breakdown.components as [Component]
  const { name, role } = tasks[0]!
  const scope = { changes: [{ component, task: { name, role }, state: 'optional' as const }], added: [] }
  const given = { ...all, terms: { discount: 10, tax: 19 }, scope }
  const { project, estimation } = exportedOf(given)
  const [option] = estimation.options
  const note = 'Their prices are before discount and tax, unlike the total.'
  const book = read(viewOf(given))

  expect(book.compute('Summary', beside(book, option!.title, 'C'))).toBe(option!.price)
  expect(book.find('Summary', note)).toBeTruthy()
  const [report, proposal] = [reportOf(project, estimation), proposalText(proposalFor(given))].map((text) =>
    text.replaceAll(/\s+/g, ' '),
  )
  const price = `$${option!.price.toLocaleString('en-US')}`
  expect(report).toContain(`+${price}`)
  expect(report).toContain(note)
  expect(proposal).toContain(`(${price} before discount and tax)`)
})

test.each(formulaBeginnings)('hostile texts that begin with %j are texts in the workbook', (beginning) => {
  const book = read(viewOf(hostile(beginning)))

  const formulas = book.all().flatMap(({ formula }) => formula ?? [])
  expect(formulas.filter((formula) => /HYPERLINK|1\+1|touch/.test(formula))).toEqual([])
  const { value, style } = book.column('Tasks', 'B')[0]!
  expect(value).toContain('=HYPERLINK("https://x.example","a")</t><script>1</script>')
  // As typed after an apostrophe, so that editing the cell computes nothing.
  const format = elementsOf(elementsOf(book.parts['xl/styles.xml']!, 'cellXfs')[0]!, 'xf')[style]!
  expect(format.attributes.quotePrefix).toBe('1')
})

test('500 tasks are in the workbook', () => {
  const book = read(viewOf(large))

  expect(book.column('Tasks', 'D')).toHaveLength(500)
  expectComputed(book)
})

test('LibreOffice computes the same totals, where it is installed', async ({ skip }) => {
  const view = viewOf({
    ...studio,
    settings: { priority: 'rush', developerCount: 3 },
    terms: { quoteAt: 90, discount: 7, tax: 19, rates: { 'Back-end developer': 92.5 }, currency: 'EUR' },
  })
  // Values of all sheets, not as formatted.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'
  const texts = (await convert('estimate.xlsx', workbookOf(view), filter, 'a.csv')) ?? skip()
  const rows = texts.replaceAll('"', '').split('\n')
  expect(rows).toContain(`Total,${view.totalHours},${view.totalCost}`)
  expect(rows).toContain(`Total price,,${view.price.total}`)
})

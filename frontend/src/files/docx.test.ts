// @vitest-environment node
import { expect, test } from 'vitest'
import { convert, hasLibreOffice } from '#scripts/testing/libre-office'
import { elementsOf, readParts } from '#scripts/testing/workbook'
import { textIn } from '#scripts/testing/pdf-text'
import { documentOf } from './docx'
import { emptyView, formulaBeginnings, hostileView, largeView, studio, viewOf } from './export.fixture'
import { paperOf } from './files'

const bodyOf = (bytes: Uint8Array) => readParts(bytes)['word/document.xml']!

const headingsOf = (bytes: Uint8Array) =>
  elementsOf(bodyOf(bytes), 'w:p')
    .filter((paragraph) => /^(Title|Heading1)$/.test(elementsOf(paragraph, 'w:pStyle')[0]?.attributes['w:val'] ?? ''))
    .map(({ text }) => text)

/** Returns the texts of the tables' rows. */
const rowsOf = (bytes: Uint8Array) =>
  elementsOf(bodyOf(bytes), 'w:tr').map((row) => elementsOf(row, 'w:tc').map(({ text }) => text))

test('the proposal has headings and tables with the figures of the estimate', () => {
  const view = viewOf({ ...studio, terms: { quoteAt: 80, discount: 10, tax: 19, currency: 'EUR' } })
  const bytes = documentOf(view, 'A4')
  const euros = (amount: number) => `€${amount.toLocaleString('en-US')}`

  expect(headingsOf(bytes)).toEqual([
    'Yoga studio',
    'Summary',
    "What's included",
    'Options, not in the total',
    'Not included',
    'Phases',
    'Timeline',
    'Risks',
    'Assumptions',
    'Technology stack',
  ])
  const rows = rowsOf(bytes)
  expect(rows).toContainEqual(['Estimated cost', euros(view.totalCost)])
  expect(rows).toContainEqual(['Total price', euros(view.price.total)])
  expect(rows).toContainEqual(['Total', `${view.totalHours} h`, euros(view.totalCost)])
  const [option] = view.options
  expect(rows).toContainEqual(['Reminders (Booking)', `+${option!.hours} h`, `+${euros(option!.price)}`])
  const [timetable] = view.components[0]!.rows
  expect(rows).toContainEqual(['Timetable', timetable!.role, `${timetable!.hours} h`, euros(timetable!.cost)])
})

test('the product itself can read the proposal as a requirements document', async () => {
  const text = await textIn(documentOf(viewOf(studio), 'Letter'))

  expect(text).toContain('Line 1: Members book classes on the web.')
  expect(text).toContain('A mobile app.')
})

test.each([
  ['en-US', '12240'],
  ['fr-CA', '12240'],
  ['en-GB', '11906'],
  ['de', '11906'],
])('a reader with the language %s gets the paper of the country', (language, width) => {
  const [size] = elementsOf(bodyOf(documentOf(viewOf(studio), paperOf(language))), 'w:pgSz')
  expect(size!.attributes['w:w']).toBe(width)
})

test.each(formulaBeginnings)('hostile texts that begin with %j are texts in the proposal', (beginning) => {
  const bytes = documentOf(hostileView(beginning), 'A4')

  expect(headingsOf(bytes)).toHaveLength(10)
  expect(bodyOf(bytes).text).toContain(`=HYPERLINK("https://x.example","a")</t><script>1</script>`)
  expect(bodyOf(bytes).text).not.toContain('\uffff')
})

test('an empty estimate and one of 500 tasks are proposals too', () => {
  expect(headingsOf(documentOf(emptyView(), 'A4'))).toEqual(['Yoga studio', 'Summary', 'Not included', 'Assumptions'])
  expect(rowsOf(documentOf(largeView(), 'A4')).filter(([task]) => task?.startsWith('Task '))).toHaveLength(500)
})

test.skipIf(!hasLibreOffice)('LibreOffice opens the proposal', { timeout: 120_000 }, async () => {
  const view = viewOf(studio)
  const text = await convert('proposal.docx', documentOf(view, 'A4'), 'txt:Text (encoded):UTF8')

  expect(text).toContain("What's included")
  expect(text).toContain(`$${view.totalCost.toLocaleString('en-US')}`)
})

import { expect, test } from 'vitest'
import { convert } from '#scripts/testing/libre-office'
import { elementsOf, readParts } from '#scripts/testing/workbook'
import { textIn } from '#scripts/testing/pdf-text'
import { documentOf } from './docx'
import { empty, formulaBeginnings, hostile, large, proposalFor, studio, viewOf } from './export.fixture'
import { paperOf } from './files'

const bodyOf = (bytes: Uint8Array) => readParts(bytes)['word/document.xml']!

const headingsOf = (bytes: Uint8Array) =>
  elementsOf(bodyOf(bytes), 'w:p')
    .filter((paragraph) => /^(Title|Heading1)$/.test(elementsOf(paragraph, 'w:pStyle')[0]?.attributes['w:val'] ?? ''))
    .map(({ text }) => text)

/** Returns the texts of the tables' rows. */
const rowsOf = (bytes: Uint8Array) =>
  elementsOf(bodyOf(bytes), 'w:tr').map((row) => elementsOf(row, 'w:tc').map(({ text }) => text))

const sections = ['Summary', 'Breakdown', 'Risks & Assumptions', 'Technology Stack']

test('the proposal has the four sections of the report, and a table that ends at the price the client pays', () => {
  const given = { ...studio, terms: { quoteAt: 80, discount: 10, tax: 19, currency: 'EUR' } } as const
  const bytes = documentOf(proposalFor(given), 'A4')
  const { price, options } = viewOf(given)
  const euros = (amount: number) => `€${amount.toLocaleString('en-US')}`.replace('€-', '−€')

  expect(headingsOf(bytes)).toEqual(['Yoga studio', ...sections])
  expect(rowsOf(bytes)).toEqual([
    ['Price', ''],
    ['Work', euros(price.quoted)],
    ['Discount 10%', euros(-price.discount.amount)],
    ['Tax 19%', euros(price.tax.amount)],
    ['Total', euros(price.total)],
  ])
  const stylesOf = (row: ReturnType<typeof bodyOf>) =>
    elementsOf(row, 'w:pStyle').map(({ attributes }) => attributes['w:val'])
  expect(stylesOf(elementsOf(bodyOf(bytes), 'w:tr').at(-1)!)).toEqual(['TableTotal', 'TableTotal'])
  // 110 less, 188 more.
  expect(options[0]!.price).toBe(1_100)
  expect(bodyOf(bytes).text).toContain('Reminders (Booking), +€1,178 to the total (€1,100 before discount and tax)')
})

test('the product itself can read the proposal as a requirements document', async () => {
  const text = await textIn(documentOf(proposalFor(studio), 'Letter'))

  expect(text).toContain('“Members book classes on the web.”')
  expect(text).toContain('A mobile app.')
})

test.each([
  ['en-US', '12240'],
  ['fr-CA', '12240'],
  ['en-GB', '11906'],
  ['de', '11906'],
])('a reader with the language %s gets the paper of the country', (language, width) => {
  const [size] = elementsOf(bodyOf(documentOf(proposalFor(studio), paperOf(language))), 'w:pgSz')
  expect(size!.attributes['w:w']).toBe(width)
})

test.each(formulaBeginnings)('hostile texts that begin with %j are texts in the proposal', (beginning) => {
  const bytes = documentOf(proposalFor(hostile(beginning)), 'A4')

  expect(headingsOf(bytes).slice(1)).toEqual(sections)
  expect(bodyOf(bytes).text).toContain(`=HYPERLINK("https://x.example","a")</t><script>1</script>`)
  expect(bodyOf(bytes).text).not.toContain('\uffff')
})

test('an empty estimate, without a section that has nothing to say, and one of 500 tasks are proposals too', () => {
  expect(headingsOf(documentOf(proposalFor(empty), 'A4'))).toEqual(['Yoga studio', 'Summary', 'Breakdown'])
  expect(bodyOf(documentOf(proposalFor(large), 'A4')).text).toContain('Component 49')
})

test('LibreOffice opens the proposal, where it is installed', async ({ skip }) => {
  const { price } = viewOf(studio)
  const document = documentOf(proposalFor(studio), 'A4')
  const text = (await convert('proposal.docx', document, 'txt:Text (encoded):UTF8', 'a.txt')) ?? skip()

  expect(text).toContain('What is included')
  expect(text).toContain(`$${price.total.toLocaleString('en-US')}`)
})

import { expect, test } from 'vitest'
import { type Printed, aParagraph, aPdf, aScan, pdfOf, streamOf } from '#scripts/testing/document'
import { textIn } from '#scripts/testing/pdf-text'
import { readDocument } from '../read'
import { Unreadable } from '../shared/unreadable'

const read = (pages: Printed[][]) => textIn(aPdf(pages))

const prose = [
  'The clinic wants a portal in which patients book, move and cancel their appoint-',
  'ments by themselves. Reception sees every change with the person who made it,',
  'the time and the reason, and each change sends one message to the patient.',
]

test('lines become paragraphs, and words that are broken at a line end are rejoined', async () => {
  const printed = [...aParagraph(prose), ...aParagraph(['The portal answers within two seconds, grüßend.'], { y: 180 })]
  expect(await read([printed])).toBe(
    `The clinic wants a portal in which patients book, move and cancel their appointments by themselves. Reception sees every change with the person who made it, the time and the reason, and each change sends one message to the patient.

The portal answers within two seconds, grüßend.`,
  )
})

test('a hyphen that belongs to the word stays', async () => {
  const lines = [
    'Patients use a web-based portal. The portal is a modern application that is web-',
    'based, so that nothing has to be installed on the computers of the whole clinic.',
  ]
  expect(await read([aParagraph(lines)])).toContain('that is web-based, so that')
})

test.each([
  ['e-', 'mail', 'e-mail'],
  ['self-', 'service', 'self-service'],
  ['non-', 'functional', 'non-functional'],
  ['role-', 'based', 'role-based'],
  ['real-', 'time', 'real-time'],
  ['pre-', 'Christmas', 'pre-Christmas'],
  ['24-', 'hour', '24-hour'],
  ['re-', 'quirements', 'requirements'],
  ['E-', 'Mail', 'E-Mail'],
  ['front-', 'and', 'front- and'],
])('%s at a line end and %s on the next line become %s', async (start, end, word) => {
  const lines = [
    'The portal shows the patients of the whole clinic all that they need, and appoint-',
    `ments of every kind. It is made for everyone in the clinic who works there with ${start}`,
    `${end} every day, and appointments too.`,
  ]
  expect(await read([aParagraph(lines)])).toContain(` with ${word} every day`)
})

test('a word that has a hyphen elsewhere keeps it at a line end, even if both parts also occur as one word', async () => {
  const lines = [
    'Doctors co-operate by e-mail. The portal helps all doctors of the whole clinic to co-',
    'operate with each other, and patients see their appointments, book them and can-',
    'cel them. Nobody needs to cancel by telephone.',
  ]
  const text = await read([aParagraph(lines)])
  expect(text).toContain('clinic to co-operate with')
  expect(text).toContain('and cancel them')
})

test('list items stay apart, and their continuation lines are joined', async () => {
  const printed: Printed[] = [
    { text: '\x95', x: 72, y: 100 },
    { text: 'Patients see the free slots of all doctors of the clinic, for at least four', x: 90, y: 100 },
    { text: 'weeks', x: 90, y: 113 },
    { text: '\x95', x: 72, y: 126 },
    { text: 'A slot is held for ten minutes', x: 90, y: 126 },
    { text: '3.1.2', x: 72, y: 150 },
    { text: 'Reception can move any appointment', x: 130, y: 150 },
  ]
  expect(await read([printed])).toBe(
    `- Patients see the free slots of all doctors of the clinic, for at least four weeks
- A slot is held for ten minutes

3.1.2 Reception can move any appointment`,
  )
})

const tableRows = [
  ['Role', 'May do', 'Notes'],
  ['Patient', ['Book, move and cancel all', 'appointments'], ['At most three appointments', 'at a time']],
  ['Reception', ['Everything'], ['Needs a second factor']],
]
const cells = tableRows.flatMap((row, index) =>
  row.flatMap((cell, column) =>
    [cell].flat().map((text, line) => ({ text, x: 72 + column * 130, y: 100 + index * 30 + line * 12.5, size: 10 })),
  ),
)
const table = `Role | May do | Notes
Patient | Book, move and cancel all appointments | At most three appointments at a time
Reception | Everything | Needs a second factor`

test('a table row is one line with complete cells', async () => {
  expect(await read([cells])).toBe(table)
})

test('a table that is drawn in random order is read by position', async () => {
  const shuffled = cells.toSorted((a, b) => (a.text > b.text ? 1 : -1))
  expect(await read([[...shuffled, ...aParagraph(prose, { y: 400 }).toReversed()]])).toContain(table)
})

test('a table row that is drawn line by line across its cells is one line', async () => {
  const byLine = cells.toSorted((a, b) => a.y - b.y)
  expect(await read([byLine])).toBe(table)
})

test('a table row with an empty first cell stays a row', async () => {
  const rows = [
    ['Role', 'May do', 'Since'],
    ['Patient', 'Book', '2024'],
    ['', 'Move', '2025'],
    ['Reception', 'Everything', '2026'],
  ]
  const printed = rows.flatMap((row, index) =>
    row.flatMap((text, column) => (text === '' ? [] : [{ text, x: 72 + 130 * column, y: 100 + 14 * index }])),
  )
  expect(await read([printed])).toBe(
    'Role | May do | Since\nPatient | Book | 2024\nMove | 2025\nReception | Everything | 2026',
  )
})

test('narrow cells beside a wrapped one are not a justified line', async () => {
  const row = (y: number): Printed[] => [
    { text: 'Patients see the free slots', x: 72, y: y - 6, size: 10 },
    { text: 'of all doctors', x: 72, y: y + 6, size: 10 },
    { text: 'Must', x: 250, y, size: 10 },
    { text: 'open', x: 290, y, size: 10 },
  ]
  expect(await read([[100, 130, 160, 190].flatMap(row)])).toBe(
    Array.from({ length: 4 }, () => 'Patients see the free slots of all doctors | Must | open').join('\n'),
  )
})

const left = aParagraph(
  Array.from({ length: 9 }, (_, index) => `Left ${index} tells of bookings and of slots`),
  { y: 200, size: 10 },
)
const right = aParagraph(
  Array.from({ length: 9 }, (_, index) => `Right ${index} tells of notes and of messages`),
  { x: 320, y: 200, size: 10 },
)
const title = aParagraph(['A title that runs over both columns of the page'], { y: 150 })

test.each([
  ['column by column', [...title, ...left, ...right]],
  ['line by line across them', [...title, ...left.flatMap((run, index) => [run, right[index]!])]],
])('two columns drawn %s are read one after the other', async (_, printed) => {
  const text = await read([printed])
  const places = ['A title', 'Left 0', 'Left 8', 'Right 0', 'Right 8'].map((word) => text.indexOf(word))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('headers, footers and page numbers are dropped, and a paragraph continues across pages', async () => {
  const pages = [
    'reaches over the end of this page, for it is long and',
    'so on, and on, and on over the end of the next page and',
    'at last it ends.',
  ]
  const printed = pages.map((text, index) => [
    { text: 'Clinic portal, confidential', y: 40, size: 9 },
    {
      text:
        index === 0
          ? 'This paragraph, which is long enough to fill more than one whole line of it,'
          : 'another line of text that is as long as any other on the page could well be',
      y: 100,
    },
    { text: `${text} ${'more of it '.repeat(index === 2 ? 0 : 2)}`.trim(), y: 113 },
    { text: `Page ${index + 1} of 3`, x: 480, y: 810, size: 9 },
  ])
  const text = await read(printed)
  expect(text).not.toMatch(/confidential|Page \d/)
  expect(text.split('\n')).toHaveLength(1)
})

test('a numbered footer above the margin is dropped, and a line of a page that names another page stays', async () => {
  const printed = [1, 2, 3].map((page) => [
    { text: 'Clinic portal', y: 90, size: 9 },
    ...aParagraph([`The portal shall do the duty that is described on page ${page}, and others.`], { y: 130 }),
    { text: 'Version 2.1', y: 760, size: 9 },
    { text: `Page ${page} of 3`, x: 400, y: 760, size: 9 },
  ])
  const text = await read(printed)
  expect(text).not.toMatch(/Clinic|of [23]/)
  expect(text.match(/described on page \d/g)).toHaveLength(3)
})

test('the marks of footnotes are dropped, and other raised numbers stay', async () => {
  const printed = [
    { text: 'Patients export', x: 72, y: 100, size: 10 },
    { text: '1', x: 150, y: 96, size: 6 },
    { text: 'their bookings from rooms of 20 m', x: 156, y: 100, size: 10 },
    { text: '2', x: 330, y: 96, size: 6 },
    { text: '1 As a spreadsheet.', x: 72, y: 700, size: 8 },
  ]
  const text = await read([printed])
  expect(text).not.toContain('1')
  expect(text).toMatch(/20 m\W*2/)
  expect(text).toContain('As a spreadsheet.')
})

test("a browser's header and footer are dropped, even on a single page", async () => {
  const around = [
    { text: '11/2/26, 9:15 AM', x: 24, y: 20, size: 8 },
    { text: 'Clinic portal', x: 300, y: 20, size: 8 },
    { text: 'https://example.com/portal', x: 24, y: 830, size: 8 },
    { text: '1/1', x: 560, y: 830, size: 8 },
  ]
  expect(
    await read([[...around, ...aParagraph(['The portal shall let patients book, move and cancel appointments.'])]]),
  ).toBe('The portal shall let patients book, move and cancel appointments.')
})

test('a table header is read once, even if the table continues across pages', async () => {
  const pageOf = (number: number) => [
    { text: 'Number', y: 120 },
    { text: 'Requirement', x: 200, y: 120 },
    ...[1, 2, 3].flatMap((line) => [
      { text: `R-${number}${line}`, y: 120 + 20 * line },
      { text: `The portal shall do its duty ${number}.${line}`, x: 200, y: 120 + 20 * line },
    ]),
  ]
  const text = await read([pageOf(1), pageOf(2)])
  expect(text.match(/Number \| Requirement/g)).toHaveLength(1)
  expect(text).toContain('R-23 | The portal shall do its duty 2.3')
})

test('rotated text is read, and a slanted watermark is not', async () => {
  const turned = (matrix: string, text: string) => `BT /F 11 Tf ${matrix} Tm (${text}) Tj ET`
  const content = [
    turned('0 1 -1 0 100 100', 'The portal shall let patients book, move and cancel their own'),
    turned('0 1 -1 0 114 100', 'appointments.'),
    turned('0.7 0.7 -0.7 0.7 200 200', 'DRAFT'),
  ].join('\n')
  expect(await textIn(pageOf(content))).toBe(
    'The portal shall let patients book, move and cancel their own appointments.',
  )
})

const pageOf = (content: string) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>',
    streamOf(Buffer.from(content)),
  ])

/** A page with a text and two form fields. */
const aForm = (shown: string, fields: [string, string]) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R] >> >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Annots [6 0 R 7 0 R] /Resources << /Font << /F 3 0 R >> >> >>',
    streamOf(Buffer.from(`BT /F 11 Tf ${shown} ET`)),
    ...fields,
  ])

test('values of form fields are read beside their labels', async () => {
  const field = (name: string, value: string, rect: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /Rect [${rect}] >>`
  const form = aForm('72 700 Td (What shall be built?) Tj 0 -60 Td (By when?) Tj 0 -60 Td (Thank you!) Tj', [
    field('what', 'A portal for the patients of a clinic\\nwith twelve doctors', '220 690 500 722'),
    field('when', 'In May', '220 636 500 652'),
  ])
  expect(await textIn(form)).toBe(`What shall be built? | A portal for the patients of a clinic with twelve doctors
By when? | In May

Thank you!`)
})

test('boxes of a form are read as ticked or unticked', async () => {
  const box = (name: string, state: string, rect: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (${name}) /V /${state} /AS /${state} /Rect [${rect}] /AP << /N << /Yes null /Off null >> >> >>`
  const form = aForm(
    '72 740 Td (What do the patients need?) Tj 20 -40 Td (Bookings on the web) Tj 0 -40 Td (An app) Tj',
    [box('web', 'Yes', '72 696 84 710'), box('app', 'Off', '72 656 84 670')],
  )
  expect(await textIn(form)).toBe('What do the patients need?\n\n[x] Bookings on the web\n\n[ ] An app')
})

test('bold text that is drawn twice is read once', async () => {
  const twice = [0, 0.3].flatMap((shift) =>
    aParagraph(['A heading drawn twice, as some programs make it bold'], { x: 72 + shift }),
  )
  expect(await read([twice])).toBe('A heading drawn twice, as some programs make it bold')
})

test('a document that consists of pictures of text is a scan, whatever its length', async () => {
  const scan = aScan([['The clinic wants a portal'], ['in which patients book']])
  expect(await readDocument(scan)).toEqual({ scan: { pages: ['', ''], pictures: [] } })
})

test('a truncated PDF is damaged and never read in part', async () => {
  const whole = aPdf([aParagraph(prose), aParagraph(prose), aParagraph(prose)])
  for (const share of [0.1, 0.5, 0.9, 0.99]) {
    await expect(readDocument(whole.subarray(0, whole.length * share))).rejects.toThrow(new Unreadable('damaged'))
  }
  await expect(readDocument(Buffer.from('%PDF-1.7\n%%EOF'))).rejects.toThrow(new Unreadable('damaged'))
})

test('a PDF that needs a password is locked', async () => {
  // Encrypted with RC4 and a password that is not empty.
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`
  const locked = pdfOf(
    ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', encrypt],
    '/Encrypt 3 0 R /ID [<00> <00>]',
  )
  await expect(readDocument(locked)).rejects.toThrow(new Unreadable('locked'))
})

test('a PDF with more than 300,000 characters is too long', async () => {
  const line = 'The portal shall let every patient of the clinic book, move and cancel appointments.'
  const page = aParagraph(
    Array.from({ length: 60 }, (_, index) => `${index} ${line}`),
    { y: 60 },
  )
  await expect(readDocument(aPdf(Array.from({ length: 80 }, () => page)))).rejects.toThrow(new Unreadable('tooLong'))
})

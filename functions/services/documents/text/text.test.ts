import { expect, test } from 'vitest'
import { textIn } from '#scripts/testing/pdf-text'
import { readDocument } from '../read'
import { Unreadable } from '../shared/unreadable'

const brief = 'Die Anwendung prüft Größe und Straße.'

test.each([
  ['UTF-8', Buffer.from(brief)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${brief}`)],
  ['UTF-16', Buffer.from(`\uFEFF${brief}`, 'utf16le')],
  ['UTF-16 in the other byte order', Buffer.from(`\uFEFF${brief}`, 'utf16le').swap16()],
  ['UTF-16 without a byte order mark', Buffer.from(brief, 'utf16le')],
  ['UTF-16 in the other byte order without a byte order mark', Buffer.from(brief, 'utf16le').swap16()],
  ['Latin-1', Buffer.from(brief, 'latin1')],
])('text in %s reads the same', async (_, bytes) => {
  expect(await textIn(bytes)).toBe(brief)
})

test('Windows quotes, dashes and euro signs are read', async () => {
  expect(await textIn(Buffer.from([0x93, 0x41, 0x94, 0x20, 0x96, 0x20, 0x80, 0x35]))).toBe('“A” – €5')
})

test('zero bytes between words and at the end are ignored', async () => {
  expect(await textIn(`The portal\0 books, and it sells\0.${'\0'.repeat(99)}`)).toBe('The portal books, and it sells.')
})

test('one broken character does not make a whole UTF-8 text another encoding', async () => {
  const bytes = Buffer.concat([Buffer.from('Größe, Länge, Prüfung, Übergabe, '), Buffer.from([0xc3])])
  expect(await textIn(bytes)).toContain('Größe, Länge, Prüfung, Übergabe')
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex')],
  ['random bytes', Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256))],
  ['zeros', Buffer.alloc(2_000)],
])('%s is not a text document', async (_, bytes) => {
  await expect(readDocument(bytes)).rejects.toThrow(new Unreadable('unrecognized'))
})

test.each(['', ' \n\t\r\n ', '\uFEFF', '\n'.repeat(1_000_000), '\f'.repeat(1_000_000)])(
  'a document of nothing is empty (%#)',
  async (text) => {
    await expect(readDocument(Buffer.from(text))).rejects.toThrow(new Unreadable('empty'))
  },
)

test('300,000 characters are read, and one more is rejected instead of cut', async () => {
  const text = 'The system shall log in. '.repeat(12_000).trimEnd()
  expect(await textIn(`${text}!`)).toHaveLength(300_000)
  await expect(readDocument(Buffer.from(`${text}!!`))).rejects.toThrow(new Unreadable('tooLong'))
})

test('Rich Text has its own error message', async () => {
  const bytes = Buffer.from('{\\rtf1\\ansi The shop sells shoes.}')
  await expect(readDocument(bytes)).rejects.toThrow(new Unreadable('richText'))
})

test.each([
  ['a web page', '<!DOCTYPE html>\n<html><body>The shop sells shoes.</body></html>'],
  ['a web page in UTF-16', Buffer.from('\uFEFF<html><body>The shop sells shoes.</body></html>', 'utf16le')],
  ['Word’s XML', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'],
  [
    'a web page as an email message, as Confluence exports it',
    'Date: Mon, 2 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="a"\r\n\r\n--a',
  ],
])('%s has its own error message', async (_, file) => {
  await expect(readDocument(Buffer.from(file))).rejects.toThrow(new Unreadable('webPage'))
})

test('Markdown with HTML tags is read as Markdown', async () => {
  const markdown = '<p align="center">Shop</p>\n\n- with a <b>cart</b>\n\n<br>'
  expect(await textIn(markdown)).toBe(markdown)
})

test('Markdown keeps its syntax, its indentation and its code', async () => {
  const markdown = '# Shop\n\n- Cart\n  - Vouchers\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```\nGET  /cart\n```'
  expect(await textIn(markdown)).toBe(markdown)
})

test('hard-wrapped lines become paragraphs, while lists, headings and code stay apart', async () => {
  const text = `# Booking

The clinic wants a portal in which patients book, move and cancel their
appointments by themselves, at any time of the day and from any device they
have at hand.

- A reminder is sent by SMS one day before, and again two hours before the
  appointment
- A calendar can be exported

\`\`\`
GET /slots?doctor=7&from=2026-11-01&until=2026-11-30&kind=first-visit
GET /doctors
\`\`\``
  expect(await textIn(text)).toBe(`# Booking

The clinic wants a portal in which patients book, move and cancel their appointments by themselves, at any time of the day and from any device they have at hand.

- A reminder is sent by SMS one day before, and again two hours before the appointment
- A calendar can be exported

\`\`\`
GET /slots?doctor=7&from=2026-11-01&until=2026-11-30&kind=first-visit
GET /doctors
\`\`\``)
})

test('requirements of one sentence per line stay separate, however long the longest one is', async () => {
  const lines = [
    'Booking site for a hair salon',
    'Customers can book an appointment online and pay a deposit by card.',
    'Staff see their calendar and can block time.',
    'The owner gets a monthly report as PDF.',
  ]

  expect(await textIn(lines.join('\n'))).toBe(lines.join('\n'))
})

test.each([
  [
    'features',
    [
      'Features of the new website',
      'Readers can register themselves with email and password',
      'Librarians can lend and return books with a bar code scanner',
      'Readers are reminded by email three days before the due date',
      'Administrators can import the catalog from a spreadsheet',
      'Visitors can search the catalog by title, author and year',
      'Readers can reserve books that are lent to someone else',
    ],
  ],
  [
    'German features',
    [
      'Leser registrieren sich mit E-Mail-Adresse und Passwort',
      'Mitarbeiter verleihen Bücher mit einem Strichcodescanner',
      'Leser erhalten drei Tage vor der Frist eine Erinnerung',
      'Verwaltung importiert den Katalog aus einer Tabelle',
      'Besucher suchen im Katalog nach Titel, Autor und Jahr',
    ],
  ],
  [
    'rows with commas',
    [
      'ID,Feature,Description,Priority',
      'R1,Registration,readers register with their email address,High',
      'R2,Lending,"staff lend, extend and return books at the desk",High',
      'R3,Reminders,readers are reminded before books are due,Medium',
      'R4,Import,administrators import the catalog from a file,Low',
    ],
  ],
  [
    'rows with semicolons',
    [
      'Epic;Story;Estimate',
      'Lending;as a reader I extend a loan by myself from the website;3',
      'Lending;as a librarian I lend books with a bar code scanner;5',
      'Catalog;as a visitor I search the catalog by author and year;5',
    ],
  ],
])('%s, one per line, stay separate lines', async (_, lines) => {
  expect(await textIn(lines.join('\n'))).toBe(lines.join('\n'))
})

test('German prose and a list of features below it are distinguished', async () => {
  const prose = [
    'Die Bibliothek möchte ihren Lesern einen Katalog anbieten, in dem diese',
    'Bücher suchen, vormerken und verlängern können, ohne dass Mitarbeiter',
    'Anrufe beantworten müssen. Die Ausleihe am Schalter bleibt erhalten, und',
    'Mahnungen verschickt das System selbst.',
  ]
  const list = [
    'Leser registrieren sich mit E-Mail-Adresse, Passwort und Telefonnummer',
    'Mitarbeiter verleihen Bücher am Schalter mit einem Strichcodescanner',
    'Besucher suchen im Katalog nach Titel, Autor, Verlag oder Jahrgang',
    'Verwaltung importiert den Katalog einmal jährlich aus einer Tabelle',
    'Leser erhalten drei Tage vor Ablauf der Leihfrist eine Erinnerung',
  ]
  const text = [...prose, '', ...list].join('\n')
  expect(await textIn(text)).toBe([prose.join(' '), '', ...list].join('\n'))
})

test('short lines without punctuation stay apart', async () => {
  const list =
    'Patients can register\nPatients can book a slot\nReception can move appointments\nDoctors can close days'
  expect(await textIn(list)).toBe(list)
})

test('printed text loses its headers and page numbers, and its columns become rows', async () => {
  const printed = (number: number, body: string) =>
    `Clinic portal                                              Draft 2\n\n${body}\n\n\n                              ${number}\n`
  const pages = [
    'Role          May do\nPatient       Book, move and cancel appointments, up to four\n              weeks ahead\nReception     Everything for any patient of the whole clinic',
    'The portal shall send a reminder one day before an appointment and',
    'a second one two hours before it.',
  ]
  expect(await textIn(pages.map((body, index) => printed(index + 1, body)).join('\f'))).toBe(
    `Role | May do
Patient | Book, move and cancel appointments, up to four weeks ahead
Reception | Everything for any patient of the whole clinic

The portal shall send a reminder one day before an appointment and a second one two hours before it.`,
  )
})

test.each([
  ['spaces', `${' '.repeat(9_000_000)}x`, 'x'],
  ['dots', `${'.'.repeat(50_000)}x\n`.repeat(100), new Unreadable('tooLong')],
  ['cells', `\f${'a   '.repeat(200_000)}`, new Unreadable('tooLong')],
  ['pages', 'a\f'.repeat(200_000), new Unreadable('empty')],
])('megabytes of %s are read immediately', async (_, text, expected) => {
  expect(await textIn(text).catch((error: Unreadable) => error)).toEqual(expected)
})

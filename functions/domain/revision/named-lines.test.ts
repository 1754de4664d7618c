import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { matchRevision } from './match-revision'
import { findNamed, withoutLabels } from './named-lines'

const document = [
  '4.4.1.1 The system manages up to fifty contact sensors.',
  '4.4.1.2 The system records the humidity of each room.',
  '5.7.1.1 The site has an FAQ section about use of the system.',
  '7. Der Export als PDF läuft jede Nacht.',
  'The museum of the town keeps its paintings dry.',
  'R-12 Staff print labels on Dymo printers.',
  'R-28 Invoices are exported to DATEV.',
]
const withAddendum = (line: string) => numberLines([...document, line].join('\n'))

test.each([
  ['Changed – 4.4.1.1 The system manages up to eighty contact sensors.', 1],
  ['Amended: requirement 4.4.1.1 The system manages up to eighty contact sensors.', 1],
  ['Geändert: 7. Der Export als PDF läuft jede Stunde.', 4],
  ['Changed – R-12 Staff print labels on Zebra printers.', 6],
  ['A-01 R-12 (labels) is changed: Zebra printers instead.', 6],
  ['R-28 wird geändert: Rechnungen gehen an Lexware.', 7],
  ['Gewijzigd – 4.4.1.2 The system records the humidity of each room twice a day.', 2],
])('a line of an addendum changes the one that it names: %s', (line, id) => {
  const lines = withAddendum(line)
  expect(findNamed(lines).changed).toEqual(new Map([[id, 8]]))
  expect(matchRevision(numberLines(document.join('\n')), lines)).toMatchObject({
    changed: [{ from: id, to: 8 }],
    added: [id],
    removed: [],
  })
  expect(withoutLabels(lines).at(-1)!.text).toMatch(/^(?:requirement )?(?:\d|R-)/)
})

test.each([
  ['Withdrawn – 5.7.1.1 The FAQ section is no longer needed.', 3],
  ['Withdrawn: 5.7.1.1', 3],
  ['Requirement 5.7.1.1 is withdrawn.', 3],
  ['Gestrichen: Anforderung 7.', 4],
  ['Supprimé : 4.4.1.2', 2],
  ['A-03 R-28 (export to DATEV) is no longer needed.', 7],
  ['R-28 entfällt.', 7],
  ['A-03 Withdrawn: R-28', 7],
])('a line of an addendum withdraws the one that it names: %s', (line, id) => {
  expect(findNamed(withAddendum(line)).withdrawn).toEqual(new Map([[id, 8]]))
})

test.each([
  'Changed – 4.4.1.1 Visitors read news of the town.',
  'Withdrawn – 5.7.1.1 Members pay by card.',
  'Withdrawn – 9.1 The FAQ section is no longer needed.',
  'Removed: 7 pages of the old site.',
  'Changed: 3 columns instead of 2.',
  'Removed items are listed for 7 days.',
  'New – 4.4.1.3 The owner sees the battery of each sensor.',
  '4.4.1.1 The system manages up to eighty contact sensors.',
  'Updates: 4 times a day.',
  'Requirement 7 is to be checked.',
  'R-28 is exported twice a month.',
  'R-13 is no longer needed.',
  'A-01 R-12 stays as it is.',
  'R-12 Changes: staff see who printed a label.',
  'R-28 Withdrawals.',
  'Withdrawals – R-28',
])('any other line is work of its own: %s', (line) => {
  const { changed, withdrawn } = findNamed(withAddendum(line))
  expect([changed.size, withdrawn.size]).toEqual([0, 0])
})

test('a number of several lines names none, and of two addenda the later one counts', () => {
  const change = 'Changed – 4.4.1.1 The system manages up to eighty contact sensors.'
  const twice = numberLines([...document, document[0]!, change].join('\n'))
  expect(findNamed(twice).changed.size).toBe(0)

  const again = numberLines([...document, change, change.replace('eighty', 'ninety')].join('\n'))
  expect(findNamed(again).changed).toEqual(
    new Map([
      [1, 9],
      [8, 9],
    ]),
  )
})

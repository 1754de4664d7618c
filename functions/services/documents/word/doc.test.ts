import { expect, test } from 'vitest'
import { aDoc } from '#scripts/testing/document'
import { textIn } from '#scripts/testing/pdf-text'
import { readDocument } from '../read'
import { Unreadable } from '../shared/unreadable'

test('a Word 97 document is read, including umlauts, quotes and non-breaking hyphens', async () => {
  expect(await textIn(aDoc('Pflichtenheft\rDie „Anwendung“ prüft Größe und Straße per E\x1eMail.\r'))).toBe(
    'Pflichtenheft\nDie „Anwendung“ prüft Größe und Straße per E-Mail.',
  )
})

test('hidden, struck and deleted text is dropped', async () => {
  const text = 'The shop sells hats, caps, belts, ties, gloves and scarves.\r'
  const properties = [
    { of: ' caps,', bytes: '3c0801' },
    { of: ' belts,', bytes: '424a1800370801' },
    { of: ' ties,', bytes: '532a01' },
    { of: ' gloves', bytes: '370800' },
    { of: ' and scarves', bytes: '000801' },
  ]
  expect(await textIn(aDoc(text, { properties }))).toBe('The shop sells hats, gloves.')
})

test('a table row is one line, and a table of contents is dropped', async () => {
  const contents = 'Contents\rCart\t1\rOrders\t2\rVouchers\t3\r'
  expect(await textIn(aDoc(`${contents}Role\x07May do\x07\rPatient\x07Book\x07\r`))).toBe(
    'Role | May do\nPatient | Book',
  )
})

test('a table row whose cells have several lines is one line', async () => {
  const row = 'R-1\x07Book\rMove\x07High\x07\r'
  expect(await textIn(aDoc(`Id\x07What\x07Priority\x07\r${row}After\r`))).toBe(
    'Id | What | Priority\nR-1 | Book; Move | High\nAfter',
  )
})

test('a password-protected document has its own error message', async () => {
  await expect(readDocument(aDoc('secret', { flags: 0x0100 }))).rejects.toThrow(new Unreadable('locked'))
  const newer = aDoc('secret', { streams: ['EncryptedPackage', 'EncryptionInfo'] })
  await expect(readDocument(newer)).rejects.toThrow(new Unreadable('locked'))
})

test('a Word 95 document has its own error message', async () => {
  const old = aDoc('The shop sells shoes.')
  old.writeUInt16LE(0xa5dc, old.indexOf(Buffer.from('eca5', 'hex')))
  await expect(readDocument(old)).rejects.toThrow(new Unreadable('oldWord'))
})

test('a spreadsheet or a message in the same container is not supported', async () => {
  const sheet = aDoc('1', { streams: ['Workbook', 'Summary'] })
  await expect(readDocument(sheet)).rejects.toThrow(new Unreadable('unrecognized'))
})

test('a truncated document is damaged', async () => {
  const whole = aDoc('The shop sells shoes. '.repeat(400))
  for (const length of [20, 600, 1_200, 3_000, whole.length - 5_000]) {
    await expect(readDocument(whole.subarray(0, length))).rejects.toThrow(new Unreadable('damaged'))
  }
})

test('random bytes in the container of a document are damage', async () => {
  const noise = aDoc('The shop sells shoes.')
  for (let index = 1_600; index < noise.length; index++) noise[index] = (index * 7919) % 251
  await expect(readDocument(noise)).rejects.toThrow(new Unreadable('damaged'))
})

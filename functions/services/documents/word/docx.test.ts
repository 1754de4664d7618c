import { expect, test } from 'vitest'
import { aDocx, aWordParagraph, aZip, relations } from '#scripts/testing/document'
import { textIn } from '#scripts/testing/pdf-text'
import { readDocument } from '../read'
import { Unreadable } from '../shared/unreadable'

const style = (id: string, name: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`
const level = (index: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const inList = (id: number, index = 0) => `<w:numPr><w:ilvl w:val="${index}"/><w:numId w:val="${id}"/></w:numPr>`

const cell = (...paragraphs: string[]) =>
  `<w:tc><w:tcPr/>${paragraphs.map((text) => aWordParagraph(text)).join('')}</w:tc>`
const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`

test('headings are recognized in every language of Word', async () => {
  const styles = [
    style('berschrift1', 'heading 1'),
    style('Eigene', 'Kapitel', '<w:basedOn w:val="berschrift2"/>'),
    style('berschrift2', 'heading 2', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
    style('Titel', 'Title'),
  ].join('')
  const body = [
    aWordParagraph('Pflichtenheft', '<w:pStyle w:val="Titel"/>'),
    aWordParagraph('Ziele', '<w:pStyle w:val="berschrift1"/>'),
    aWordParagraph('Muss', '<w:pStyle w:val="Eigene"/>'),
    aWordParagraph('Größe prüfen'),
  ].join('')
  expect(await textIn(aDocx(body, { 'word/styles.xml': styles }))).toBe(
    '# Pflichtenheft\n\n# Ziele\n\n## Muss\nGröße prüfen',
  )
})

test('lists keep the numbers and bullets that Word prints', async () => {
  const numbering = `
    <w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>
    <w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uF0B7')}${level(1, 'bullet', 'o')}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
    <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`
  const body = [
    aWordParagraph('Register', inList(1)),
    aWordParagraph('By e-mail', inList(1, 1)),
    aWordParagraph('By telephone', inList(1, 1)),
    aWordParagraph('Book', inList(1)),
    aWordParagraph('Remind', inList(2)),
    aWordParagraph('A day before', inList(2, 1)),
    aWordParagraph('Anew', inList(3)),
    aWordParagraph('No list', inList(0)),
  ].join('')
  expect(await textIn(aDocx(body, { 'word/numbering.xml': numbering }))).toBe(
    '1. Register\n1.a) By e-mail\n1.b) By telephone\n2. Book\n- Remind\n  - A day before\n7. Anew\nNo list',
  )
})

test('a table row is one line, including lists in its cells', async () => {
  const body = table(
    cell('Role') + cell('May do'),
    cell('Patient') + cell('Book', 'Move') + cell(''),
    cell('') + cell('') + cell('From 2027'),
    cell('') + cell('Pay') + cell('From 2027'),
    cell('Reception') + '<w:tc><w:p><w:r><w:t>Move</w:t><w:br/><w:t>Cancel</w:t></w:r></w:p></w:tc>',
    `<w:tc><w:p/>${table(cell('a') + cell('b'))}</w:tc>${cell('outer')}`,
  )
  expect(await textIn(aDocx(body))).toBe(
    'Role | May do\nPatient | Book; Move\nFrom 2027\n| Pay | From 2027\nReception | Move; Cancel\na | b | outer',
  )
})

test('a table that only arranges text is read as text', async () => {
  expect(await textIn(aDocx(table(cell('First paragraph.', 'Second paragraph.'))))).toBe(
    'First paragraph.\nSecond paragraph.',
  )
})

test('deleted, moved, hidden and struck text is dropped, and inserted text is read', async () => {
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
  const body = `<w:p>${run('The shop ')}<w:del><w:r><w:delText>sells shoes</w:delText></w:r>${run('x')}</w:del><w:moveFrom>${run('moved')}</w:moveFrom><w:ins>${run('sells hats')}</w:ins>${run(' secret', '<w:vanish/>')}${run('.', '<w:vanish w:val="false"/>')}</w:p>`
  const struck = `<w:p>${run('The shop sells')}${run(' caps', '<w:strike/>')}${run(' and scarves', '<w:dstrike w:val="1"/>')}${run(' gloves', '<w:strike w:val="0"/>')}</w:p>`
  const deletedRow = `<w:tr><w:trPr><w:del/></w:trPr><w:tc><w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:del>${run('Ties')}</w:del></w:p></w:tc></w:tr>`
  const rows = table(cell('Kind') + cell('Price'), cell('Belts') + cell('9')).replace(
    '</w:tbl>',
    `${deletedRow}</w:tbl>`,
  )
  expect(await textIn(aDocx(body + struck + rows))).toBe(
    'The shop sells hats.\nThe shop sells gloves\n\nKind | Price\nBelts | 9',
  )
})

test('text of tabs, breaks, hyphens, symbols, links and content controls is read', async () => {
  const body = `<w:p><w:r><w:t>E</w:t><w:noBreakHyphen/><w:t>mail</w:t><w:tab/><w:t>a</w:t><w:br/><w:t>in</w:t><w:softHyphen/><w:t>side</w:t></w:r><w:hyperlink><w:r><w:t> link</w:t></w:r></w:hyperlink><w:sdt><w:sdtContent><w:r><w:t> control</w:t></w:r></w:sdtContent></w:sdt><w:r><w:sym w:font="Symbol" w:char="00B1"/></w:r></w:p>`
  expect(await textIn(aDocx(body))).toBe('E-mail a\ninside link control±')
})

test('a formula is read as one line', async () => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
  const square = `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>`
  const body = `<w:p xmlns:m="urn:m"><w:r><w:t xml:space="preserve">Rate </w:t></w:r><m:oMath><m:f><m:num>${run('a+b')}</m:num><m:den>${square}</m:den></m:f></m:oMath></w:p>`
  expect(await textIn(aDocx(body))).toBe('Rate (a+b)/(x^2)')
})

test('a text box is read once, after its paragraph', async () => {
  const box = (text: string) => `<w:txbxContent>${aWordParagraph(text)}</w:txbxContent>`
  const body = `<w:p><w:r><w:t>Before</w:t><mc:AlternateContent><mc:Choice>${box('In the box')}</mc:Choice><mc:Fallback>${box('In the box')}</mc:Fallback></mc:AlternateContent></w:r></w:p>${aWordParagraph('After')}`
  expect(await textIn(aDocx(body))).toBe('Before\nIn the box\nAfter')
})

test('a footnote is read at its reference, and contents and field codes are dropped', async () => {
  const contents = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${aWordParagraph('Cart 3')}</w:sdtContent></w:sdt>`
  const body = `${contents}${aWordParagraph('Orders 4', '<w:pStyle w:val="TOC1"/>')}<w:p><w:r><w:t>Vouchers</w:t><w:footnoteReference w:id="2"/></w:r><w:r><w:instrText>PAGEREF x</w:instrText></w:r></w:p>`
  const parts = {
    'word/styles.xml': style('TOC1', 'toc 1'),
    'word/footnotes.xml': `<w:footnote w:id="2">${aWordParagraph('One an order')}</w:footnote>`,
    'word/header1.xml': aWordParagraph('Confidential'),
    'word/comments.xml': aWordParagraph('Really?'),
  }
  expect(await textIn(aDocx(body, parts))).toBe('Vouchers (One an order)')
})

test('a document with another file name, namespace prefix and encoding is read', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-16"?><x:document xmlns:x="urn:w"><x:body><x:p><x:r><x:t>Straße</x:t></x:r></x:p></x:body></x:document>`
  const files = {
    '_rels/.rels': Buffer.from(relations('/word/document2.xml')),
    'word/document2.xml': Buffer.from(`\uFEFF${xml}`, 'utf16le'),
  }
  expect(await textIn(aZip(files))).toBe('Straße')
})

test.each([
  [
    'a spreadsheet',
    aZip({ '_rels/.rels': Buffer.from(relations('xl/workbook.xml')), 'xl/workbook.xml': Buffer.from('<x/>') }),
  ],
  [
    'an OpenDocument text',
    aZip({ mimetype: Buffer.from('application/vnd.oasis.opendocument.text'), 'content.xml': Buffer.from('<x/>') }),
  ],
  ['an archive of pictures', aZip({ 'a.png': Buffer.alloc(9) })],
  ['an empty archive', Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
])('%s is rejected as unsupported', async (_, bytes) => {
  await expect(readDocument(bytes)).rejects.toThrow(new Unreadable('unrecognized'))
})

test('an empty or truncated document has an error message of its own', async () => {
  await expect(readDocument(aDocx('<w:p/>'))).rejects.toThrow(new Unreadable('noText'))
  const whole = aDocx(aWordParagraph('The shop sells shoes.'))
  for (const length of [30, 100, whole.length - 30, whole.length - 1]) {
    await expect(readDocument(whole.subarray(0, length))).rejects.toThrow(new Unreadable('damaged'))
  }
})

test('entities are not expanded, and invalid XML is damage', async () => {
  const laughing = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><w:p><w:r><w:t>&b;</w:t></w:r></w:p>`
  for (const xml of [laughing, '<w:p><w:r><w:t>&nbsp;</w:t></w:r></w:p>', '<w:p><w:r></w:p>']) {
    const files = { '_rels/.rels': Buffer.from(relations('word/document.xml')), 'word/document.xml': Buffer.from(xml) }
    await expect(readDocument(aZip(files))).rejects.toThrow(new Unreadable('damaged'))
  }
})

test('zip bombs are rejected before they are unpacked', async () => {
  const huge = aDocx(aWordParagraph('A'.repeat(25_000_000)))
  expect(huge.length).toBeLessThan(100_000)
  await expect(readDocument(huge)).rejects.toThrow(new Unreadable('tooComplex'))

  const deep = aDocx('<w:sdt>'.repeat(2_000) + '</w:sdt>'.repeat(2_000))
  await expect(readDocument(deep)).rejects.toThrow(new Unreadable('tooComplex'))

  const many = Object.fromEntries(Array.from({ length: 11_000 }, (_, index) => [`x/${index}`, new Uint8Array()]))
  await expect(readDocument(aZip(many))).rejects.toThrow(new Unreadable('tooComplex'))
})

test('an archive with false sizes is damaged, and is not unpacked beyond its declared sizes', async () => {
  const lying = aDocx(aWordParagraph('A'.repeat(2_000_000)))
  const name = Buffer.from('word/document.xml')
  const entry = lying.lastIndexOf(name) - 46
  expect(lying.readUInt32LE(entry)).toBe(0x02014b50)
  lying.writeUInt32LE(100, entry + 24)
  await expect(readDocument(lying)).rejects.toThrow(new Unreadable('damaged'))
})

test('lists with invalid numbers do no harm', async () => {
  const numbering = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="99999999999"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1%9"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
  const body = aWordParagraph('a', '<w:numPr><w:ilvl w:val="-5"/><w:numId w:val="1"/></w:numPr>')
  expect(await textIn(aDocx(body, { 'word/numbering.xml': numbering }))).toBe('I1 a')
})

import { fileURLToPath } from 'node:url'
import { GlobalFonts, type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import { type Zippable, strToU8, zipSync } from 'fflate'

// Machines have other fonts, or none with letters.
GlobalFonts.registerFromPath(
  fileURLToPath(import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')),
  'Geist',
)

/** Text on a PDF page, with `x` and `y` in points from the upper left corner. */
export interface Printed {
  text: string
  x?: number
  y: number
  size?: number
}

const page = { width: 595, height: 842 }

/** A5, across: reading a whole page of A4 takes a second of processor time. */
const scannedPage = { width: 595, height: 421 }

/** Creates a PDF in Helvetica and Windows-1252, drawn in the given order. */
export function aPdf(pages: Printed[][]): Buffer<ArrayBuffer> {
  const font = 3
  const ids = pages.map((_, index) => font + 1 + 2 * index)
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((printed, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${font + 2 + 2 * index} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      streamOf(Buffer.from(printed.map((line) => drawn(line)).join('\n'), 'latin1')),
    ]),
  ])
}

const drawn = ({ text, x = 72, y, size = 11 }: Printed, height = page.height) =>
  `BT /F ${size} Tf ${x} ${height - y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`

/** Creates the lines of a paragraph. */
export const aParagraph = (lines: string[], { x = 72, y = 100, size = 11 } = {}): Printed[] =>
  lines.map((text, index) => ({ text, x, y: y + index * 1.2 * size, size }))

/** Creates a PDF whose pages are images of these lines, as a scanner would. */
export const aScan = (pages: string[][]) => aMixedPdf(pages.map((lines) => ({ picture: aPicture(lines), printed: [] })))

const [width, height] = [2 * scannedPage.width, 2 * scannedPage.height]

/** Renders lines, or a drawing, as a JPEG page. */
export function aPicture(lines: string[], draw?: (context: SKRSContext2D) => void): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  draw?.(context)
  context.fillStyle = 'black'
  context.font = '28px Geist'
  for (const [index, line] of lines.entries()) context.fillText(line, 120, 160 + index * 44)
  // `encode` lets the canvas be collected while it is read, which ends the process.
  return canvas.encodeSync('jpeg', 90)
}

/** Creates a PDF of pages with an optional full-page image and text over it. */
export function aMixedPdf(pages: { picture?: Buffer; printed: Printed[] }[]): Buffer<ArrayBuffer> {
  const ids = pages.map((_, index) => 4 + 3 * index)
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${ids.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ picture, printed }, index) => {
      const id = 4 + 3 * index
      const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
      const drawing = picture ? `q ${scannedPage.width} 0 0 ${scannedPage.height} 0 0 cm /I Do Q\n` : ''
      const lines = printed.map((line) => drawn(line, scannedPage.height))
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${scannedPage.width} ${scannedPage.height}] /Contents ${id + 1} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /I ${id + 2} 0 R >> >> >>`,
        streamOf(Buffer.from(drawing + lines.join('\n'), 'latin1')),
        picture ? streamOf(picture, image) : 'null',
      ]
    }),
  ])
}

/** Serializes PDF objects, the catalog first. */
export function pdfOf(objects: (string | Buffer)[], trailer = ''): Buffer<ArrayBuffer> {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export const streamOf = (data: Buffer, entries = '') =>
  Buffer.concat([Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`), data, Buffer.from('\nendstream')])

/** Creates a DOCX from WordprocessingML (prefix `w`) and other parts by path. */
export function aDocx(body: string, parts: Record<string, string> = {}): Buffer<ArrayBuffer> {
  const files: Zippable = { '_rels/.rels': strToU8(relations('word/document.xml')) }
  for (const [path, xml] of Object.entries({ 'word/document.xml': `<w:body>${body}</w:body>`, ...parts })) {
    files[path] = strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>\n<w:part xmlns:w="urn:w" xmlns:mc="urn:mc">${xml}</w:part>`,
    )
  }
  return aZip(files)
}

export const aZip = (files: Zippable) => Buffer.from(zipSync(files))

export const relations = (target: string) =>
  `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`

/** Creates a DOCX paragraph with properties. */
export const aWordParagraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

const sector = 512
const endOfChain = -2

/**
 * Creates a Word 97–2003 document: a compound file with a table stream, whose one piece is the whole text, and the
 * document stream. `flags` is the word at offset 10 of its header; `streams` renames the two; `properties` are those of
 * characters (hex) of parts of a short text.
 */
export function aDoc(
  text: string,
  { flags = 0, streams = ['WordDocument', '0Table'], properties = [] as { of: string; bytes: string }[] } = {},
): Buffer<ArrayBuffer> {
  const headerLength = 0x800
  const letters = Buffer.from(text, 'utf16le')
  const document = padded(Buffer.concat([Buffer.alloc(headerLength), letters]), 4096)
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(193, 2)
  document.writeUInt16LE(flags, 10)
  document.writeUInt32LE(text.length, 0x4c)

  const pieces = Buffer.alloc(21)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(headerLength, 15)
  const pages = Buffer.alloc(12)
  pages.writeUInt32LE(propertiesPage, 8)
  const table = padded(Buffer.concat([pieces, pages]), 4096)
  document.writeUInt32LE(pieces.length, 0x1a6)
  if (properties.length > 0) {
    document.writeUInt32LE(pieces.length, 0xfa)
    document.writeUInt32LE(pages.length, 0xfe)
    const runs = properties.map(({ of, bytes }) => ({ start: headerLength + 2 * text.indexOf(of), of, bytes }))
    writeProperties(document.subarray(propertiesPage * 512, (propertiesPage + 1) * 512), runs)
  }

  const sectorsOf = (stream: Buffer) => stream.length / sector
  const [documentStart, tableStart] = [2, 2 + sectorsOf(document)]
  const entries = [
    entry('Root Entry', { type: 5, child: 1, start: endOfChain, size: 0 }),
    entry(streams[0]!, { type: 2, right: 2, start: documentStart, size: document.length }),
    entry(streams[1]!, { type: 2, start: tableStart, size: table.length }),
  ]
  const chains = Buffer.alloc(sector, 0xff)
  chains.writeInt32LE(-3, 0)
  chains.writeInt32LE(endOfChain, 4)
  for (const [start, stream] of [[documentStart, document] as const, [tableStart, table] as const]) {
    const count = sectorsOf(stream)
    for (let index = 0; index < count; index++) {
      chains.writeInt32LE(index === count - 1 ? endOfChain : start + index + 1, (start + index) * 4)
    }
  }
  return Buffer.concat([compoundHeader(), chains, padded(Buffer.concat(entries), sector), document, table])
}

/** Page of 512 bytes that has the character properties of a document, behind its text. */
const propertiesPage = 7

/** Writes the character properties (hex) of runs of text, and none between them. */
function writeProperties(page: Buffer, runs: { start: number; of: string; bytes: string }[]): void {
  const count = 2 * runs.length
  let end = page.length - 2
  for (const [index, { start, of, bytes }] of runs.entries()) {
    page.writeUInt32LE(start, 8 * index)
    page.writeUInt32LE(start + 2 * of.length, 8 * index + 4)
    const stored = Buffer.from(bytes, 'hex')
    end -= 2 * Math.ceil((stored.length + 1) / 2)
    page.writeUInt8(stored.length, end)
    stored.copy(page, end + 1)
    page.writeUInt8(end / 2, 4 * (count + 1) + 2 * index)
  }
  page.writeUInt32LE(page.readUInt32LE(4 * (count - 1)), 4 * count)
  page.writeUInt8(count, page.length - 1)
}

const padded = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc((size - (bytes.length % size)) % size)])

function compoundHeader(): Buffer {
  const header = Buffer.alloc(sector)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeInt32LE(1, 44)
  header.writeInt32LE(1, 48)
  header.writeInt32LE(4096, 56)
  header.writeInt32LE(endOfChain, 60)
  header.writeInt32LE(endOfChain, 68)
  header.fill(0xff, 76)
  header.writeInt32LE(0, 76)
  return header
}

interface Entry {
  type: number
  start: number
  size: number
  right?: number
  child?: number
}

function entry(name: string, { type, start, size, right = -1, child = -1 }: Entry): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE(2 * name.length + 2, 64)
  bytes.writeUInt8(type, 66)
  bytes.writeUInt8(1, 67)
  bytes.writeInt32LE(-1, 68)
  bytes.writeInt32LE(right, 72)
  bytes.writeInt32LE(child, 76)
  bytes.writeInt32LE(start, 116)
  bytes.writeInt32LE(size, 120)
  return bytes
}

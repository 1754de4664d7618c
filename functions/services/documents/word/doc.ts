import { markAsDeleted } from './doc-properties'
import { rowLines } from './table-lines'
import { Unreadable } from '../shared/unreadable'

/** Streams of a compound file, which identify the Office program. */
const wordStream = 'WordDocument'
const lockedStream = 'EncryptedPackage'

/** Magic number of Word 97 and later, and the header flag for encrypted text. */
const wordMark = 0xa5ec
/** Magic numbers of Word 2, 6 and 95. */
const oldMarks = [0xa5db, 0xa5dc]
const encryptedFlag = 0x0100

/** The library leaves this character as it is in the file. */
const noBreakHyphen = '\x1e'

/** Returns the text of a Word 97 to 2003 document: one line per paragraph, table rows with " | " between cells. */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entry = file.indexOf(wordStream, 0, 'utf16le')
  if (file.includes(lockedStream, 0, 'utf16le')) throw new Unreadable('locked')
  if (entry < 0) throw new Unreadable(hasDirectory(file) ? 'unrecognized' : 'damaged')
  if (oldMarks.includes(markOf(file, entry))) throw new Unreadable('oldWord')
  if (isEncrypted(file, entry)) throw new Unreadable('locked')

  const document = await open(file)
  const options = { filterUnicode: false }
  const parts = [
    document.getBody(options),
    document.getTextboxes({ ...options, includeHeadersAndFooters: false }),
    document.getFootnotes(options),
    document.getEndnotes(options),
  ]
  return parts.map((part) => formatRows(part.replaceAll(noBreakHyphen, '-'))).join('\n\n')
}

/** True if the file contains the directory that its header points to. Truncated files often do not. */
function hasDirectory(file: Buffer): boolean {
  return file.length >= 76 && sectorAt(file, file.readUInt32LE(48)) + 128 <= file.length
}

const sectorAt = (file: Buffer, sector: number) => (sector + 1) * 2 ** file.readUInt16LE(30)

/**
 * Returns the offset of Word's header according to the directory entry at this offset, or -1 if it is beyond the end of
 * the file.
 */
function headerAt(file: Buffer, entry: number): number {
  if (entry + 120 > file.length) return -1
  const header = sectorAt(file, file.readUInt32LE(entry + 116))
  return header + 12 > file.length ? -1 : header
}

function markOf(file: Buffer, entry: number): number {
  const header = headerAt(file, entry)
  return header < 0 ? 0 : file.readUInt16LE(header)
}

const isEncrypted = (file: Buffer, entry: number) =>
  markOf(file, entry) === wordMark && (file.readUInt16LE(headerAt(file, entry) + 10) & encryptedFlag) !== 0

async function open(file: Buffer) {
  const [{ default: WordOleExtractor }, { default: BufferReader }] = await Promise.all([
    import('word-extractor/lib/word-ole-extractor.js'),
    import('word-extractor/lib/buffer-reader.js'),
  ])
  class Extractor extends WordOleExtractor {
    protected override writeCharacterProperties(document: Buffer, table: Buffer) {
      markAsDeleted(document, table)
      super.writeCharacterProperties(document, table)
    }
  }
  try {
    return await new Extractor().extract(new BufferReader(file))
  } catch {
    throw new Unreadable('damaged')
  }
}

const contentsLine = /^\s*\S.*\t[\divx]+ *$/

const tabsIn = (line: string) => line.split('\t').length - 1
const endsRow = (line: string) => line.endsWith('\t') && line.trim() !== ''
const longestRow = 20

/** Joins the lines of table rows whose cells have several lines. A row has as many cells as the rows beside it. */
function joinRows(lines: string[]): string[] {
  const whole: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const rest = line.includes('\t') && !endsRow(line) ? lines.slice(index, index + longestRow) : []
    const end = rest.findIndex(endsRow)
    const row = rest.slice(0, end + 1).join('\v')
    const beside = [whole.at(-1) ?? '', lines[index + end + 1] ?? ''].filter(endsRow)
    if (end > 0 && beside.some((other) => tabsIn(other) === tabsIn(row))) {
      whole.push(row)
      index += end
    } else whole.push(line)
  }
  return whole
}

/** Cells end with a tab, and rows with another one before the line end. */
function formatRows(text: string): string {
  const lines = joinRows(text.split('\n'))
  const isContents = (index: number) => contentsLine.test(lines[index] ?? '')
  return lines
    .flatMap((line, index) => {
      // Printed with a dot leader, an entry is recognized as part of a table of contents.
      if (isContents(index) && (isContents(index - 1) || isContents(index + 1)))
        return [line.replaceAll('\t', ' ..... ')]
      if (endsRow(line)) return rowLines(line.split('\t').map((cell) => cell.trim().split('\v')))
      return [line.trim().replace(/\t+/g, ' ')]
    })
    .join('\n')
}

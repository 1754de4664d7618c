import { type Printed, aDocx, aPdf, aWordParagraph } from '#scripts/testing/document'
import { type Block, blocksOf, isRule } from './blocks'

/** The same content as a file of another format. */
export interface Rendering {
  format: string
  bytes: Uint8Array
}

/** Renders a text in the formats that users upload. The PDF is missing if its font lacks the letters. */
export function renderingsOf(text: string): Rendering[] {
  const blocks = blocksOf(text)
  const bare = blocks.map(withoutMarks)
  const marked = blocks.some(({ kind }) => kind === 'heading') || /\*\*/.test(text)
  const pdf = buildPdf(bare)
  return [
    { format: 'TXT wrapped at 80 columns', bytes: Buffer.from(wrapParagraphs(text)) },
    { format: 'DOCX', bytes: buildDocx(bare) },
    ...(pdf ? [{ format: 'PDF', bytes: pdf }] : []),
    marked
      ? { format: 'plain text', bytes: Buffer.from(asPlain(bare)) }
      : { format: 'Markdown', bytes: Buffer.from(asMarkdown(blocks)) },
  ]
}

/** Removes Markdown's markup within a line: bold, italics, code, links. */
const stripMarkup = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(\S(?:[^*]*\S)?)\*(?![\p{L}\p{N}*])/gu, '$1')

function withoutMarks(block: Block): Block {
  if (block.kind === 'blank') return block
  return block.kind === 'row'
    ? { ...block, cells: block.cells.map(stripMarkup) }
    : { ...block, text: stripMarkup(block.text) }
}

const columns = 80

/** Breaks a text between words into lines of at most this many characters. */
function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Wraps paragraphs and list items. Headings and table rows stay as they are. */
const wrapParagraphs = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => (/^#|\|/.test(line) ? [line] : wrap(line, columns)))
    .join('\n')

const asPlain = (blocks: readonly Block[]) =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'blank') return ['']
      if (block.kind === 'heading') return ['', block.text, '']
      if (block.kind === 'row') return isRule(block.cells) ? [] : [block.cells.join('\t')]
      return [block.kind === 'item' ? `${'  '.repeat(block.depth)}• ${block.text}` : block.text]
    })
    .join('\n')

function asMarkdown(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block, at) => {
      if (block.kind === 'blank') return ['']
      if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`]
      if (block.kind === 'item') return [`${'  '.repeat(block.depth)}* ${block.text}`]
      if (block.kind === 'line') return [block.text]
      const rule = blocks[at - 1]?.kind === 'row' ? [] : [`|${' --- |'.repeat(block.cells.length)}`]
      return [`| ${block.cells.join(' | ')} |`, ...rule]
    })
    .join('\n')
}

const wordStyles = [1, 2, 3, 4, 5, 6]
  .map((level) => `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/></w:style>`)
  .join('')

const wordNumbering = `<w:abstractNum w:abstractNumId="1">${[0, 1, 2, 3]
  .map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>`)
  .join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Creates a DOCX with Word's own headings, lists and tables. */
function buildDocx(blocks: readonly Block[]): Uint8Array {
  const paragraph = (text: string, properties = '') => aWordParagraph(escaped(text), properties)
  const bodyOf = (block: Block, at: number): string => {
    if (block.kind === 'blank') return paragraph('')
    if (block.kind === 'line') return paragraph(block.text)
    if (block.kind === 'heading') return paragraph(block.text, `<w:pStyle w:val="H${block.level}"/>`)
    if (block.kind === 'item') {
      return paragraph(block.text, `<w:numPr><w:ilvl w:val="${block.depth}"/><w:numId w:val="1"/></w:numPr>`)
    }
    const cells = block.cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')
    const row = isRule(block.cells) ? '' : `<w:tr>${cells}</w:tr>`
    return `${blocks[at - 1]?.kind === 'row' ? '' : '<w:tbl>'}${row}${blocks[at + 1]?.kind === 'row' ? '' : '</w:tbl>'}`
  }
  return aDocx(blocks.map(bodyOf).join(''), { 'word/styles.xml': wordStyles, 'word/numbering.xml': wordNumbering })
}

/** Characters that Windows-1252 has beyond Latin-1, and replacements for those that it lacks. */
const windowsLetters: Record<string, string> = {
  '€': '\x80',
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '„': '\x84',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
  '™': '\x99',
  '−': '-',
  '→': '->',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '↔': '<->',
}

const printable = (text: string) => text.replace(/[^\0-\u00ff]/gu, (letter) => windowsLetters[letter] ?? '')

/** Maximum share of letters that the font may lack. */
const maxMissingShare = 0.01

const paper = { left: 60, top: 80, bottom: 770, width: 480 }
const headingSizes = [20, 16, 14, 12, 11, 11]
const bodySize = 11

/**
 * Creates a PDF with wrapped lines and with table cells side by side. Returns null if the font lacks the text's
 * letters.
 */
function buildPdf(blocks: readonly Block[]): Uint8Array | null {
  const lost = blocks
    .map((block) => (block.kind === 'blank' ? '' : block.kind === 'row' ? block.cells.join('') : block.text))
    .join('')
  if (
    (lost.match(/[^\0-\u00ff]/gu) ?? []).filter((letter) => !(letter in windowsLetters)).length >
    maxMissingShare * lost.length
  )
    return null

  const pages: Printed[][] = [[]]
  let y = paper.top
  let widths: number[] = []
  const print = (lines: Omit<Printed, 'y'>[][], size: number) => {
    for (const line of lines) {
      if (y > paper.bottom) {
        pages.push([])
        y = paper.top
      }
      pages.at(-1)!.push(...line.map((printed) => ({ ...printed, text: printable(printed.text), y, size })))
      y += 1.25 * size
    }
  }
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'blank') {
      y += 8
    } else if (block.kind === 'row') {
      if (blocks[at - 1]?.kind !== 'row') widths = columnsOf(rowsFrom(blocks, at))
      if (isRule(block.cells)) continue
      print(rowOf(block.cells, widths), bodySize)
      y += 6
    } else {
      const size = block.kind === 'heading' ? headingSizes[block.level - 1]! : bodySize
      if (block.kind === 'heading') y += size
      const depth = block.kind === 'item' ? block.depth : 0
      const text = block.kind === 'item' ? `• ${block.text}` : block.text
      const lines = wrap(text, Math.floor((columns * bodySize) / size))
      const hanging = block.kind === 'item' ? 10 : 0
      print(
        lines.map((line, at) => [{ text: line, x: paper.left + 18 * depth + (at > 0 ? hanging : 0) }]),
        size,
      )
    }
  }
  return aPdf(pages)
}

const rowsFrom = (blocks: readonly Block[], start: number): string[][] => {
  const after = blocks.findIndex((block, at) => at > start && block.kind !== 'row')
  return blocks
    .slice(start, after < 0 ? undefined : after)
    .flatMap((block) => (block.kind === 'row' ? [block.cells] : []))
}

/** Characters between two columns. */
const gap = 3

/** Returns the width of each table column in characters, apportioned by the longest cell, as in a word processor. */
function columnsOf(rows: readonly string[][]): number[] {
  const count = Math.max(...rows.map((row) => row.length))
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? '')
  const widest = Array.from({ length: count }, (_, column) =>
    Math.min(columns, gap + Math.max(...cellsOf(column).map((cell) => cell.length))),
  )
  const all = widest.reduce((sum, each) => sum + each, 0)
  if (all <= columns) return widest
  return widest.map((each, column) => {
    const words = cellsOf(column).flatMap((cell) => cell.split(' '))
    return Math.max(gap + Math.max(...words.map((word) => word.length)), Math.floor((each * columns) / all))
  })
}

/** Returns the lines of a table row, with the cells side by side. */
function rowOf(cells: readonly string[], widths: readonly number[]): Omit<Printed, 'y'>[][] {
  const parts = cells.map((cell, column) => wrap(cell, widths[column]! - gap))
  const startOf = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const height = Math.max(...parts.map((lines) => lines.length))
  return Array.from({ length: height }, (_, at) =>
    parts.flatMap((lines, column) =>
      lines[at] ? [{ text: lines[at], x: paper.left + (startOf(column) * paper.width) / columns }] : [],
    ),
  )
}

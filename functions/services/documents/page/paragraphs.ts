import { isContentsEntry } from '../shared/contents-entry'
import { type Words, endsInBreak, joinLines, wordsOf } from './broken-words'
import {
  type Block,
  type Row,
  type Run,
  bottomOf,
  isLabel,
  isNumbering,
  leftOf,
  lowerStart,
  opensItem,
  rightOf,
  sentenceEnd,
  topOf,
} from './layout'

/** A larger step between lines, in font heights, starts a new paragraph. */
const maxParagraphLeading = 1.75
/** Maximum ratio between the line steps of a paragraph. */
const maxLeadingSpread = 1.3

/** Minimum lines of a page to determine its right margin. */
const fewLines = 12
/** Lines that are enough to determine it. */
const manyLines = 500

/** Paragraph with the position data needed to join it to another. */
interface Paragraph {
  text: string
  /** True if its last line reaches the margin, so the text may continue elsewhere. */
  open: boolean
  /** Step from the text above, in font heights. Infinite at the top of a page. */
  gap: number
  isRow: boolean
  /** Index of the page on which it starts. */
  page: number
}

/** Returns the texts of `textsOf` as one text. */
export const textOf = (pages: Row[][]): string => textsOf(pages).join('').trim()

/**
 * Returns the text of each page, given its rows in reading order: one line per paragraph, list item and table row
 * (cells joined by " | "), with an empty line for each gap on the page. A paragraph that continues on another page or
 * column is joined. Each text contains what starts on its page, with the line breaks before it.
 */
export function textsOf(pages: Row[][]): string[] {
  const words = wordsOf(pages)
  const tabular = findTableRows(pages.flat())
  const paragraphs: Paragraph[] = []

  const ofPage = pages.map((rows) => rows.flatMap((row) => (row.length === 1 || labelOf(row) ? row.flat() : [])))
  const ofDocument = ofPage.flat().slice(0, manyLines)
  for (const [number, rows] of pages.entries()) {
    const lines = ofPage[number] ?? []
    // A page with few lines, such as a title page, does not show its margin.
    const margins = lines.length < fewLines ? ofDocument : lines.slice(0, manyLines)
    let bottom: number | undefined
    for (const row of rows) {
      const runs = row.flat()
      const size = runs[0]?.size ?? 1
      const gap = bottom === undefined ? Infinity : (topOf(runs) - bottom) / size
      const found = tabular.has(row) ? [tableRow(row, words)] : paragraphsOf(row, margins, words)
      paragraphs.push(
        ...found.map((each, position) => ({ ...each, page: number, gap: position === 0 ? gap : each.gap })),
      )
      bottom = bottomOf(runs)
    }
  }
  return printed(joinAcrossPages(paragraphs, words), pages.length)
}

/**
 * Returns the label of a row such as "3.1.2 | The system shall …" or "• | text", which is not necessarily a table row.
 */
function labelOf(row: Row): string | null {
  const [first, ...rest] = row
  const label = first?.map((run) => run.text).join(' ') ?? ''
  return rest.length === 1 && isLabel(label) ? label : null
}

/**
 * Returns the table rows: all rows with several cells except a number and its text. An identifier with a text is a
 * table row if the row above or below is one with cells at the same x positions.
 */
function findTableRows(rows: Row[]): Set<Row> {
  const labels = rows.map((row) => (row.length > 1 ? labelOf(row) : ''))
  const tabular = labels.map((label) => label === null)
  const spread = (index: number, from: number) => {
    const label = labels[index]
    const mayBe = label !== '' && label !== null && label !== undefined && !isNumbering(label)
    if (mayBe && tabular[from] && startTogether(rows[index], rows[from])) tabular[index] = true
  }
  for (let index = 1; index < rows.length; index++) spread(index, index - 1)
  for (let index = rows.length - 2; index >= 0; index--) spread(index, index + 1)
  return new Set(rows.filter((_, index) => tabular[index]))
}

function startTogether(row: Row = [], other: Row = []): boolean {
  const [, cell] = row
  const [, otherCell] = other
  return cell !== undefined && otherCell !== undefined && Math.abs(leftOf(cell) - leftOf(otherCell)) < 1
}

function paragraphsOf(row: Row, margins: Run[], words: Words): Unplaced[] {
  const block = row.at(-1) ?? []
  const label = labelOf(row)
  const found = splitBlock(block, findMargin(block, margins), words)
  const [first, ...rest] = found
  if (label === null || !first) return found
  return [{ ...first, text: `${label} ${first.text}` }, ...rest]
}

type Unplaced = Omit<Paragraph, 'page'>

const tableRow = (row: Row, words: Words): Unplaced => ({
  text: rowText(row, words),
  open: false,
  gap: 0,
  isRow: true,
})

const rowText = (row: Row, words: Words) => row.map((cell) => cellText(cell, words)).join(' | ')

function cellText(cell: Block, words: Words): string {
  const steps = cell.slice(1).map((run, index) => run.y - (cell[index]?.y ?? 0))
  const leading = minOf(steps)
  return cell.reduce((text, run, index) => {
    if (index === 0) return run.text
    const isApart = (steps[index - 1] ?? 0) > Math.max(maxLeadingSpread * leading, 1.4 * run.size)
    return isApart || opensItem(run.text) ? appendItem(text, run.text) : joinLines(text, run.text, words)
  }, '')
}

/** A list within a cell stays on the cell's line. */
const appendItem = (text: string, item: string) =>
  `${text}${/[:;]$/.test(text) ? '' : ';'} ${item.replace(bulletAtStart, '')}`
const bulletAtStart = /^[^\p{L}\d(]+\s+/u

/**
 * Returns the x position at which the lines of a block break: the right edge that they share with each other, or with
 * the lines above and below.
 */
function findMargin(block: Block, runs: Run[]): number {
  const left = leftOf(block)
  const right = rightOf(block)
  const full = block.filter((run) => run.right - left > 0.85 * (right - left))
  const characters = block.reduce((sum, run) => sum + run.text.length, 0)
  if (full.length > 3 && full.length > block.length / 2 && characters > 30 * block.length) return right

  const reach = 12 * (block[0]?.size ?? 1)
  const rights = runs
    .filter((run) => run.x < right && run.right > left && Math.abs(run.x - left) < reach)
    .map((run) => run.right)
    .toSorted((a, b) => a - b)
  return Math.max(right, rights[Math.floor(rights.length * 0.9)] ?? right)
}

function splitBlock(block: Block, margin: number, words: Words): Unplaced[] {
  const steps = block.slice(1).map((run, index) => run.y - (block[index]?.y ?? 0))
  const leading = minOf(steps)
  const paragraphs: Unplaced[] = []

  for (const [index, run] of block.entries()) {
    const before = block[index - 1]
    const last = paragraphs.at(-1)
    const step = before ? run.y - before.y : 0
    const open = isFull(run, margin)
    if (before && last && continuesLine(before, run, { step, leading, margin })) {
      last.text = joinLines(last.text, run.text, words)
      last.open = open
    } else {
      paragraphs.push({ text: run.text, open, gap: step / run.size, isRow: false })
    }
  }
  return paragraphs
}

const minOf = (steps: number[]) => steps.reduce((min, step) => Math.min(min, step), Infinity)

interface Setting {
  step: number
  leading: number
  margin: number
}

/** True if a line was broken only because the next word did not fit. */
function continuesLine(line: Run, next: Run, { step, leading, margin }: Setting): boolean {
  const isLoose = step > maxLeadingSpread * leading
  if (isLoose && (step > maxParagraphLeading * next.size || sentenceEnd.test(line.text))) return false
  if (isContentsEntry(line.text)) return false
  if (endsInBreak(line.text)) return true
  if (sentenceEnd.test(line.text) && opensSection.test(next.text)) return false
  if (opensItem(next.text) && !isReference(line, next)) return false

  const continuesSentence = lowerStart.test(next.text) && !sentenceEnd.test(line.text)
  if (isCentred(line, next) && !continuesSentence && !opensItem(line.text)) return false

  const [word = ''] = next.text.split(' ', 1)
  const perCharacter = (next.right - next.x) / Math.max(1, next.text.length)
  const room = margin - line.right
  const fits = (word.length + 1) * perCharacter < room - 0.5 * next.size
  const share = room / (margin - line.x)
  return !fits || (!sentenceEnd.test(line.text) && share < (continuesSentence ? 0.35 : 0.25))
}

/** True if a number at the start of a line belongs to the sentence, as in "see section | 3.4 for details". */
const isReference = (line: Run, next: Run) =>
  /^\(?\d[\d.)]*\s+\p{Ll}/u.test(next.text) && !sentenceEnd.test(line.text) && !opensItem(line.text)

/** Matches numbered or short headings. */
const opensSection = /^(?:\d+\.)+\d*\s+\p{Lu}|^\p{Lu}[^.!?;]{0,38}[^.!?;,]$/u

function isCentred(line: Run, next: Run): boolean {
  const shift = Math.abs(line.x - next.x)
  return shift > 0.5 * line.size && Math.abs(line.x + line.right - next.x - next.right) < 1.2 * line.size
}

const isFull = (run: Run, margin: number) => margin - run.right < 0.2 * (margin - run.x)

/** Joins a paragraph to the one that it continues, across a page or column break, or past a figure. */
function joinAcrossPages(paragraphs: Paragraph[], words: Words): Paragraph[] {
  const joined: Paragraph[] = []
  const rows = new Set<string>()
  for (const paragraph of paragraphs) {
    const before = joined.at(-1)
    // A table that continues on the next page repeats its header.
    if (paragraph.isRow && paragraph.gap === Infinity && before?.isRow && rows.has(paragraph.text)) continue
    if (paragraph.isRow) rows.add(paragraph.text)
    const apart = paragraph.gap === Infinity || paragraph.gap < 0
    if (before && apart && before.open && !sentenceEnd.test(before.text) && lowerStart.test(paragraph.text)) {
      before.text = joinLines(before.text, paragraph.text, words)
      before.open = paragraph.open
    } else {
      joined.push({ ...paragraph })
    }
  }
  return joined
}

function printed(paragraphs: Paragraph[], count: number): string[] {
  const texts = Array.from({ length: count }, () => [] as string[])
  for (const [index, { text: line, gap, isRow, page }] of paragraphs.entries()) {
    const isLoose = (gap > maxParagraphLeading || gap < 0) && !(isRow && paragraphs[index - 1]?.isRow)
    texts[page]?.push(isLoose ? '\n\n' : '\n', line)
  }
  return texts.map((parts) => parts.join(''))
}

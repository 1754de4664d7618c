import { type Column, columns, deliveredColumn, demand, exists, listedColumn, verdicts } from '../vocabulary/tables'
import { csvRows, quotedCells } from './csv'

/** True for a row of a table. */
export const isRow = (text: string) =>
  /^\|.*\|$/.test(text) || (text.match(/\s\|\s/g)?.length ?? 0) >= 1 || text.includes('\t')

const date =
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.?\s+\p{L}{3,9}\.?(?:\s+\d{2,4})?|\p{L}{3,9}\.?\s+\d{1,2},?\s+\d{4})$/u
const version = /(?:^|\s)v?\d{1,2}(?:\.\d{1,3}){1,2}$/i
const fileName = /^[\w.()-]+\.(?:pdf|docx?|odt|txt|md|xlsx?|pptx?|zip|png|jpe?g)(?:\s*,|\s*$)/i
const initials = /^\p{Lu}\.\s?\p{Lu}\p{Ll}+/u

const phone = /^(?:tel|fax|phone|mob(?:ile|il)?)\b[.:]|\+?\d[\d /-]{6,}$/i

/** Detects rows of revision histories, page headers (a date with a version or an author), signatures and file lists. */
export const isRecord = (cells: readonly string[]) =>
  (cells.length > 2 && cells.some((cell) => phone.test(cell))) ||
  fileName.test(cells[0] ?? '') ||
  (cells.some((cell) => date.test(cell)) && cells.some((cell) => version.test(cell) || initials.test(cell)))

/** A rule between the header and the rows of a table in Markdown. */
const rule = /^[\s|:+=-]+$/

/** The code of a requirement, such as "R1" or "FR-2.4", or its number. */
const code = /^(?:\p{Lu}{1,8}[-_. ]?)*\d[\d.-]*$/u

/** Maximum lines of a row: long cells are numbered by sentence. */
const maxLines = 15

type Row = (Column | null)[]

/**
 * Returns the lines with rows of tables of requirements rewritten as list items without their other columns:
 * "R8 | Alarm by SMS | Could" becomes "- R8: Nice to have: Alarm by SMS". Headers, and rows that exist, become "".
 */
export function requirementRows(lines: readonly string[]): string[] {
  const texts = csvRows(lines)
  const pieces = texts.map((line) => (rule.test(line) ? [line] : cellsOf(line)))
  let head: Row = []
  for (let at = 0; at < texts.length; at++) {
    const cells = pieces[at]!
    if (cells.length === 1 || isRecord(cells)) continue
    const own = cells.map(columnOf)
    if (isHeader(cells, own)) {
      head = own
      texts[at] = ''
      continue
    }
    if (isTitles(pieces, at)) texts[at] = ''
    const size = linesOfRow(pieces, at, head)
    const items = size > 0 ? itemsOf(pieces.slice(at, at + size), head) : itemsOf([cells], columnsOfCells(cells))
    texts.splice(at, items.length, ...items)
    at += Math.max(size, 1) - 1
  }
  return texts
}

function cellsOf(line: string): string[] {
  if (line.includes(',"')) return quotedCells(line)
  const cells = line.split(/\||\t/)
  return cells.map((cell) => cell.replace(/[*_`]{1,2}/g, '').trim())
}

const columnOf = (cell: string): Column | null =>
  (Object.keys(columns) as Column[]).find((column) => columns[column].test(cell)) ?? null

const isHeader = (cells: readonly string[], own: Row) =>
  own.includes('plain') &&
  own.some((column) => column === 'code' || column === 'priority' || column === 'status') &&
  !cells.some((cell) => deliveredColumn.test(cell))

/** Maximum characters of a column's title, and minimum ones of a cell that says something. */
const length = { title: 25, said: 26 }

/** True for the titles of the columns of any other table: short cells above longer ones. */
function isTitles(pieces: readonly string[][], at: number): boolean {
  const titles = pieces[at]!
  const below = pieces.slice(at + 1, at + 4).filter(({ length }) => length === titles.length)
  return (
    (pieces[at - 1]?.length ?? 1) === 1 &&
    below.length > 1 &&
    below.every((row) => row.some((cell) => cell.length >= length.said)) &&
    titles.every((title) => title.length <= length.title && !/[\d.;!?]/.test(title) && !listedColumn.test(title))
  )
}

/** Returns the number of lines of the row that begins at a line below a header, or 0 if none does. */
function linesOfRow(pieces: readonly string[][], at: number, head: Row): number {
  const fits = pieces[at]!.every((cell, column) => head[column] !== 'code' || cell === '' || code.test(cell))
  if (!fits || head.length === 0) return 0
  let count = 1
  for (let size = 1; size <= maxLines && at + size <= pieces.length; size++) {
    count += pieces[at + size - 1]!.length - 1
    if (count >= head.length) return count === head.length ? size : 0
  }
  return 0
}

/** Returns the columns of a row below no header. */
function columnsOfCells(cells: readonly string[]): Row {
  const first = cells.findIndex(Boolean)
  return cells.map((cell, at) => {
    if (at === first) return code.test(cell) ? 'code' : null
    return demand.test(cell) || labelOf(cell) ? 'priority' : null
  })
}

const labelOf = (cell: string) => Object.keys(verdicts).find((label) => verdicts[label]!.test(cell))

/** Returns the lines of a row as list items, or nothing for a row of another table. */
function itemsOf(pieces: readonly string[][], row: Row): string[] {
  if (!row.some((column) => column === 'plain' || column === 'priority')) return []
  let last = 0
  const placed = pieces.map((cells) => {
    const first = last
    last += cells.length - 1
    return cells.map((cell, at) => ({ cell, column: row[first + at] ?? null }))
  })
  const inColumn = (cells: (typeof placed)[number], ...names: (Column | null)[]) =>
    cells.flatMap(({ cell, column }) => (cell && names.includes(column) ? [cell] : []))
  const judged = [...inColumn(placed.flat(), 'status'), ...inColumn(placed.flat(), 'priority')]
  const isDone = judged.some((cell) => exists.test(cell))
  const label = judged.map(labelOf).find(Boolean)
  return placed.map((cells) => {
    const said = inColumn(cells, 'plain', null)
    if (isDone || said.length === 0) return ''
    const codes = inColumn(cells, 'code').filter((cell) => /^\p{Lu}/u.test(cell))
    // A label applies to one sentence.
    const text = label ? said.join(': ').replace(/[.!?]\s+(?=\p{Lu})/gu, '; ') : said.join(' | ')
    return `- ${[...codes, label, text].filter(Boolean).join(': ')}`
  })
}

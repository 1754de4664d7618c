import { pattern } from '#domain/text/pattern'
import {
  type Column,
  columns,
  deliveredColumn,
  demand,
  exists,
  fieldColumns,
  formatTitle,
  isVerdict,
  labelOf,
  listedColumn,
  mark,
  signsIn,
  sourceColumn,
  verdicts,
} from '../vocabulary/tables'
import { lexicon } from '../vocabulary/lexicon'
import { wordsOf } from './words'
import { csvRows, quotedCells } from './csv'
import { haveColumns, isOfData, isOfPeople, matrixRows, rowsOfWishes, rowsWithoutCounts } from './matrices'

/** True for a row of a table. */
export const isRow = (text: string) => /^\|.*\|$/.test(text) || (text.match(/\s\|\s/g)?.length ?? 0) >= 1

const date =
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.?\s+\p{L}{3,9}\.?(?:\s+\d{2,4})?|\p{L}{3,9}\.?\s+\d{1,2},?\s+\d{4})$/u
const version = /(?:^|\s)v?\d{1,2}(?:\.\d{1,3}){1,2}$/i
const fileName = /^[\w.()-]+\.(?:pdf|docx?|odt|txt|md|xlsx?|pptx?|zip|png|jpe?g)(?:\s*,|\s*$)/i
const initials = /^\p{Lu}\.\s?\p{Lu}\p{Ll}+/u

const phone = /^(?:tel|fax|phone|mob(?:ile|il)?)\b[.:]|(?<![\d /-])\+?\d[\d /-]{6,}$/i

/** Detects rows of revision histories, page headers (a date with a version or an author), signatures and file lists. */
export const isRecord = (cells: readonly string[]) =>
  (cells.length > 2 && cells.some((cell) => phone.test(cell))) ||
  fileName.test(cells[0] ?? '') ||
  (cells.some((cell) => date.test(cell)) && cells.some((cell) => version.test(cell) || initials.test(cell)))

/** A cell with a date in relation to the start of a project: "T+14 weeks". */
const relative = pattern(
  '(?<=\\|) ?(?:T0?|D|M|start) ?\\+ ?(?:\\d{1,3}|\\[date withheld\\])(?: ?(?:days?|weeks?|months?|tage|wochen|monate|jours|semaines|mois|días|semanas|meses|giorni|settimane|mesi|dagen|weken|maanden))? ?(?=\\|)',
  'gi',
)

/** A rule between the header and the rows of a table in Markdown. */
const rule = /^[\s|:+=-]+$/

/** The code of a requirement, such as "R1", "FR-2.4" or "FA-Login-01a", or its number. */
const code = /^[#(]?(?:\p{Lu}\p{L}*[-_. ]+)*\p{Lu}*\d[\p{L}\d.-]*[).:]?$/u

/** Maximum lines of a row: long cells are numbered by sentence. */
const maxLines = 15

/** Maximum lines between the rows of a table: titles of groups, or page breaks. */
const maxGap = 2

interface Field {
  column: Column | null
  title: string
}

const noTable: readonly Field[] = []

/**
 * Returns the lines with rows of tables of requirements rewritten as list items without their other columns:
 * "R8 | Alarm by SMS | Could" becomes "- R8: Nice to have: Alarm by SMS". Headers, and rows that exist, become "".
 */
export function requirementRows(lines: readonly string[]): string[] {
  const texts = csvRows(lines).map((line) => (line.includes('+') ? line.replace(relative, ' ') : line))
  const pieces = texts.map((line) => (rule.test(line) ? [line] : cellsOf(line)))
  for (const [at, row] of [...matrixRows(pieces), ...rowsOfWishes(pieces)]) {
    texts[at] = row
    pieces[at] = [row]
  }
  for (const [at, cells] of rowsWithoutCounts(pieces)) {
    texts[at] = cells.join(' | ')
    pieces[at] = cells
  }
  let head = noTable
  let gap = 0
  let above = ''
  // Rows of a table of fields of a format, of risks, of data or of people.
  let areAside = false
  const explained = texts.flatMap((line) => [...signsIn(line)].filter(([, verdict]) => verdict))
  const signs = new Map(explained.length > 0 ? explained : usualSigns(pieces))
  const fieldIn = (cell: string) => fieldOf(signs.get(cell) || cell)
  for (let at = 0; at < texts.length; at++) {
    const cells = pieces[at]!
    if (cells.length === 1) {
      const line = texts[at]!
      gap += rule.test(line) ? 0 : 1
      if (gap > maxGap || line.startsWith('#')) head = noTable
      if (/\p{L}/u.test(line)) [above, areAside] = [line, false]
      texts[at] = line.replace(signed, (_, code: string, sign: string) => `${code} ${labelBy(signs.get(sign))}`)
      continue
    }
    gap = 0
    if (isRecord(cells)) continue
    const fields = fieldsOf(cells, fieldIn)
    if (isHeader(fields)) areAside = false
    if (haveColumns(cells, fieldColumns)) areAside = formatTitle.test(above)
    const below = pieces.slice(at + 1).find(hasCells)
    if (areAside || isOfData(cells, below) || isOfPeople(cells, below)) {
      areAside = true
      texts[at] = ''
      continue
    }
    const isNumbered = isAboveCodes(fields, pieces, at)
    if (!isCoded(cells, head) && (isHeader(fields) || isOfRoles(fields) || isNumbered || isTitles(pieces, at))) {
      head = isHeader(fields) ? withVerdicts(fields, pieces[at + 1]) : isNumbered ? withThing(fields) : noTable
      texts[at] = ''
      continue
    }
    const size = linesOfRow(pieces, at, head)
    const items = size > 0 ? itemsOf(pieces.slice(at, at + size), head, signs) : itemsOf([cells], fieldsOfCells(cells))
    texts.splice(at, items.length, ...items)
    at += Math.max(size, 1) - 1
  }
  return texts
}

/** Initials of must, should, could and won't. */
const moscow = Object.entries({ M: 'Must', S: 'Must', C: 'Nice to have', W: 'Out of scope' })

/** Returns the meaning of these initials if a table has them, with others than M, and no other single letters. */
function usualSigns(pieces: readonly string[][]): [string, string][] {
  const letters = new Set(
    pieces.flatMap((cells) => (cells.length > 1 ? cells.filter((it) => /^\p{Lu}$/u.test(it)) : [])),
  )
  const isUsual =
    letters.size > 1 && letters.has('M') && [...letters].every((it) => moscow.some(([sign]) => sign === it))
  return isUsual ? moscow : []
}

/** A sign for the priority behind the code of a requirement: "R12 (B) Readers store searches". */
const signed = /^([A-Z]{1,6}[-_ ]?\d[\d.]*[.:)]?)\s+[([]([A-HJ-Z]|[1-5])[)\]]:?\s+(?=\p{L})/u

const hasCells = (cells: readonly string[]) => cells.length > 1

const labelBy = (verdict = 'Must') => (verdict === 'Must' ? '' : `${verdict}: `)

/** Meaning of a row of a table of roles, or of one of interfaces: the name of the system. */
interface RowKind {
  role: boolean
  system?: string
}

/** Returns the rows of tables of roles and of interfaces, by index. */
export function rowKinds(lines: readonly string[]): Map<number, RowKind> {
  const rows = new Map<number, RowKind>()
  let head = noTable
  for (const [at, line] of lines.entries()) {
    if (!/\||,"/.test(line)) {
      head = noTable
      continue
    }
    const cells = cellsOf(line)
    const fields = head.length > 0 && rule.test(line) ? noTable : fieldsOf(cells)
    const isBelow = head.length > 0 && cells.length > 1 && !isHeader(fields)
    if (!isBelow) head = isOfRoles(fields) || isOfSystems(fields) ? fields : noTable
    else if (isOfRoles(head)) rows.set(at, { role: true })
    else if (fields !== noTable && !cells.some((cell) => movesOnce.test(cell)))
      rows.set(at, { role: false, system: systemIn(cells, head) })
  }
  return rows
}

/** A cell of a table of interfaces that says that data moves once: "One-time migration of customers". */
const movesOnce = pattern(
  String.raw`(?<!\p{L})(?:migrat\p{L}+|migra(?:ción|ção|zione|tie)|datenübernahme|altdatenübernahme|reprise (?:de|des) données)(?!\p{L})`,
)

const systemIn = (cells: readonly string[], head: readonly Field[]) =>
  withoutCode(cells[head.findIndex(({ column }) => column === 'system')] ?? '')

/** Removes the code before the name of a system: "IF-1 Navision". */
const withoutCode = (cell: string) => cell.replace(/^\p{Lu}{1,5}[-.]\d+[.:)]? (?=\S)/u, '')

function cellsOf(line: string): string[] {
  if (line.includes(',"')) return quotedCells(line)
  return line.split('|').map((cell) => cell.replace(/[*_`]{1,2}/g, '').trim())
}

/** Returns the column with a title, without a unit or a footnote: "Effort (h)". */
function fieldOf(cell: string): Field {
  const title = cell.replace(/\s*(?:[([].*|[:*]+)$/, '')
  const column = (Object.keys(columns) as Column[]).find((name) => columns[name].test(title))
  return { column: column ?? (isVerdict(title) ? 'verdict' : null), title }
}

/** Returns the columns with these titles: "Source | What | How" lists systems. */
function fieldsOf(cells: readonly string[], fieldIn = fieldOf): Field[] {
  const fields = cells.map((cell) => fieldIn(cell))
  // A column "Comment" says how in French tables of systems only.
  if (!has(fields, 'system')) for (const field of fields) if (columns.note.test(field.title)) field.column = 'note'
  const first = fields.find(({ title }) => title !== '')
  if (first && sourceColumn.test(first.title) && has(fields, 'flow')) first.column = 'system'
  return fields
}

const has = (fields: readonly Field[], ...columns: (Column | null)[]) =>
  fields.some(({ column }) => columns.includes(column))

const isHeader = (fields: readonly Field[]) =>
  (isOfSystems(fields) || (has(fields, 'plain', 'system') && has(fields, 'code', 'verdict', 'effort', 'note'))) &&
  !fields.some(({ title }) => deliveredColumn.test(title))

/** True for the header of a table of interfaces: "System | Direction | Frequency". */
const isOfSystems = (fields: readonly Field[]) => has(fields, 'system') && has(fields, 'flow')

const isOfRoles = (fields: readonly Field[]) =>
  fields.find(({ title }) => title !== '')?.column === 'role' && !has(fields, 'verdict', 'effort', 'aside', 'flow')

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
    titles.every(
      (title) =>
        title.length <= length.title && !/[\d.;!?]/.test(title) && !listedColumn.test(title) && !isVerdict(title),
    )
  )
}

/** True for titles of which the first is above codes: "No. | Report | Filter" above "R-1 | Overdue returns | Yard". */
function isAboveCodes(fields: readonly Field[], pieces: readonly string[][], at: number): boolean {
  const below = pieces[at + 1] ?? []
  const first = fields.findIndex(({ title }) => title !== '')
  return (
    (pieces[at - 1]?.length ?? 1) === 1 &&
    below.length === fields.length &&
    fields[first]?.column === 'code' &&
    code.test(below[first]!) &&
    pieces[at]!.every(
      (title) =>
        title.length <= length.title && !/\d|[;!?]/.test(title) && !listedColumn.test(title) && !isVerdict(title),
    )
  )
}

/** Returns columns of which the first that no other names says what is wanted. */
function withThing(fields: readonly Field[]): Field[] {
  const thing = fields.find(({ column, title }) => column === null && title !== '')
  return fields.map((field) => (field === thing ? { ...field, column: 'plain' } : field))
}

/** Returns columns of which those say how much a row is wanted whose first cell does, whatever their titles. */
const withVerdicts = (fields: readonly Field[], below: readonly string[] = []): Field[] =>
  fields.map((field, place) =>
    field.column === null && isVerdict(below[place] ?? '') ? { ...field, column: 'verdict' } : field,
  )

/** True for a row with its code below a header, whatever else it says: "AB-1 | Story | Done". */
const isCoded = (cells: readonly string[], head: readonly Field[]) =>
  head.some(({ column }, at) => column === 'code' && code.test(cells[at] ?? ''))

/** Returns the number of lines of the row that begins at a line below a header, or 0 if none does. */
function linesOfRow(pieces: readonly string[][], at: number, head: readonly Field[]): number {
  const fits = pieces[at]!.every((cell, place) => head[place]?.column !== 'code' || cell === '' || code.test(cell))
  if (!fits || head.length === 0) return 0
  let count = 1
  for (let size = 1; size <= maxLines && at + size <= pieces.length; size++) {
    count += pieces[at + size - 1]!.length - 1
    if (count >= head.length) return count === head.length ? size : 0
  }
  return 0
}

/** Returns the columns of a row below no header, or of one with fewer cells than its header. */
function fieldsOfCells(cells: readonly string[]): Field[] {
  const first = cells.findIndex(Boolean)
  return cells.map((cell, at) => {
    if (at === first) return { column: code.test(cell) ? 'code' : null, title: '' }
    return { column: demand.test(cell) || labelOf(cell) ? 'verdict' : null, title: '' }
  })
}

/** Returns the lines of a row as list items, or nothing for a row of another table. */
function itemsOf(
  pieces: readonly string[][],
  row: readonly Field[],
  signs: ReadonlyMap<string, string> = new Map(),
): string[] {
  if (!has(row, 'plain', 'verdict', 'system')) return []
  let last = 0
  const placed = pieces.map((cells) => {
    const first = last
    last += cells.length - 1
    return cells.map((cell, at) => ({ cell, ...row[first + at]! }))
  })
  const inColumn = (cells: (typeof placed)[number], ...names: (Column | null)[]) =>
    cells.filter(({ cell, column }) => cell && names.includes(column)).map(({ cell }) => cell)
  const judged = placed
    .flat()
    .filter(({ column }) => column === 'verdict')
    .map(({ cell, title }) => (mark.test(cell) ? title : signs.get(cell) || cell))
  const isDone = judged.some((cell) => exists.test(cell))
  const labels = judged.map(labelOf)
  const label = Object.keys(verdicts).find((name) => labels.includes(name))
  return placed.map((cells) => {
    const said = [
      ...inColumn(cells, 'system').map(withoutCode),
      ...inColumn(cells, 'plain', 'role', null).map((cell, at) => (at === 0 ? withKind(cell, row) : cell)),
      ...(isOfSystems(row) ? inColumn(cells, 'flow') : []),
    ]
    if (isDone || !said.some((cell) => cell.length > 1)) return ''
    const codes = inColumn(cells, 'code').filter((cell) => /^[A-Z][A-Z\d._-]*$/.test(cell))
    const notes = isOfSystems(row) ? inColumn(cells, 'note', 'plain', null) : []
    const moved = notes.find((cell) => movesOnce.test(cell))
    if (moved) {
      const from = [...inColumn(cells, 'system').map(withoutCode), ...inColumn(cells, null)]
      return `- ${[...codes, `${moved} (${from.filter((cell) => cell !== moved).join(', ')})`].join(': ')}`
    }
    // A label applies to one sentence.
    if (isOfSystems(row) && !label)
      return `- ${[...codes, said[0], said.slice(1).join(', ')].filter(Boolean).join(': ')}`
    // Two cells alone are a term and its meaning.
    const isJudged = label !== undefined || (judged.length > 0 && said.length === 2)
    const text = isJudged ? oneSentence(said.join(': ')) : said.join(' | ')
    return `- ${[...codes, label, withNotes(text, inColumn(cells, 'note'))].filter(Boolean).join(': ')}`
  })
}

const oneSentence = (text: string) => text.replace(/(?<!(?<!\d)\d{1,2})[.!?]\s+(?=\p{Lu})/gu, '; ')

/** Names a row after the title of its column if that is a kind of work: "Report: Overdue returns". */
function withKind(cell: string, row: readonly Field[]): string {
  const title = row.find(({ column }) => column === 'plain')?.title ?? ''
  const isKind = !columns.plain.test(title) && lexicon.find(wordsOf(title)).some(({ owner }) => owner.kind === 'work')
  return isKind ? `${title}: ${cell}` : cell
}

/** Adds the notes of a row, which name nothing, in parentheses, without budgets and deadlines. */
function withNotes(text: string, notes: readonly string[]): string {
  const said = notes
    .map((note) => oneSentence(note).replace(/[()]|[\s.!?]+$/g, ''))
    .filter((note) => /\p{L}/u.test(note) && !note.includes('withheld]'))
  const [, plain = '', end = ''] = /^(.*?)([.!]?)$/.exec(text) ?? []
  return said.length > 0 ? `${plain} (${said.join('; ')})${end}` : text
}

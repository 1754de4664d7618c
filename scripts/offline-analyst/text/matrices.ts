import {
  columns,
  columnsOfPeople,
  countCell,
  countColumn,
  entityColumns,
  isVerdict,
  mark,
  nameColumn,
  priceCell,
  priceColumn,
  refused,
  riskColumns,
  wantedColumn,
} from '../vocabulary/tables'
import { lexicon } from '../vocabulary/lexicon'
import { labelIn } from './labels'
import { wordsOf } from './words'

/** Reads tables whose cells are marks, such as who may do what, and finds those that ask for nothing. */

/** A mark, and its note: "X (own team)". */
const marked = /^(.*?)(?: ?\(([^()]*)\))?$/
const isMark = (cell: string) => mark.test(marked.exec(cell)?.[1] ?? '')
const isEmpty = (cell: string) => cell === '' || refused.test(cell)

/** Symbols with which companies compare products, unless people stand above them. */
const compared = /[✅❌⚠⬜🚫⚙✔✗✘☑]/u

const names = (cell: string, ...kinds: string[]) =>
  lexicon.find(wordsOf(cell)).some(({ owner }) => kinds.includes(owner.kind))

/** Minimum columns of marks, and minimum rows below the titles. */
const min = { columns: 2, rows: 2 }

/** True for titles of a name and of columns that say nothing about priorities and effort. */
const areTitles = (titles: readonly string[]) =>
  titles.length > min.columns &&
  titles.every((title) => /\p{L}/u.test(title) && !isVerdict(title)) &&
  !titles.some((title) => columns.verdict.test(title) || columns.effort.test(title) || columns.code.test(title))

const isMarkedRow = ([name = '', ...cells]: readonly string[], size: number) =>
  /\p{L}{2}/u.test(name) &&
  cells.length > 0 &&
  cells.length < size &&
  cells.every((cell) => isMark(cell) || isEmpty(cell))

/** Removes the empty cells outside the bars around a row. */
const inner = (cells: readonly string[]) =>
  cells[0] === '' ? cells.slice(1, cells.at(-1) === '' ? -1 : undefined) : cells

/**
 * Returns the rows of tables of marks as items, and "" for their titles, by index: "Approve claims | | X" below
 * "Function | Employee | Manager" becomes "- Approve claims (Manager)".
 */
export function matrixRows(pieces: readonly string[][]): Map<number, string> {
  const rows = new Map<number, string>()
  for (let at = 0; at < pieces.length; at++) {
    const [first = '', ...titles] = inner(pieces[at]!)
    if (!areTitles([first, ...titles])) continue
    // The rule of a table in Markdown.
    const from = at + (pieces[at + 1]?.length === 1 ? 2 : 1)
    const below: (readonly string[])[] = []
    while (isMarkedRow(inner(pieces[from + below.length] ?? []), titles.length + 1))
      below.push(inner(pieces[from + below.length]!))
    if (below.length < min.rows || below.filter((cells) => cells.some(isMark)).length * 2 <= below.length) continue
    rows.set(at, '')
    const isComparison = compared.test(below.flat().join('')) && !titles.some((title) => names(title, 'actor'))
    if (!isComparison)
      for (const [place, cells] of below.entries())
        if (cells.some(isMark)) rows.set(from + place, itemOf(cells, [first, ...titles]))
    at = from + below.length - 1
  }
  return rows
}

function itemOf([name = '', ...cells]: readonly string[], [first = '', ...titles]: readonly string[]): string {
  const said = titles.flatMap((title, at) => {
    const cell = cells[at] ?? ''
    return isMark(cell) ? [title, marked.exec(cell)?.[2]].filter(Boolean).join(' ') : []
  })
  return columns.role.test(first) ? `- ${name}: ${said.join(', ')}` : `- ${name} (${said.join(', ')})`
}

const isUnwanted = (title: string) => refused.test(title) || labelIn(`${title}: x`)?.topic === 'excluded'

/**
 * Returns the rows of tables of what is wanted beside what is not, and "" for their titles, by index: "Chat | Chatbot"
 * below "Want | Don't want" becomes "- Chat. Out of scope: Chatbot".
 */
export function rowsOfWishes(pieces: readonly string[][]): Map<number, string> {
  const rows = new Map<number, string>()
  let wanted = -1
  for (const [at, piece] of pieces.entries()) {
    const cells = inner(piece)
    const isHead = cells.length === 2 && cells.some((it) => wantedColumn.test(it)) && cells.some(isUnwanted)
    if (isHead) wanted = cells.findIndex((it) => wantedColumn.test(it))
    if (cells.length === 1 && /\p{L}/u.test(cells[0]!)) wanted = -1
    if (cells.length !== 2 || wanted < 0) continue
    const [wish = '', other = ''] = [cells[wanted], cells[1 - wanted]]
    const said = [wish.replace(/[.;]$/, ''), other && `Out of scope: ${other}`].filter(Boolean)
    rows.set(at, isHead ? '' : `- ${said.join('. ')}`)
  }
  return rows
}

/** A few words about what somebody does: "manages users and rooms", unlike "Head of Logistics". */
const deed = /^\p{Ll}+ \S+ \S/u

/** True for the titles of a table of people, such as those who sign a document, above one of its rows. */
export function isOfPeople(titles: readonly string[], row: readonly string[] = []): boolean {
  const said = row.filter(Boolean)
  return (
    titles.some((title) => nameColumn.test(title)) &&
    titles.filter(Boolean).length > 1 &&
    titles.every((title) => title === '' || columnsOfPeople.test(title)) &&
    !names(said[0] ?? '', 'actor', 'work', 'product') &&
    !said.some((cell) => deed.test(cell))
  )
}

/** True for the header of a table with these columns: "Field | Length | Type". */
export const haveColumns = (cells: readonly string[], titles: readonly RegExp[]): boolean =>
  titles.every((title) => cells.some((cell) => title.test(cell)))

const ofWork = (['plain', 'system', 'code', 'verdict', 'effort'] as const).map((name) => columns[name])

/** True for the header of a table of risks, of data or of prices, unlike that of an offer: "Feature | Price". */
export const isOfData = (cells: readonly string[], below: readonly string[] = []): boolean =>
  haveColumns(cells, riskColumns) ||
  haveColumns(cells, entityColumns) ||
  (cells.some((cell, at) => priceColumn.test(cell) && priceCell.test(below[at] ?? '')) &&
    !cells.some((cell) => ofWork.some((title) => title.test(cell))))

/** True for a row below these titles, with numbers in the columns that count: the titles of another table may follow. */
const isCounted = (cells: readonly string[], head: readonly string[]) =>
  cells.length === head.length &&
  cells.every((cell, place) => !countColumn.test(head[place]!) || cell === '' || countCell.test(cell))

/** Returns the rows of tables of roles without the columns that count people: "Guest | unlimited | Looks at prices". */
export function rowsWithoutCounts(pieces: readonly string[][]): [number, string[]][] {
  let head: readonly string[] = []
  return pieces.flatMap((cells, at): [number, string[]][] => {
    const titles = cells.filter((title) => title !== '')
    if (titles.length > 2 && columns.role.test(titles[0]!)) head = cells
    else if (titles.some((title) => /\p{L}/u.test(title)) && !isCounted(cells, head)) head = []
    const said = cells.filter((_, place) => !countColumn.test(head[place] ?? ''))
    return said.length === cells.length || cells.length !== head.length ? [] : [[at, said]]
  })
}

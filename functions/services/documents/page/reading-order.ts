import { readColumns } from './columns'
import {
  type Block,
  type Row,
  type Run,
  bottomOf,
  cellGap,
  isLabel,
  leftOf,
  linesOf,
  lowerStart,
  opensItem,
  rightOf,
  sameLine,
  sentenceEnd,
  topOf,
} from './layout'

/** Maximum distance, in font heights, between baselines of one paragraph or cell. */
const maxLeading = 2.2
/** More lines than a page has. Bounds the time for malformed documents. */
const maxBlockLines = 400
/** Minimum lines for adjacent blocks of prose to be columns of the page and not table cells. */
const minColumnLines = 6
const proseLength = 20
/** Maximum step between lines of a cell, in font heights. */
const maxCellLeading = 1.7

/**
 * Returns the rows of a page in reading order. Most programs draw text in that order, cell by cell and column by
 * column. If a page is drawn in another order, the positions decide.
 */
export function rowsOf(runs: Run[]): Row[] {
  const drawn = rowsAsDrawn(readColumns(runs))
  return isDisordered(drawn) ? rowsAsPlaced(runs) : drawn
}

/** Returns the rows of a page whose runs are drawn cell by cell. */
function rowsAsDrawn(runs: Run[]): Row[] {
  const rows: Row[] = []
  let row: Row = []
  for (const block of blocksAsDrawn(runs)) {
    const before = row.at(-1)
    if (before && standsBeside(block, row, before)) {
      row.push(block)
    } else {
      row = [block]
      rows.push(row)
    }
  }
  return mergeCells(rows, runs)
}

/** Merges rows that are drawn line by line across their cells: text that continues a cell above becomes part of it. */
function mergeCells(rows: Row[], runs: Run[]): Row[] {
  const whole: Row[] = []
  for (const row of rows) {
    const above = whole.at(-1)
    const places = above && above.length > 1 ? findCells(row, above) : []
    // The width of the last column is only visible from its text, so it decides if nothing else does.
    const inner = row.filter((_, index) => places[index] !== (above?.length ?? 0) - 1)
    const deciding = inner.length > 0 ? inner : row
    const isWrapped = deciding.some((block) => continuesCell(block, above, places[row.indexOf(block)] ?? -1, runs))
    if (!above || places.length === 0 || !isWrapped) whole.push([...row])
    else
      for (const [index, block] of row.entries())
        above[places[index] ?? 0] = [...(above[places[index] ?? 0] ?? []), ...block]
  }
  return whole
}

/**
 * Returns the indexes of the cells that these blocks are directly under, or an empty list if one of them is not under
 * any.
 */
function findCells(row: Row, above: Row): number[] {
  const [first] = row.flat()
  const bottom = bottomOf(above.flat())
  if (!first || topOf(row.flat()) <= bottom || first.y - bottom > maxCellLeading * first.size) return []
  if (row.some((block) => opensItem(block[0]?.text ?? ''))) return []
  const places = row.map((block) => above.findIndex((cell) => block[0] && startsAt(block[0], leftOf(cell))))
  const fits = places.every((place, index) => place >= 0 && rightOf(row[index] ?? []) <= leftOf(above[place + 1] ?? []))
  // Text under the first cell, or a label, opens the next row, unless it is only the end of the cell's text.
  const isOpening =
    places.includes(0) && (row.length > 1 || row.flat().length > 1 || isLabel(above[0]?.[0]?.text ?? ''))
  return fits && !isOpening ? places : []
}

/** True if a block continues the cell above: it continues the sentence, or its first word did not fit. */
function continuesCell([run]: Block, row: Row | undefined, place: number, runs: Run[]): boolean {
  const last = row?.[place]?.at(-1)
  if (!run || !row || !last) return false
  if (lowerStart.test(run.text)) return !sentenceEnd.test(last.text)
  const next = row[place + 1]
  const edge = next ? leftOf(next) - cellGap * run.size : columnRight(last.x, runs)
  return place > 0 && !fits(run, last, edge)
}

function blocksAsDrawn(runs: Run[]): Block[] {
  const blocks: Block[] = []
  let block: Block = []
  let beside = false
  for (const [index, run] of runs.entries()) {
    const last = block.at(-1)
    const next = runs[index + 1]
    // Text with something beside it is a cell or a label, unless that is also true of the lines above it.
    const opensRow = next !== undefined && sameLine(run, next) && next.x >= run.right
    if (last && !opensRow && continues(run, last, block, beside)) {
      block.push(run)
    } else {
      beside = last !== undefined && sameLine(run, last) && run.x >= last.right
      block = [run]
      blocks.push(block)
    }
  }
  return blocks
}

/**
 * True if a run continues the last line of a block. `beside` is true if the block is right of a label or another cell.
 */
function continues(run: Run, last: Run, block: Block, beside: boolean): boolean {
  const height = Math.max(run.size, last.size)
  const below = run.y - last.y
  if (block.length >= maxBlockLines) return false
  if (below < 0.5 * height || below > maxLeading * height) return false
  if (Math.abs(run.size - last.size) > 0.15 * height) return false

  const left = leftOf(block)
  if (run.x >= rightOf(block) || run.right <= left) return false
  return !(beside && run.x < left - 0.8 * height)
}

function standsBeside(block: Block, row: Row, before: Block): boolean {
  const height = block[0]?.size ?? 0
  if (leftOf(block) < rightOf(before) - 0.2 * height) return false

  const top = Math.min(...row.map(topOf))
  const bottom = Math.max(...row.map(bottomOf))
  const overlaps = topOf(block) <= bottom + 0.4 * height && bottomOf(block) >= top - 0.4 * height
  return overlaps && !(isProse(block) && isProse(before))
}

const isProse = (block: Block) =>
  block.length >= minColumnLines && block.reduce((sum, run) => sum + run.text.length, 0) / block.length >= proseLength

/** True if the rows move up the page more often than columns, figures and text boxes explain. */
function isDisordered(rows: Row[]): boolean {
  let jumps = 0
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    if (!before) continue
    const up = topOf(before.flat()) - topOf(row.flat())
    const toNextColumn = leftOf(row.flat()) >= rightOf(before.flat()) - (row[0]?.[0]?.size ?? 0)
    if (up > 0 && !toNextColumn) jumps++
  }
  return jumps > Math.max(4, rows.length * 0.15)
}

/** Returns the rows of a page by position: lines from top to bottom, where text under a cell belongs to the cell. */
export function rowsAsPlaced(runs: Run[]): Row[] {
  const rows: Row[] = []
  for (const line of linesOf(runs)) {
    const row = rows.at(-1)
    if (!row || !hangUnder(line, row, runs)) rows.push(line.map((run) => [run]))
  }
  return rows
}

/** Adds a line to the cells of the row above it. Returns false if the line opens a row of its own. */
function hangUnder(line: Run[], row: Row, runs: Run[]): boolean {
  const [first] = line
  const above = row.flat()
  const last = above.at(-1)
  if (!first || !last || first.y - bottomOf(above) > maxCellLeading * first.size) return false
  if (row.length === 1) return hangsUnderText(line, row[0] ?? [])
  if (opensItem(first.text)) return false

  // The first cell of a table row, or a label, has no continuation, so text under it opens the next row.
  const [opening] = row
  if (!opening || first.x < rightOf(opening) + 0.5 * first.size) return false

  const places = line.map((run) => row.findIndex((cell) => startsAt(run, leftOf(cell))))
  if (places.includes(-1)) return false
  const wraps = (run: Run, place: number) => {
    const cell = row[place] ?? []
    const next = row[place + 1]
    const continues = lowerStart.test(run.text) && !sentenceEnd.test(cell.at(-1)?.text ?? '')
    return (
      continues || !fits(run, cell.at(-1), next ? leftOf(next) - cellGap * run.size : columnRight(leftOf(cell), runs))
    )
  }
  const inner = line.filter((_, index) => places[index] !== row.length - 1)
  const isWrapped = (inner.length > 0 ? inner : line).some((run) => wraps(run, places[line.indexOf(run)] ?? 0))
  if (!isWrapped) return false
  for (const [index, run] of line.entries()) row[places[index] ?? 0]?.push(run)
  return true
}

const startsAt = (run: Run, x: number) => Math.abs(run.x - x) <= cellGap * run.size

const columnRight = (x: number, runs: Run[]) => rightOf(runs.filter((run) => startsAt(run, x)))

/**
 * True if the first word of a run would have fit at the end of the line above, so that the line break is deliberate.
 */
function fits(run: Run, above: Run | undefined, edge: number): boolean {
  const [word = ''] = run.text.split(' ', 1)
  const perCharacter = (run.right - run.x) / Math.max(1, run.text.length)
  return above !== undefined && above.right + (word.length + 1) * perCharacter <= edge - 0.1 * (edge - above.x)
}

function hangsUnderText(line: Run[], block: Block): boolean {
  const [run] = line
  const last = block.at(-1)
  if (
    !run ||
    !last ||
    line.length > 1 ||
    block.length >= maxBlockLines ||
    Math.abs(run.size - last.size) > 0.15 * run.size
  )
    return false
  if (run.x >= rightOf(block) || run.right <= leftOf(block) || isLabel(last.text)) return false
  block.push(run)
  return true
}

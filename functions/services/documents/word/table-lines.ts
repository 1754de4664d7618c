/** If a cell has more paragraphs than this, the table only arranges a page. */
const cellParagraphs = 12

const markAtStart = /^\s*(?:#+|[^\p{L}\p{N}\s("'“‘[<$€£#/\\]+)\s+/u
const needsMark = /[\p{L}\p{N})\]"”’%]$/u

/**
 * Returns the lines of a table row, given the lines of its cells: one line with " | " between cells, unless the row
 * contains running text.
 */
export function rowLines(cells: string[][]): string[] {
  const filled = cells.map((lines) => lines.filter((line) => line.trim() !== '')).filter((lines) => lines.length > 0)
  if (filled.length < 2 || filled.some((lines) => lines.length > cellParagraphs)) return filled.flat()
  return [filled.map(cellText).join(' | ')]
}

/** Joins the paragraphs of a cell to one line. List items are separated by semicolons. */
export const cellText = (lines: string[]) =>
  lines
    .map((line) => line.replace(markAtStart, '').trim())
    .reduce((text, line) => `${text}${needsMark.test(text) ? ';' : ''} ${line}`)

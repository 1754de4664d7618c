/** More paragraphs than this in one cell, and the table only arranges a page. */
const cellParagraphs = 12

const markAtStart = /^\s*(?:#+|[^\p{L}\p{N}\s("'“‘[<$€£#/\\]+)\s+/u
const needsMark = /[\p{L}\p{N})\]"”’%]$/u

/** A row of a table, given its cells as lines: one line with " | " between the cells, unless it holds running text. */
export function rowLines(cells: string[][]): string[] {
  const filled = cells.map((lines) => lines.filter((line) => line.trim() !== '')).filter((lines) => lines.length > 0)
  if (filled.length < 2 || filled.some((lines) => lines.length > cellParagraphs)) return filled.flat()
  return [filled.map(cellText).join(' | ')]
}

/** The paragraphs of a cell on one line: a list's items divided by semicolons. */
export const cellText = (lines: string[]) =>
  lines
    .map((line) => line.replace(markAtStart, '').trim())
    .reduce((text, line) => `${text}${needsMark.test(text) ? ';' : ''} ${line}`)

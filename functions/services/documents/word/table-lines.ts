/** If a cell has more paragraphs than this, the table only arranges a page. */
const cellParagraphs = 12

const markAtStart = /^\s*(?:#+|[^\p{L}\p{N}\s("'“‘[<$€£#/\\]+)\s+/u
const needsMark = /[\p{L}\p{N})\]"”’%]$/u

/**
 * Returns the lines of a table row, given the lines of its cells: one line with " | " between cells, unless the row
 * contains running text. Empty cells stay, so that the ones after them keep their columns, except the last ones.
 */
export function rowLines(cells: string[][]): string[] {
  const all = cells.map((lines) => lines.filter((line) => line.trim() !== ''))
  const filled = all.filter((lines) => lines.length > 0)
  if (filled.length < 2 || filled.some((lines) => lines.length > cellParagraphs)) return filled.flat()
  const last = all.findLastIndex((lines) => lines.length > 0)
  return [
    all
      .slice(0, last + 1)
      .map(cellText)
      .join(' | ')
      .trim(),
  ]
}

/** Joins the paragraphs of a cell to one line. List items are separated by semicolons. */
export const cellText = (lines: string[]) =>
  lines
    .map((line) => line.replace(markAtStart, '').trim())
    .reduce((text, line) => `${text}${needsMark.test(text) ? ';' : ''} ${line}`.trim(), '')

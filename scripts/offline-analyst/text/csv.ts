/** Minimum rows below the header of a table, and minimum cells of each. */
const min = { rows: 2, cells: 3 }

const maxHeaderLength = 40

/** Maximum lines of a row: long cells are numbered by sentence. */
const maxLines = 15
const lineBreak = '\0'

/** Returns the lines with rows of comma- or semicolon-separated tables rewritten with " | " between cells. */
export function csvRows(lines: readonly string[]): string[] {
  const rows = [...lines]
  for (let head = 0; head < lines.length; head++) {
    const mark = findSeparator(lines[head]!)
    if (!mark) continue
    const titles = cellsOf(lines[head]!, mark)
    const found = [titles.join(' | ')]
    let count = 0
    while (head + found.length < lines.length) {
      const cells = cellsOf(rowAt(lines, head + found.length), mark)
      if (cells.length !== titles.length) break
      found.push(...cells.join(' | ').split(lineBreak))
      count++
    }
    if (count < min.rows) continue
    rows.splice(head, found.length, ...found)
    head += found.length - 1
  }
  return rows
}

/** Returns the row that begins at a line: lines up to the one that closes its quotes. */
function rowAt(lines: readonly string[], at: number): string {
  let row = lines[at]!
  for (let next = at + 1; next < Math.min(lines.length, at + maxLines) && isOpen(row); next++)
    row += lineBreak + lines[next]!
  return row
}

const isOpen = (row: string) => (row.split('"').length - 1) % 2 === 1

/** Returns the separator of a header line, or undefined. A separator is never followed by a space in a header. */
function findSeparator(line: string): string | undefined {
  return [',', ';'].find((mark) => {
    if (!line.includes(mark) || line.includes(`${mark} `)) return false
    const cells = cellsOf(line, mark)
    return cells.length >= min.cells && cells.every((cell) => cell !== '' && cell.length <= maxHeaderLength)
  })
}

/** Splits a line at its commas, as `cellsOf` does. */
export const quotedCells = (line: string): string[] => cellsOf(line, ',')

/** Splits a line into cells. Quoted cells may contain the separator and doubled quotes. */
function cellsOf(line: string, mark: string): string[] {
  const cells = line.matchAll(new RegExp(`(?:^|${mark})(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g'))
  return [...cells].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}

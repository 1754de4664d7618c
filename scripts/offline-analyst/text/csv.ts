/** Minimum rows below the header of a table, and minimum cells of each. */
const min = { rows: 2, cells: 3 }

const maxHeaderLength = 40

/** Returns the lines with rows of comma- or semicolon-separated tables rewritten with " | " between cells. */
export function csvRows(lines: readonly string[]): string[] {
  const rows = [...lines]
  for (let head = 0; head < lines.length; head++) {
    const mark = findSeparator(lines[head]!)
    if (!mark) continue
    const size = cellsOf(lines[head]!, mark).length
    let end = head + 1
    while (end < lines.length && cellsOf(lines[end]!, mark).length === size) end++
    if (end - head <= min.rows) continue
    for (let at = head; at < end; at++) rows[at] = cellsOf(lines[at]!, mark).join(' | ')
    head = end - 1
  }
  return rows
}

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

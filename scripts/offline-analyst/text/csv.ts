/** A table has a head and so many rows below it at least, each of so many cells. */
const least = { rows: 2, cells: 3 }

const longestHead = 40

/** Lines that are rows of a table written with commas or semicolons, their cells parted by " | ". */
export function csvRows(lines: readonly string[]): string[] {
  const rows = [...lines]
  for (let head = 0; head < lines.length; head++) {
    const mark = markOfHead(lines[head]!)
    if (!mark) continue
    const size = cellsOf(lines[head]!, mark).length
    let end = head + 1
    while (end < lines.length && cellsOf(lines[end]!, mark).length === size) end++
    if (end - head <= least.rows) continue
    for (let at = head; at < end; at++) rows[at] = cellsOf(lines[at]!, mark).filter(Boolean).join(' | ')
    head = end - 1
  }
  return rows
}

/** What parts the cells of a table's head: names without a blank after the mark. */
function markOfHead(line: string): string | undefined {
  return [',', ';'].find((mark) => {
    if (!line.includes(mark) || line.includes(`${mark} `)) return false
    const cells = cellsOf(line, mark)
    return cells.length >= least.cells && cells.every((cell) => cell !== '' && cell.length <= longestHead)
  })
}

/** Quoted cells may hold the mark, and quotes twice. */
function cellsOf(line: string, mark: string): string[] {
  const cells = line.matchAll(new RegExp(`(?:^|${mark})(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g'))
  return [...cells].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
}

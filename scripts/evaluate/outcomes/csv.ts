import { PlainError } from '#scripts/cli/plain-error'

/** Matches a cell and its delimiter. Quoted cells may contain commas, line breaks and doubled quotes (RFC 4180). */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

/** Parses a CSV file into records by the names in its first row. Throws a `PlainError` for a misplaced quote. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = readRows(text.replace(/^\uFEFF/, ''))
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name.trim(), row[at] ?? ''])))
}

function readRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let end = 0
  for (const { 0: all, 1: quoted, 2: plain = '', 3: mark, index } of text.matchAll(cell)) {
    end = index + all.length
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (mark === ',') continue
    const isBlank = row.length === 1 && row[0] === ''
    if (!isBlank) rows.push(row)
    row = []
  }
  if (end < text.length) {
    throw new PlainError(
      `Row ${rows.length + 1} of the CSV file has a quote in the wrong place. Put cells with quotes into quotes, and double the ones inside.`,
    )
  }
  return rows
}

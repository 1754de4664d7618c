interface CsvRow {
  /** From 1, as spreadsheets number rows: blank rows count, line breaks in cells do not. */
  number: number
  cells: string[]
}

interface CsvRows {
  rows: CsvRow[]
  /** Number of the first row that cannot be read. Absent if all can. */
  unreadable?: number
}

/**
 * Splits delimited values into rows, without blank ones. Quoted cells may contain delimiters, line breaks and doubled
 * quotes (RFC 4180). A quote in the wrong place makes the rest unreadable. Ignores a byte order mark.
 */
export function readCsvRows(given: string, delimiter: ',' | ';' | '\t' = ','): CsvRows {
  const text = given.replace(/^\uFEFF/, '')
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${delimiter}]*))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'gy')
  const rows: CsvRow[] = []
  let cells: string[] = []
  let number = 1
  let end = 0
  for (const { 0: all, 1: quoted, 2: plain = '', 3: mark, index } of text.matchAll(cell)) {
    end = index + all.length
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (mark === delimiter) continue
    if (cells.some((value) => value.trim() !== '')) rows.push({ number, cells })
    cells = []
    number += 1
  }
  return { rows, ...(end < text.length && { unreadable: number }) }
}

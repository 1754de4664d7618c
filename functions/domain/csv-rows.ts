/** Rows of a text with delimited values, and what follows the last row that can be read. */
interface CsvRows {
  rows: string[][]
  rest: string
}

/**
 * Splits delimited values into rows, without blank ones. Quoted cells may contain delimiters, line breaks and doubled
 * quotes (RFC 4180). A quote in the wrong place ends the rows. Ignores a byte order mark.
 */
export function readCsvRows(given: string, delimiter: ',' | ';' | '\t' = ','): CsvRows {
  const text = given.replace(/^\uFEFF/, '')
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${delimiter}]*))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'gy')
  const rows: string[][] = []
  let row: string[] = []
  let end = 0
  for (const { 0: all, 1: quoted, 2: plain = '', 3: mark, index } of text.matchAll(cell)) {
    end = index + all.length
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (mark === delimiter) continue
    if (row.some((value) => value.trim() !== '')) rows.push(row)
    row = []
  }
  return { rows, rest: text.slice(end) }
}

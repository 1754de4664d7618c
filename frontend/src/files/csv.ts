/** Beginnings that spreadsheets read as a formula, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** True for a text that a spreadsheet would compute when it is typed or imported. */
export const isFormula = (text: string): boolean => formula.test(text)

export type CsvCell = string | number | null

/** Beginnings of formulas behind a semicolon, which separates cells where a comma is the decimal sign. */
const separatedFormula = /;(?="*[=+\-@＝＋－＠])/g

/** Formats rows as comma-separated values (RFC 4180), numbers to two decimals. An apostrophe keeps texts from being computed as formulas. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Math.round(cell * 100) / 100)
  const text = (isFormula(cell) ? `'${cell}` : cell).replace(separatedFormula, ";'")
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import { readCsvRows } from '#domain/text/csv-rows'
import { PlainError } from '#scripts/cli/plain-error'

/** Parses a CSV file into records by the names in its first row. Throws a `PlainError` for a misplaced quote. */
export function parseCsv(text: string): Record<string, string>[] {
  const { rows, unreadable } = readCsvRows(text)
  if (unreadable !== undefined) {
    throw new PlainError(
      `Row ${unreadable} of the CSV file has a quote in the wrong place. Put cells with quotes into quotes, and double the ones inside.`,
    )
  }
  const [head = [], ...records] = rows.map(({ cells }) => cells)
  return records.map((row) => Object.fromEntries(head.map((name, at) => [name.trim(), row[at] ?? ''])))
}

import { readCsvRows } from '#domain/csv-rows'
import { PlainError } from '#scripts/cli/plain-error'

/** Parses a CSV file into records by the names in its first row. Throws a `PlainError` for a misplaced quote. */
export function parseCsv(text: string): Record<string, string>[] {
  const { rows, rest } = readCsvRows(text)
  if (rest !== '') {
    throw new PlainError(
      `Row ${rows.length + 1} of the CSV file has a quote in the wrong place. Put cells with quotes into quotes, and double the ones inside.`,
    )
  }
  const [head = [], ...records] = rows
  return records.map((row) => Object.fromEntries(head.map((name, at) => [name.trim(), row[at] ?? ''])))
}

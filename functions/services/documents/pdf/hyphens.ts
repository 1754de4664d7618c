import type { Sheet } from '../page/running-lines'

/** A soft hyphen within a line, where it breaks no word. */
const shown = /\u00AD[\p{Lu}\s]/u

/** Restores the hyphens of a document that has a soft hyphen for each, as some programs write them. */
export function restoreHyphens(sheets: Sheet[]): Sheet[] {
  if (!sheets.some(({ runs }) => runs.some(({ text }) => shown.test(text)))) return sheets
  return sheets.map(({ runs, height }) => ({
    runs: runs.map((run) => ({ ...run, text: run.text.replaceAll('\u00AD', '-') })),
    height,
  }))
}

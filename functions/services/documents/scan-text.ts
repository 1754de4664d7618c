import { maxRequirementsLength } from '#contract/limits'
import type { Run } from './page/layout'
import { textsOf } from './page/paragraphs'
import { rowsOf } from './page/reading-order'
import { withoutRunningLines } from './page/running-lines'
import { type Layer, lettersOf, textOfBoth, textOfLayer } from './pdf/layer'
import { tidy } from './tidy'
import { Unreadable } from './unreadable'

/** A line that Textract found. The box is in shares of its page. */
export interface ScannedLine {
  text: string
  /** From 1. */
  page: number
  box: { left: number; top: number; width: number; height: number }
}

/** With fewer letters than this, what was read is specks and not text. */
const minLetters = 20

/** Textract reports no page sizes: A4 is assumed, in points. */
const page = { width: 595, height: 842 }

/**
 * Returns the text of a scan, in reading order. If a page's own text layer says more than its picture, that is taken.
 * `lines` is null if Textract could not read the document; then a document that is more than its pictures is its layer.
 * Throws `Unreadable`.
 */
export function textOfScan(lines: ScannedLine[] | null, layer: Layer): string {
  const held = lettersOf(layer.pages.join(''))
  if (lines === null && (layer.pictures.length === 0 || held < minLetters)) throw new Unreadable('noText')

  const text = tidy(lines === null ? textOfLayer(layer) : textOfBoth(layer, textsOnPages(lines)))
  // A text layer was written, not guessed: each of its letters counts.
  if (lettersOf(text) < (held > 0 ? 1 : minLetters)) throw new Unreadable('noText')
  if (text.length > maxRequirementsLength) throw new Unreadable('tooLong')
  return text
}

function textsOnPages(lines: ScannedLine[]): string[] {
  const pages: (Run[] | undefined)[] = []
  for (const line of lines) (pages[line.page - 1] ??= []).push(runOf(line))
  const sheets = Array.from(pages, (runs = []) => ({ runs: withEvenSize(runs), height: page.height }))
  return textsOf(withoutRunningLines(sheets).map(rowsOf))
}

const runOf = ({ text, box: { left, top, width, height } }: ScannedLine): Run => ({
  text,
  x: left * page.width,
  right: (left + width) * page.width,
  y: (top + height) * page.height,
  size: height * page.height,
})

/** A line's box is as high as its letters happen to be: "eon" is lower than "Apply". */
function withEvenSize(runs: Run[]): Run[] {
  const sizes = runs.map((run) => run.size).toSorted((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0
  return runs.map((run) => (run.size > 0.6 * median && run.size < 1.5 * median ? { ...run, size: median } : run))
}

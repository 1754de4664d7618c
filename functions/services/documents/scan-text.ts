import { maxRequirementsLength } from '#contract/limits'
import type { Run } from './page/layout'
import { textsOf } from './page/paragraphs'
import { rowsOf } from './page/reading-order'
import { dropRunningLines } from './page/running-lines'
import { type Layer, lettersOf, textOfBoth, textOfLayer } from './pdf/layer'
import { normalizeText } from './shared/normalize-text'
import { Unreadable } from './shared/unreadable'

/** Line that Textract found. The box is in shares of its page. */
export interface ScannedLine {
  text: string
  /** Starts at 1. */
  page: number
  box: { left: number; top: number; width: number; height: number }
}

/** A scan with fewer letters has specks and no text. */
const minLetters = 20

/** A4 in points, because Textract reports no page sizes. */
const page = { width: 595, height: 842 }

/**
 * Returns the text of a scan in reading order. If a page's text layer is longer than the text of its picture, the layer
 * is used. `lines` is null if Textract could not read the document; then the layer is used if the document has other
 * pages than pictures. Throws `Unreadable`.
 */
export function buildScanText(lines: ScannedLine[] | null, layer: Layer): string {
  const layerLetters = lettersOf(layer.pages.join(''))
  if (lines === null && (layer.pictures.length === 0 || layerLetters < minLetters)) throw new Unreadable('noText')

  const text = normalizeText(lines === null ? textOfLayer(layer) : textOfBoth(layer, textsOnPages(lines)))
  // A text layer is exact and not recognized, so a single letter is enough.
  if (lettersOf(text) < (layerLetters > 0 ? 1 : minLetters)) throw new Unreadable('noText')
  if (text.length > maxRequirementsLength) throw new Unreadable('tooLong')
  return text
}

function textsOnPages(lines: ScannedLine[]): string[] {
  const pages: (Run[] | undefined)[] = []
  for (const line of lines) (pages[line.page - 1] ??= []).push(runOf(line))
  const sheets = Array.from(pages, (runs = []) => ({ runs: evenSizes(runs), height: page.height }))
  return textsOf(dropRunningLines(sheets).map(rowsOf))
}

const runOf = ({ text, box: { left, top, width, height } }: ScannedLine): Run => ({
  text,
  x: left * page.width,
  right: (left + width) * page.width,
  y: (top + height) * page.height,
  size: height * page.height,
})

/** A line's box is only as high as its letters: "eon" is lower than "Apply". */
function evenSizes(runs: Run[]): Run[] {
  const sizes = runs.map((run) => run.size).toSorted((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0
  return runs.map((run) => (run.size > 0.6 * median && run.size < 1.5 * median ? { ...run, size: median } : run))
}

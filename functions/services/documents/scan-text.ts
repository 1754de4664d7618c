import type { Block } from '@aws-sdk/client-textract'
import type { Run } from './page/layout'
import { textsOf } from './page/paragraphs'
import { rowsOf } from './page/reading-order'
import { withoutRunningLines } from './page/running-lines'
import { type Layer, textOfBoth } from './pdf/layer'
import { tidy } from './tidy'

/** Percent of certainty below which a line is a stain or a drawing. */
const leastConfidence = 40

/** Textract gives places as shares of the page, not its shape: A4 is taken, in points. */
const page = { width: 595, height: 842 }

/**
 * The text of a scan from the lines that Textract found, put in reading order as that of a PDF is; with what its pages
 * hold as text, where that is more.
 */
export function textOfScan(blocks: Block[], layer: Layer): string {
  const pages = new Map<number, Run[]>()
  for (const block of blocks) {
    const run = runOf(block)
    if (!run) continue
    const runs = pages.get(block.Page ?? 1)
    if (runs) runs.push(run)
    else pages.set(block.Page ?? 1, [run])
  }
  const sheets = Array.from({ length: Math.max(0, ...pages.keys()) }, (_, index) => ({
    runs: withEvenSize(pages.get(index + 1) ?? []),
    height: page.height,
  }))
  return tidy(textOfBoth(layer, textsOf(withoutRunningLines(sheets).map(rowsOf))))
}

function runOf({ BlockType, Text, Confidence, Geometry }: Block): Run | null {
  const box = Geometry?.BoundingBox
  if (BlockType !== 'LINE' || !Text || !box || (Confidence ?? 100) < leastConfidence) return null
  const { Left = 0, Top = 0, Width = 0, Height = 0 } = box
  return {
    text: Text,
    x: Left * page.width,
    right: (Left + Width) * page.width,
    y: (Top + Height) * page.height,
    size: Height * page.height,
  }
}

/** A line's box is as high as its letters happen to be: "eon" is lower than "Apply". */
function withEvenSize(runs: Run[]): Run[] {
  const sizes = runs.map((run) => run.size).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  return runs.map((run) => (run.size > 0.6 * usual && run.size < 1.5 * usual ? { ...run, size: usual } : run))
}

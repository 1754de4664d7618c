import { type Run, cellGap, isLabel, sameLine } from './layout'

/** Maximum gap, in font heights, within a justified line. */
const maxStretch = 2.2
/** Minimum lines that end at the same x position, within half a font height, to form a margin. */
const minMarginLines = 3
/** Minimum runs that start at the same x position to form a column. */
const minColumnRuns = 3

/**
 * Joins the runs of justified lines: their gaps are wide but equal, the line ends at a margin, and its words do not all
 * start where those of other lines do, as cells do.
 */
export function joinJustifiedLines(runs: Run[]): Run[] {
  const lines: Run[][] = []
  for (const run of runs) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line && last && sameLine(last, run) && run.x >= last.right) line.push(run)
    else lines.push([run])
  }

  const ends = countPlaces(lines.map((line) => line.at(-1)?.right ?? 0))
  const endsAtMargin = (right: number, size: number) => {
    const near = [...ends].filter(([x]) => Math.abs(x - right) < 0.5 * size)
    return near.reduce((sum, [, count]) => sum + count, 0) >= minMarginLines
  }
  const starts = countPlaces(runs.map(({ x }) => x))
  const areCells = (words: Run[]) => words.slice(1).every(({ x }) => starts.get(Math.round(x))! >= minColumnRuns)

  return lines.flatMap((line) => {
    const label = line.filter((run, position) => position === 0 && isLabel(run.text))
    const words = line.slice(label.length)
    const [first] = words
    const right = words.at(-1)?.right ?? 0
    if (!first || words.length === 1 || !isStretched(words) || !endsAtMargin(right, first.size) || areCells(words))
      return line
    return [...label, { ...first, text: words.map((run) => run.text).join(' '), right }]
  })
}

/** Returns the number of positions at each point of the page's width. */
function countPlaces(positions: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const x of positions) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1)
  return counts
}

function isStretched(words: Run[]): boolean {
  const gaps = words.slice(1).map((run, index) => run.x - (words[index]?.right ?? 0))
  const size = words[0]?.size ?? 1
  const widest = gaps.reduce((max, gap) => Math.max(max, gap), 0)
  const narrowest = gaps.reduce((min, gap) => Math.min(min, gap), widest)
  // Two cells: in a justified line, the spaces within them would be as wide as the gap between them.
  if (words.length === 2 && words.some(({ text }) => text.includes(' ')) && widest > 1.2 * cellGap * size) return false
  return widest < maxStretch * size && widest < 1.3 * narrowest + 0.1 * size
}

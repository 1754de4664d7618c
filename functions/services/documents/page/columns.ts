import { type Run, leftOf, linesOf, rightOf } from './layout'

/** Minimum lines with text on both sides of a gap for the gap to divide columns. */
const minLines = 6
/** Minimum mean characters of a column's lines. Table cells are shorter. */
const proseLength = 20
/** Most lines of prose fill their column. Table cells end anywhere. */
const filled = { share: 0.8, ofLines: 0.5 }
/** More gap positions than a page of text has, even one with wide tables. */
const maxGaps = 600
/** A larger step between lines, in font heights, ends the columns. */
const maxStep = 2

/**
 * Reorders a page whose columns are drawn line by line, as scans are, so that one column follows the other. Pages in
 * any other order are returned unchanged.
 */
export function readColumns(runs: Run[]): Run[] {
  const lines = linesOf(runs)
  const gutter = findGutter(lines)
  if (gutter === null || !isDrawnAcross(runs, gutter)) return runs

  const ordered: Run[] = []
  for (const band of splitBands(lines, gutter)) {
    const all = band.flat()
    const left = all.filter((run) => run.right <= gutter)
    const right = all.filter((run) => run.x >= gutter)
    if (left.length + right.length < all.length || right.length === 0) ordered.push(...all)
    else ordered.push(...readColumns(left), ...readColumns(right))
  }
  return ordered
}

/**
 * Returns the x position at which most lines have a gap between two columns of prose, or null if there are no columns.
 */
function findGutter(lines: Run[][]): number | null {
  const middles = new Set(
    lines.flatMap((line) => line.slice(1).map((run, index) => Math.round((run.x + (line[index]?.right ?? 0)) / 2))),
  )
  if (middles.size > maxGaps) return null
  const dividedBy = (x: number) =>
    lines.filter((line) => line.some((run) => run.right <= x) && line.some((run) => run.x >= x) && !crosses(line, x))
  const best = [...middles]
    .map((x) => ({ x, divided: dividedBy(x) }))
    .reduce<{ x: number; divided: Run[][] } | null>(
      (most, each) => (each.divided.length > (most?.divided.length ?? 0) ? each : most),
      null,
    )
  if (!best || best.divided.length < minLines) return null

  const sides = [
    best.divided.map((line) => line.filter((run) => run.right <= best.x)),
    best.divided.map((line) => line.filter((run) => run.x >= best.x)),
  ]
  return sides.every(isColumn) ? best.x : null
}

const crosses = (line: Run[], x: number) => line.some((run) => run.x < x && run.right > x)

function isColumn(lines: Run[][]): boolean {
  const all = lines.flat()
  const [left, right] = [leftOf(all), rightOf(all)]
  const characters = all.reduce((sum, run) => sum + run.text.length, 0)
  const full = lines.filter((line) => rightOf(line) - left > filled.share * (right - left))
  return characters >= proseLength * lines.length && full.length >= filled.ofLines * lines.length
}

/** True if the runs alternate between the sides at every line and not once per column. */
function isDrawnAcross(runs: Run[], gutter: number): boolean {
  const sides = runs.filter((run) => run.right <= gutter || run.x >= gutter).map((run) => run.x >= gutter)
  const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1])
  return changes.length >= minLines
}

/** Groups lines that cross the gutter, and the lines between them. */
function splitBands(lines: Run[][], gutter: number): Run[][][] {
  const bands: Run[][][] = []
  let wasAcross = true
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const step = (line[0]?.y ?? 0) - (before?.[0]?.y ?? 0)
    const isAcross = crosses(line, gutter)
    const isApart = step > maxStep * (line[0]?.size ?? 1) && !lines.slice(index).some((each) => divides(each, gutter))
    const band = bands.at(-1)
    if (band && !isAcross && !wasAcross && !isApart) band.push(line)
    else bands.push([line])
    wasAcross = isAcross || isApart
  }
  return bands
}

const divides = (line: Run[], gutter: number) =>
  line.some((run) => run.right <= gutter) && line.some((run) => run.x >= gutter)

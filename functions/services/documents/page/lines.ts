import { type Run, sameLine } from './layout'

/** Runs on one baseline, from left to right, line by line. */
export function linesOf(runs: Run[]): Run[][] {
  const lines: Run[][] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line?.[0] && sameLine(line[0], run)) line.push(run)
    else lines.push([run])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

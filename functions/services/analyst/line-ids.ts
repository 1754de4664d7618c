/**
 * The line numbers that ranges such as "12" and "15-17" name, in order and once each. Between the two ends only lines
 * in `known` (ascending) count, so that "1-999999999" costs nothing; an end that is not known is kept, to be told off.
 */
export function lineIds(ranges: readonly string[], known: readonly number[]): number[] {
  const ids = new Set<number>()
  for (const [, from = '', to = from] of ranges.flatMap((range) => [...range.matchAll(rangePattern)])) {
    const [first = 0, last = 0] = [Number(from), Number(to)].toSorted((a, b) => a - b)
    ids.add(first)
    for (const id of known) if (id > first && id < last) ids.add(id)
    ids.add(last)
  }
  return [...ids].filter((id) => id > 0 && Number.isSafeInteger(id)).toSorted((a, b) => a - b)
}

const rangePattern = /(\d+)(?:\s*(?:[-–—]|to)\s*(\d+))?/g

/** Line numbers as compact ranges: 3, 5, 6, 7 becomes "3", "5-7". */
export function lineRanges(ids: readonly number[]): string[] {
  const runs: [number, number][] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && id <= last[1] + 1) last[1] = id
    else runs.push([id, id])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
}

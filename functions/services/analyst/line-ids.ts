/**
 * Parses line numbers and ranges such as "12" and "15-17" to distinct line numbers in this order. A range includes only
 * lines in `known` (ascending): repeated passages are left out of the list, so its numbers have gaps, and "1-999999999"
 * costs nothing. A single line, or the ends of a range without any known line, are returned even if they are unknown.
 */
export function lineIds(ranges: readonly string[], known: readonly number[]): number[] {
  const ids = new Set<number>()
  for (const [, from = '', to = from] of ranges.flatMap((range) => [...range.matchAll(rangePattern)])) {
    const [first = 0, last = 0] = [Number(from), Number(to)].toSorted((a, b) => a - b)
    const inside = known.filter((id) => id >= first && id <= last)
    for (const id of inside.length > 0 ? inside : [first, last]) ids.add(id)
  }
  return [...ids].filter((id) => id > 0 && Number.isSafeInteger(id))
}

const rangePattern = /(\d+)(?:\s*(?:[-–—]|to)\s*(\d+))?/g

/** Formats line numbers as ranges: 3, 5, 6, 7 becomes "3", "5-7". */
export function lineRanges(ids: readonly number[]): string[] {
  const runs: [number, number][] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && id <= last[1] + 1) last[1] = id
    else runs.push([id, id])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
}

/** Formats line numbers as "12", or "15-17" for consecutive lines. */
export type FormatRanges = (ids: Iterable<number>) => string[]

/** Returns the format of line numbers of a text. `all` contains all of them in order. */
export function rangesAmong(all: readonly number[]): FormatRanges {
  const placeOf = new Map(all.map((id, place) => [id, place]))
  return (ids) => {
    const sorted = [...new Set(ids)].filter((id) => placeOf.has(id)).toSorted((a, b) => a - b)
    const ranges: [number, number][] = []
    for (const id of sorted) {
      const last = ranges.at(-1)
      if (last && placeOf.get(id) === placeOf.get(last[1])! + 1) last[1] = id
      else ranges.push([id, id])
    }
    return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`))
  }
}

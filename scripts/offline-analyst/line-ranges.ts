/** Formats line numbers as "12", or "15-17" for consecutive lines. `all` contains all line numbers in order. */
export function rangesOf(ids: Iterable<number>, all: readonly number[]): string[] {
  const placeOf = new Map(all.map((id, place) => [id, place]))
  const sorted = [...new Set(ids)].filter((id) => placeOf.has(id)).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const id of sorted) {
    const last = ranges.at(-1)
    if (last && placeOf.get(id) === placeOf.get(last[1])! + 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`))
}

/**
 * Reference to requirement lines in a text of the analyst, "[line 12]" or "[lines 2, 6-8]". Revisions keep its numbers
 * current, screens link it, and other texts have it without brackets.
 */
export const reference = /\[(lines? \d[\d, -]*)\]/g
const range = /\d+(?:-\d+)?/g

/** Returns the first and last lines of the ranges in a reference. */
export const rangesOf = (lines: string) =>
  lines.match(range)!.map((shown) => {
    const [from, to = from] = shown.split('-').map(Number) as [number, number?]
    return { from, to }
  })

/** Returns those of some lines that a reference names. Its ranges may be as wide as an analyst or a client writes them. */
export function namedAmong(ids: Iterable<number>, lines: string): number[] {
  const ranges = rangesOf(lines)
  return [...ids].filter((id) => ranges.some(({ from, to }) => from <= id && id <= to))
}

/** Formats a reference to at least one line: `[lines 2, 6-8]`. */
export function referTo(ids: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && id === last[1] + 1) last[1] = id
    else ranges.push([id, id])
  }
  const shown = ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ')
  return `[${/\D/.test(shown) ? 'lines' : 'line'} ${shown}]`
}

/** Renumbers the references of a text. Returns null if one has no line left, because then the text is no longer true. */
export function carryReferences(text: string, kept: ReadonlyMap<number, number | readonly number[]>): string | null {
  let isTrue = true
  const carried = text.replaceAll(reference, (_, lines: string) => {
    const ids = namedAmong(kept.keys(), lines).flatMap((id) => kept.get(id)!)
    isTrue &&= ids.length > 0
    return referTo(ids)
  })
  return isTrue ? carried : null
}

/** Splits a text into parts, of which every second one is a line of a reference, or a range of them. */
export const splitReferences = (text: string): string[] =>
  text.replaceAll(reference, (_, lines: string) => lines.replaceAll(range, '\0$&\0')).split('\0')

/** Returns a text with its references as words: `lines 2, 6-8`. */
export const spellReferences = (text: string): string => text.replaceAll(reference, '$1')

import { findAll } from './text'

/**
 * Reference to requirement lines in a text of the analyst, "[line 12]" or "[lines 2, 6-8]". Revisions keep its numbers
 * current, screens link it, and other texts have it without brackets.
 */
export const reference = /\[(lines? \d[\d, -]*)\]/g
const range = /\d+(?:-\d+)?/g

interface LineRange {
  from: number
  to: number
}

/** Returns the first and last lines of the ranges in a reference. */
export const rangesOf = (lines: string): LineRange[] =>
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
export const referTo = (ids: readonly number[]): string => referToRanges(ids.map((id) => ({ from: id, to: id })))

function referToRanges(named: readonly LineRange[]): string {
  const ranges: LineRange[] = []
  for (const { from, to } of named.toSorted((one, other) => one.from - other.from)) {
    const last = ranges.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else ranges.push({ from, to })
  }
  const shown = ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ')
  return `[${/\D/.test(shown) ? 'lines' : 'line'} ${shown}]`
}

/** Joins texts that say the same of other lines: “Unclear: [line 2].” and “Unclear: [line 5].” are one about both. */
export function joinReferences(texts: readonly string[]): string[] {
  const joined = new Map<string, string[]>()
  for (const text of texts) {
    const key = text.replaceAll(reference, '[]')
    joined.set(key, [...(joined.get(key) ?? []), text])
  }
  return [...joined.values()].map(([first, ...others]) => {
    let at = 0
    const rangesIn = (text: string) => findAll(reference, text).map(([, lines]) => rangesOf(lines!))
    const further = others.map(rangesIn)
    return first!.replaceAll(reference, (_, lines: string) => {
      const named = [rangesOf(lines), ...further.map((ranges) => ranges[at]!)]
      at++
      return referToRanges(named.flat())
    })
  })
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

/**
 * Reference to requirement lines in a text of the analyst, "[line 12]" or "[lines 2, 6-8]". Revisions keep its numbers
 * current, screens link it, and other texts have it without brackets.
 */
const reference = /\[(lines? \d{1,6}(?:-\d{1,6})?(?:, ?\d{1,6}(?:-\d{1,6})?)*)\]/
const all = new RegExp(reference, 'g')
const seeAlso = new RegExp(`(?:^| )See ${reference.source}\\.`, 'g')
const aside = new RegExp(` ?\\(?(?:see )?${reference.source}\\)?`, 'g')
const range = /(\d+(?:-\d+)?)/

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
export function carryReferences(text: string, kept: ReadonlyMap<number, number>): string | null {
  let isTrue = true
  const carried = text.replaceAll(all, (_, lines: string) => {
    const ranges = lines.match(/\d+(?:-\d+)?/g)!.map((shown) => shown.split('-').map(Number) as [number, number?])
    const ids = [...kept]
      .filter(([id]) => ranges.some(([from, to = from]) => from <= id && id <= to))
      .map(([, id]) => id)
    isTrue &&= ids.length > 0
    return referTo(ids)
  })
  return isTrue ? carried : null
}

/** Splits a text at the lines that its references name. Such a part has the number of its first line. */
export const splitReferences = (text: string): { text: string; line?: number }[] =>
  text
    .split(reference)
    .flatMap((part, at) =>
      at % 2 === 0
        ? [{ text: part }]
        : part.split(range).map((text, at) => (at % 2 === 0 ? { text } : { text, line: Number.parseInt(text) })),
    )

/** Returns a text with its references as words: `lines 2, 6-8`. */
export const spellReferences = (text: string): string => text.replaceAll(all, '$1')

/** Removes the references of a text, for readers who do not see the numbers of lines. */
export const withoutReferences = (text: string): string => text.replaceAll(seeAlso, '').replaceAll(aside, '')

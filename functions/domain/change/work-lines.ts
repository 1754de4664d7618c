import type { Estimation } from '#contract/estimation'
import type { Edit } from '#domain/revision/reworded'
import { contentOf, withoutMarker } from '#domain/revision/similar-lines'

type WithLines = Pick<Estimation, 'lines'>

/**
 * Finds lines with work that only one of two estimates has and most of whose words are the same: of the earlier ones,
 * those with these numbers. Lines that a list only numbers otherwise are the same.
 */
export function editsBetween(before: WithLines, after: WithLines, sources: readonly number[]): Edit[] {
  const lost = missingIn(after, before).filter(({ id }) => sources.includes(id))
  const fresh = missingIn(before, after)
  return lost.flatMap(({ id: from, text: before, words }) =>
    fresh.flatMap(({ id: to, text: after, words: others }) =>
      keepsWords(words, others) ? { from, to, before, after } : [],
    ),
  )
}

/** True if other words begin and end with most of these. Copies none, because it runs for every pair of changed lines. */
function keepsWords(words: readonly string[], others: readonly string[]): boolean {
  const max = Math.min(words.length, others.length)
  let [start, end] = [0, 0]
  while (start < max && words[start] === others[start]) start++
  while (start + end < max && words.at(-1 - end) === others.at(-1 - end)) end++
  return start + end > words.length / 2
}

function missingIn(others: WithLines, { lines }: WithLines) {
  const known = new Set(others.lines.map(({ text }) => contentOf(text)))
  return lines
    .map(({ id, text }) => ({ id, text: withoutMarker(text) }))
    .filter(({ text }) => !known.has(contentOf(text)))
    .map((line) => ({ ...line, words: line.text.split(' ') }))
}

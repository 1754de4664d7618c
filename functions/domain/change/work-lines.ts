import type { Estimation } from '#contract/estimation'
import type { Edit } from '#domain/revision/reworded'
import { contentOf, withoutMarker } from '#domain/revision/similar-lines'
import { changedWords } from '#domain/text/changed-words'
import { withoutInlineMarkup } from '#domain/text/inline-markup'

type WithLines = Pick<Estimation, 'lines'>

/**
 * Finds lines with work that only one of two estimates has and most of whose words are the same: of the earlier ones,
 * those with these numbers. Lines that a list only numbers otherwise are the same.
 */
export function editsBetween(before: WithLines, after: WithLines, sources: readonly number[]): Edit[] {
  const lost = missingIn(after, before).filter(({ id }) => sources.includes(id))
  const fresh = missingIn(before, after)
  return lost.flatMap(({ id: from, text: before }) =>
    fresh.flatMap(({ id: to, text: after }) => (keepsWords(before, after) ? { from, to, before, after } : [])),
  )
}

/** True if another text begins and ends with most of the words of one. */
function keepsWords(before: string, after: string): boolean {
  const { start, removed, end } = changedWords(before, after)
  return (start + end).length > removed.length
}

function missingIn(others: WithLines, { lines }: WithLines) {
  const known = new Set(others.lines.map(({ text }) => contentOf(withoutInlineMarkup(text))))
  return lines
    .map(({ id, text }) => ({ id, text: withoutMarker(withoutInlineMarkup(text)) }))
    .filter(({ text }) => !known.has(contentOf(text)))
}

import { applyCancellations, cancelledBy, verdict } from '#domain/cancellations'
import type { Passage } from '../text/passages'
import { pattern } from '#domain/pattern'

/** A verdict alone, on the sentence before it. */
const alone = pattern(
  `^(?:(?:was|is|were|wurde|ist) )?${verdict}(?:[,]? (?:for now|for the moment|at the moment|again|vorerst|erst einmal|fürs erste|pour (?:le moment|l.instant)|por ahora|de momento))?[.!]?$`,
)

/** Joins verdicts with the sentence that they are on: "Discussed: loyalty points. Rejected for now." */
export function withVerdicts(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const before = joined.at(-1)
    if (before && alone.test(passage.text)) {
      const text = `${before.text.replace(/^[^:]{2,30}: |[.!]$/gu, '')}: ${passage.text.toLowerCase()}`
      joined[joined.length - 1] = { ...before, text, lines: [...new Set([...before.lines, ...passage.lines])] }
    } else joined.push(passage)
  }
  return joined
}

/** Takes from each passage what a later one cancels, and marks what cancels something. */
export function withoutCancelled(passages: readonly Passage[]): Passage[] {
  const { texts, cancelling } = applyCancellations(passages.map(({ text }) => text))
  return passages.flatMap((passage, at) => {
    const cancels = cancelling.has(at) ? 'said' : cancelledBy(passage.text)?.manner
    return texts[at] === '' ? [] : [{ ...passage, text: texts[at]!, cancels }]
  })
}

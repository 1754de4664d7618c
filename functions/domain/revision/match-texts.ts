import type { Line } from '#contract/estimation'
import { numberLines } from '#domain/text/requirement-lines'
import { findExcluded } from './excluded-lines'
import { type LineMatch, matchLines } from './match-lines'

export interface MatchedTexts {
  match: LineMatch
  before: readonly Line[]
  after: readonly Line[]
}

/**
 * Matches the numbered lines of a text with those of another one, as people read them. Unlike for the analyst, amounts and
 * dates are part of a line, and one that a later line cancels has not changed.
 */
export function matchTexts(before: readonly Line[], text: string): MatchedTexts {
  const after = numberLines(text)
  return { match: matchLines(before, after, findExcluded), before, after }
}

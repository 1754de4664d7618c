import type { Line } from '#contract/estimation'
import { numberLines } from '#domain/text/requirement-lines'
import { findExcluded } from './excluded-lines'
import { type LineMatch, matchLines } from './match-lines'

export interface MatchedTexts {
  match: LineMatch
  before: Line[]
  after: Line[]
}

/**
 * Matches the lines of two texts as people read them. Unlike for the analyst, amounts and dates are part of a line, and one
 * that a later line cancels has not changed.
 */
export function matchTexts(before: string, after: string): MatchedTexts {
  const [old, current] = [numberLines(before), numberLines(after)]
  return { match: matchLines(old, current, findExcluded), before: old, after: current }
}

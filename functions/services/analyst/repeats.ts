import type { Line } from '#contract/estimation'
import { findSuperseded, withoutLabels } from '#domain/revision/named-lines'
import { wordsOf } from '#domain/text/words'

/** Minimum characters of consecutive repeated lines that count as a repeated passage and not as a phrase. */
const passageCharacters = 200

/** A line that may head the next one: neither a sentence nor a list item. */
const isHeading = ({ text }: Line) => !/[.!?:;。！？]$|^\s*[-*•]/.test(text)

/**
 * Returns the lines of passages that occurred before. The analyst never sees them and they count as background, so they
 * cost nothing, wherever chunks begin and end and whichever model is used. A repeated heading of new lines is no repeat.
 */
export function findRepeats(lines: readonly Line[]): Set<number> {
  const seen = new Set<string>()
  const repeats = new Set<number>()
  let run: Line[] = []
  const endRun = () => {
    const characters = run.reduce((sum, { text }) => sum + text.length, 0)
    if (characters >= passageCharacters) for (const { id } of run) repeats.add(id)
    run = []
  }
  for (const line of lines) {
    const words = wordsOf(line.text)
    if (seen.has(words)) run.push(line)
    else {
      run.length = run.findLastIndex((it) => !isHeading(it)) + 1
      endRun()
    }
    seen.add(words)
  }
  endRun()
  return repeats
}

/** Returns the lines that the analyst never sees: repeats, and those that an addendum withdraws or has in other words. */
export function findUnread(lines: readonly Line[]): Set<number> {
  const { superseded, withdrawing } = findSuperseded(lines)
  return new Set([...findRepeats(lines), ...superseded, ...withdrawing])
}

/** Returns the other lines, those of an addendum as they would be in the document. */
export const readable = (lines: readonly Line[], unread: ReadonlySet<number>): Line[] =>
  withoutLabels(lines.filter(({ id }) => !unread.has(id)))

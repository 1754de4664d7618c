import type { Line } from '#contract/estimation'
import { wordsOf } from './merge'

/** Characters of consecutive lines that were all there before: so much is a passage pasted again, not a phrase. */
const passageCharacters = 200

/**
 * The lines of passages that the document says again. The analyst is not shown them, and they count as background: so
 * they cost nothing, wherever sections begin and end, whoever the analyst is.
 */
export function repeatsIn(lines: readonly Line[]): Set<number> {
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
    else endRun()
    seen.add(words)
  }
  endRun()
  return repeats
}

import type { Line } from '#contract/estimation'
import { linesOf, longestSentence, sentencesOf } from './sentences'
import { flatten } from './text'

/** Stands for a whole sentence that says nothing but a budget or a deadline (`maskConstraints`). */
export const withheldSentence = '[constraint withheld]'

const withheldAmongOthers = / ?\[constraint withheld\] ?/g
const withheldLine = /^[^\p{L}\p{N}\n\r\u2028\u2029]*\[constraint withheld\][^\p{L}\p{N}\n]*(?:\n|$)/gmu

/** A line up to this length is read at one glance; a longer one is numbered sentence by sentence. */
const readableLine = 200

/** A few characters alone, such as "Note." or a number, are no sentence. */
const shortestSentence = 6

/**
 * The requirement lines that the analyst reads and the trace shows, numbered from 1: one for each line with a letter or
 * a digit, wrapped lines joined, long ones split at the ends of their sentences. Sentences withheld leave no trace, so
 * that a text is numbered the same with and without them.
 */
export function numberLines(text: string): Line[] {
  const read = text.replace(withheldLine, '').replace(withheldAmongOthers, ' ')
  const lines: Line[] = []
  for (const { start, end } of linesOf(read)) {
    for (const sentence of readable(flatten(read.slice(start, end)).text)) {
      if (/[\p{L}\p{N}]/u.test(sentence)) lines.push({ id: lines.length + 1, text: sentence })
    }
  }
  return lines
}

function readable(line: string): string[] {
  if (line.length <= readableLine) return [line]
  const sentences: string[] = []
  for (const { start, end } of sentencesOf(line)) {
    const sentence = line.slice(start, end).trim()
    const before = sentences.at(-1)
    if (
      before !== undefined &&
      sentence.length < shortestSentence &&
      before.length + sentence.length < longestSentence
    ) {
      sentences[sentences.length - 1] = `${before} ${sentence}`
    } else {
      sentences.push(sentence)
    }
  }
  return sentences
}

import type { Line } from '#contract/estimation'
import { linesOf, maxSentence, sentencesOf } from './sentences'
import { flatten } from './text'

/** Replaces a sentence that states only a budget or a deadline (see `maskConstraints`). */
export const withheldNotice = '[constraint withheld]'

const withheldAmongOthers = / ?\[constraint withheld\] ?/g
const withheldLine = /^[^\p{L}\p{N}\n\r\u2028\u2029]*\[constraint withheld\][^\p{L}\p{N}\n]*(?:\n|$)/gmu

/** Row of a spreadsheet, unlike "1.2<tab>Search" and "Contact:<tab>Ann": several cells, of which the first is no mark. */
const row = /^(?:[^\t\d]+[^\t\d.:)]|[^\t]*[^\t.:)]\t[^\t]*|\t+[^\t]+)\t\s*\S/

/** Separates the cells of rows beside other lines with tabs by bars. */
const withBars = (text: string) =>
  text
    .split('\n')
    .map((line, at, lines) =>
      row.test(line) && `${lines[at - 1]}${lines[at + 1]}`.includes('\t') ? line.replaceAll('\t', ' | ') : line,
    )
    .join('\n')

/** Maximum length of a line in characters. A longer one is numbered sentence by sentence. */
const readableLine = 200

/** Minimum length of a sentence, longer than "Note." or a number. */
const shortestSentence = 6

/**
 * Numbers the requirement lines that the analyst reads and the trace shows, from 1: one per line with a letter or
 * digit, with wrapped lines joined and long ones split into sentences. Withheld sentences leave no trace, so
 * that a text is numbered the same with and without them.
 */
export function numberLines(text: string): Line[] {
  const read = withBars(text.replace(withheldLine, '').replace(withheldAmongOthers, ' '))
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
    if (before !== undefined && sentence.length < shortestSentence && before.length + sentence.length < maxSentence) {
      sentences[sentences.length - 1] = `${before} ${sentence}`
    } else {
      sentences.push(sentence)
    }
  }
  return sentences
}

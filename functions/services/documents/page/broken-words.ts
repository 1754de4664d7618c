import type { Row } from './layout'

/** Words of a document that distinguish a real hyphen from a line break within a word. */
export interface Words {
  /** Words that are unbroken somewhere in the document, in lower case. */
  known: Set<string>
  /** True if the document hyphenates at line ends, judging by the known words. */
  breaks: boolean
}

const hyphenEnd = /[-\u00AD\u2010]$/u
const anyWord = /[\p{L}\d]+(?:-[\p{L}\d]+)*[-\u00AD\u2010]?/gu

/** Collects the words of pages given as rows in reading order. */
export function wordsOf(pages: Row[][]): Words {
  const known = new Set<string>()
  const broken: [start: string, end: string][] = []
  for (const block of pages.flat(2)) {
    for (const [index, run] of block.entries()) {
      const before = block[index - 1]?.text ?? ''
      const [first, ...rest] = run.text.match(anyWord) ?? []
      if (first && hyphenEnd.test(before)) broken.push([brokenWord.exec(before)?.[1] ?? '', first])
      else if (first) rest.push(first)
      for (const word of rest) if (!hyphenEnd.test(word)) known.add(word.toLowerCase())
    }
  }
  const count = (joint: string) =>
    broken.filter(([start, end]) => known.has(`${start}${joint}${end}`.toLowerCase())).length
  return { known, breaks: count('') > 0 || count('-') === 0 }
}

/** Parts of words that are joined with a hyphen in English and German: e-mail, self-service, role-based. */
const hyphenated = {
  start: /(?:^|-)(?:\p{L}|self|non|\d+)$/iu,
  end: /^(?:based|friendly|specific|oriented|driven|related|facing|level|party|wide|time)\b/u,
}

/** A word after which the hyphen stands for a part that follows: Hard- und Software, two- or three-day. */
const joining = /^(?:und|oder|bzw|sowie|bis|and|or|to)\b/u

const longestWord = 80
const brokenWord = /(?<![\p{L}\d]-?)([\p{L}\d]+(?:-[\p{L}\d]+)*)[-\u00AD\u2010]$/u
const firstWord = /^[\p{L}\d]+(?:-[\p{L}\d]+)*/u
const cjk = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/

export const endsInBreak = (line: string) => brokenWord.test(line)

/** Joins two lines of a paragraph. A word that is broken at the line end is rejoined; a real hyphen stays. */
export function joinLines(text: string, next: string, words: Words): string {
  const start = brokenWord.exec(text.slice(-longestWord))?.[1]
  const end = firstWord.exec(next)?.[0]
  if (!start || !end) return cjk.test(text.at(-1) ?? '') && cjk.test(next[0] ?? '') ? text + next : `${text} ${next}`

  if (joining.test(next) && !text.endsWith('\u00AD')) return `${text} ${next}`
  const hyphen = text.endsWith('\u00AD') || !keepsHyphen(start, end, words) ? '' : '-'
  return text.slice(0, -1) + hyphen + next
}

function keepsHyphen(start: string, end: string, { known, breaks }: Words): boolean {
  const isKnown = (word: string) => known.has(word.toLowerCase())
  if (!/^\p{Ll}/u.test(end) || isKnown(`${start}-${end}`)) return true
  if (isKnown(start + end)) return false
  if (hyphenated.start.test(start) || hyphenated.end.test(end)) return true
  return !breaks || (isKnown(start) && isKnown(end))
}

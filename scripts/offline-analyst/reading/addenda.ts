import { numberOfWords } from '#domain/constraints/numbers'
import { isTitle } from '#domain/text/headings'
import { wordsOf } from '#domain/text/words'
import type { Passage } from '../text/passages'

const isOfAddendum = ({ headings }: Passage) => headings.some((heading) => isTitle(heading.replace(/\s?:$/, '')))

const isAmount = (word: string) => /^\d/.test(word) || !Number.isNaN(numberOfWords(word))

/** True for two wordings that differ in amounts only: "up to fifty sensors", "up to eighty sensors". */
function haveOtherAmounts(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((text) => new Set(wordsOf(text).split(' '))) as [Set<string>, Set<string>]
  const differing = [...[...ours].filter((it) => !theirs.has(it)), ...[...theirs].filter((it) => !ours.has(it))]
  return differing.length > 0 && differing.every(isAmount)
}

/** Puts items of an addendum in the place of those with the same number, if these differ in amounts only. */
export function withAddenda(passages: readonly Passage[], numberOf: (line: number) => string): Passage[] {
  if (!passages.some(isOfAddendum)) return [...passages]
  const numbers = passages.map(({ item, lines }) => (item ? numberOf(lines[0]!) : ''))
  const result: (Passage | null)[] = [...passages]
  for (const [at, passage] of passages.entries()) {
    if (numbers[at] === '' || !isOfAddendum(passage)) continue
    const same = [...passages.keys()].filter((it) => numbers[it] === numbers[at] && !isOfAddendum(passages[it]!))
    const before = same.length === 1 ? result[same[0]!] : null
    if (!before || same[0]! > at || !haveOtherAmounts(passage.text, before.text)) continue
    result[same[0]!] = { ...before, text: passage.text, lines: [...before.lines, ...passage.lines] }
    result[at] = null
  }
  return result.filter((it) => it !== null)
}

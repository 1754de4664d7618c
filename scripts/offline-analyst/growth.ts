import { sum } from '#domain/hours/apportion'
import { similarity } from '#domain/revision/similar-lines'
import { changedWords } from '#domain/text/changed-words'
import { namesIn } from './sizing/connections'
import { formats } from './sizing/items'
import { contentsIn } from './study'
import { wordsOf } from './text/words'
import { type MeaningKind, lexicon } from './vocabulary/lexicon'

/** Returns the systems and kinds of work that one of two wordings of a line names alone. */
export function namedApart(before: string, after: string): Record<'gone' | 'further', string[]> {
  const [old, current] = [namedIn(before), namedIn(after)]
  return {
    gone: [...old].filter((name) => !current.has(name)),
    further: [...current].filter((name) => !old.has(name)),
  }
}

/** Compares two wordings without what ends them, so that further words at the end replace none. */
export const wordsApart = (before: string, after: string) =>
  changedWords(before.replace(sentenceEnd, ''), after.replace(sentenceEnd, ''))
const sentenceEnd = /[.,;:!?]$/

const naming = new Set<MeaningKind>(['system', 'technology', 'work'])

export function namedIn(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set([
    ...lexicon.find(words).flatMap(({ owner }) => (naming.has(owner.kind) ? [owner.name] : [])),
    ...words.flatMap(({ raw }) => (formats.has(raw) ? [raw] : [])),
    ...namesIn(text),
  ])
}

/** Bounds of the change of the matter of a line, as a factor. */
const scale = { min: 0.25, max: 2 }

/** Share of that change by which its tasks change: alone, a line says less about what it takes than in its text. */
const effect = 0.5

/** Change of the matter of a line, as a share, below which other words ask for the same. */
const minGrowth = 0.05

/** Minimum similarity of wordings that ask for the same, such as one sentence that becomes two. */
const minSame = 0.9

/** Returns how much more work a changed line asks for, as a factor. Further and other words alone ask for no less. */
export function growth(
  title: string,
  { before, after }: Record<'before' | 'after', string>,
  { gone, further }: ReturnType<typeof namedApart>,
): number {
  const [old, current] = [contentsIn(title, [before]), contentsIn(title, [after])]
  const { removed, added } = wordsApart(before, after)
  const isSame = gone.length + further.length === 0 && similarity(before, after) >= minSame
  if (old.size === 0 || current.size === 0 || isSame || isRespelled(removed, added)) return 1
  const lost = countMissing(before, after)
  const isLess = lost > 0 && (gone.length > 0 || lost > countMissing(after, before))
  // In a longer line, ambiguous words name no work any more.
  const kept = isLess ? [] : [...old].filter(([unit]) => unit.startsWith('work ') && !current.has(unit))
  const factor = hoursIn([...current, ...kept]) / hoursIn(old)
  const [min, max] = [isLess ? scale.min : 1, added === '' ? 1 : scale.max]
  return Math.abs(factor - 1) < minGrowth ? 1 : 1 + effect * (Math.min(max, Math.max(min, factor)) - 1)
}

const hoursIn = (contents: Iterable<[string, { hours: number }]>) => sum([...contents].map(([, { hours }]) => hours))

/** Counts the different words of a wording that another one lacks. */
function countMissing(from: string, to: string): number {
  const [old, current] = [from, to].map((text) => new Set(wordsOf(text).map(({ root }) => root)))
  return [...old!].filter((root) => !current!.has(root)).length
}

/** Minimum similarity of two spellings of a word, such as "calender" and "calendar". */
const minSpelling = 0.5

/** True if each word has only other letters. */
function isRespelled(removed: string, added: string): boolean {
  const [old, current] = [removed.split(' '), added.split(' ')]
  const isSame = (word: string, at: number) => word === current[at] || similarity(word, current[at]!) >= minSpelling
  return old.length === current.length && old.every(isSame)
}

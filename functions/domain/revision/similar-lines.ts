import type { Line } from '#contract/estimation'
import { changedWords } from '#domain/text/changed-words'
import { wordsOf } from '#domain/text/words'

/** Line of a new text that replaces a similar one in the same place, or a part of it, by their numbers. */
export interface ChangedLine {
  from: number
  to: number
}

/** Minimum similarity of a changed line to the earlier one, 0 to 1. */
const minSimilarity = 0.5

/** Maximum lines by which a changed line can have moved between the same neighbors. */
const maxShift = 3

/**
 * Minimum similarity of a line to the lines into which it was split, minimum share of such a part that is in the line, and
 * maximum number of the parts beside the first.
 */
const split = { minWhole: 0.75, minPart: 0.7, maxFurther: 12 }

/** Bullets and numbers at the start of a line, such as "- ", "3. ", "2.1 " and "b) ". */
const marker =
  /^(?:[-–—*+•·◦▪●○■□]\s+|#{1,6}\s+|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s+|\d{1,3}(?:\.\d{1,3}){1,5}[.)]?\s+)+/i

export const withoutMarker = (text: string) => text.replace(marker, '')

/** Returns an earlier wording of a line with its new number. */
export const renumber = (before: string, after: string) =>
  after.replace(withoutMarker(after), '') + withoutMarker(before)

export const contentOf = (text: string) =>
  withoutMarker(
    text
      .normalize('NFKC')
      .replace(/\s+(?:\| )?/gu, ' ')
      .trim(),
  ).replace(/[.;,]$/u, '')

/** Line without a match, and its place: the matched lines around it, by their earlier numbers. */
interface LooseLine extends Line {
  isExcluded: boolean
  above: number | undefined
  below: number | undefined
  /** Position among the loose lines below the same matched line. */
  at: number
}

export function looseLines(
  lines: readonly Line[],
  excluded: ReadonlySet<number>,
  matchOf: (id: number) => number | undefined,
): LooseLine[] {
  const loose: LooseLine[] = []
  let above: number | undefined
  let at = 0
  for (const line of lines) {
    const match = matchOf(line.id)
    if (match === undefined) {
      loose.push({ ...line, isExcluded: excluded.has(line.id), above, below: undefined, at: at++ })
      continue
    }
    for (const one of loose.slice(loose.length - at)) one.below = match
    above = match
    at = 0
  }
  return loose
}

/** A line with the counts of its letter pairs, which work in any script. */
interface Counted extends LooseLine {
  words: string
  pairs: ReadonlyMap<string, number>
  size: number
}

/** Lines that may be the same, one of them on at least one side. */
interface Candidate {
  from: readonly Counted[]
  to: readonly Counted[]
  likeness: number
}

/**
 * Pairs lines in the same place, the most similar first. A line that was split is paired with each part, and lines that
 * were joined with the whole.
 */
export function pairSimilar(before: readonly LooseLine[], after: readonly LooseLine[]): ChangedLine[] {
  const [old, current] = [before.map(count), after.map(count)]
  const nearBefore = finderOf(old)
  const nearAfter = finderOf(current)
  const candidates: Candidate[] = [
    ...current.flatMap((line) => [
      ...nearBefore(line).map((other) => ({ from: [other], to: [line], likeness: likenessOfPair(other, line) })),
      ...partsOf(line, nearBefore).map((from) => ({ from, to: [line], likeness: likenessOf(line, from) })),
    ]),
    ...old.flatMap((line) =>
      partsOf(line, nearAfter).map((to) => ({ from: [line], to, likeness: likenessOf(line, to) })),
    ),
  ].filter(({ from, to, likeness }) => likeness >= (from.length + to.length > 2 ? split.minWhole : minSimilarity))
  const used = new Set<Counted>()
  const chosen: ChangedLine[] = []
  for (const { from, to } of candidates.toSorted((one, other) => other.likeness - one.likeness)) {
    const lines = [...from, ...to]
    if (lines.some((line) => used.has(line))) continue
    for (const line of lines) used.add(line)
    chosen.push(...from.flatMap((one) => to.map((other) => ({ from: one.id, to: other.id }))))
  }
  return chosen.toSorted((one, other) => one.to - other.to || one.from - other.from)
}

/** Returns a function that finds the lines in the place of another one, and up to `further` lines below. */
function finderOf(lines: readonly Counted[]) {
  const byPlace = new Map(lines.flatMap((line) => placesOf(line, line.at).map((place) => [place, line] as const)))
  return (line: Counted, further = 0): Counted[] => {
    const shifts = Array.from({ length: 2 * maxShift + 1 + further }, (_, at) => line.at + at - maxShift)
    return [...new Set(shifts.flatMap((at) => placesOf(line, at).flatMap((place) => byPlace.get(place) ?? [])))]
  }
}

const placesOf = ({ above, below, isExcluded }: LooseLine, at: number) =>
  [`below ${above}`, `above ${below}`].map((place) => `${isExcluded} ${place} ${at}`)

/** Returns the lines of which a line consists, if there are several. */
function partsOf(whole: Counted, near: (line: Counted, further: number) => Counted[]): Counted[][] {
  const parts = near(whole, split.maxFurther).filter(
    (part) => part.size < whole.size && countCommon(part.pairs, whole.pairs) >= split.minPart * part.size,
  )
  return parts.length > 1 ? [parts] : []
}

/** Returns the share of letter pairs that a line and others together have in common (Dice). */
function likenessOf(line: Counted, [first, ...others]: readonly Counted[]): number {
  const pairs = new Map(first!.pairs)
  for (const other of others) for (const [pair, count] of other.pairs) pairs.set(pair, (pairs.get(pair) ?? 0) + count)
  const size = others.reduce((sum, other) => sum + other.size, first!.size + line.size)
  return (2 * countCommon(line.pairs, pairs)) / Math.max(1, size)
}

/** Minimum number of words of a line that is in a longer one. */
const minExtended = 3

/** Returns the same of two lines. A line with further words in one place is similar, however many they are. */
function likenessOfPair(one: Counted, other: Counted): number {
  const { start, removed, added, end } = changedWords(one.words, other.words)
  const isExtended = (removed === '' || added === '') && `${start} ${end}`.trim().split(' ').length >= minExtended
  return Math.max(likenessOf(one, [other]), isExtended ? minSimilarity : 0)
}

function countCommon(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0
  for (const [pair, count] of one) common += Math.min(count, other.get(pair) ?? 0)
  return common
}

function count(line: LooseLine): Counted {
  const content = contentOf(line.text)
  return { ...line, words: wordsOf(content), pairs: pairsIn(content), size: Math.max(0, content.length - 1) }
}

function pairsIn(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let at = 0; at + 2 <= text.length; at++) {
    const pair = text.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** Returns the share of letter pairs that two texts have in common, 0 to 1. */
export const similarity = (one: string, other: string): number =>
  (2 * countCommon(pairsIn(one), pairsIn(other))) / Math.max(1, one.length + other.length - 2)

/** Returns the share of the letter pairs of a text that another one has, 0 to 1. */
export const shareIn = (part: string, whole: string): number =>
  countCommon(pairsIn(part), pairsIn(whole)) / Math.max(1, part.length - 1)

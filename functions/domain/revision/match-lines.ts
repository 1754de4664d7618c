import type { Line } from '#contract/estimation'
import { revisionLimits } from '#contract/limits'

/** Line of a new text that replaces a similar one in the same place, by their numbers. */
interface ChangedLine {
  from: number
  to: number
}

/** Lines of a text that another one keeps, changes, adds and removes, by their numbers. */
export interface LineMatch {
  /** Lines with the same content, moved ones included: earlier number to new number. */
  kept: ReadonlyMap<number, number>
  changed: ChangedLine[]
  added: number[]
  removed: number[]
}

/** Finds the lines that a text excludes or postpones, by their numbers. */
type FindExcluded = (lines: readonly Line[]) => ReadonlySet<number>

/** Minimum similarity of a changed line to the earlier one, 0 to 1. */
const minSimilarity = 0.5

/** Maximum lines by which a changed line can have moved between the same neighbors. */
const maxShift = 3

/** Numbers of lines above by which repeated lines are distinguished, from the most certain match to the least. */
const contexts = [3, 2, 1, 0]

/**
 * Matches the lines of two texts by content. White space, numbering, bullets and order do not matter. Of repeated lines,
 * those below the same lines match, and else the first ones. A line below "Out of scope" means the opposite of the same
 * line elsewhere, and so does one that a later line cancels, so these two do not match if `findExcluded` finds such lines.
 */
export function matchLines(
  before: readonly Line[],
  after: readonly Line[],
  findExcluded: FindExcluded = () => new Set(),
): LineMatch {
  // Of both texts, so that a code stays numbering when few lines with it are left.
  const codes = new Set([...codesIn(before), ...codesIn(after)])
  const [excludedBefore, excludedAfter] = [findExcluded(before), findExcluded(after)]
  const [old, current] = [withContent(before, codes, excludedBefore), withContent(after, codes, excludedAfter)]
  const kept = new Map<number, number>()
  const earlier = new Map<number, number>()
  for (const context of contexts) {
    const waiting = new Map<string, number[]>()
    for (const { id, passage } of passages(old, context))
      if (!kept.has(id)) waiting.set(passage, [...(waiting.get(passage) ?? []), id])
    for (const { id, passage } of passages(current, context)) {
      const same = earlier.has(id) ? undefined : waiting.get(passage)?.shift()
      if (same === undefined) continue
      kept.set(same, id)
      earlier.set(id, same)
    }
  }
  const changed = pairSimilar(
    looseLines(before, excludedBefore, (id) => (kept.has(id) ? id : undefined)),
    looseLines(after, excludedAfter, (id) => earlier.get(id)),
  )
  const [from, to] = [new Set(changed.map((pair) => pair.from)), new Set(changed.map((pair) => pair.to))]
  return {
    kept,
    changed,
    added: after.map(({ id }) => id).filter((id) => !earlier.has(id) && !to.has(id)),
    removed: before.map(({ id }) => id).filter((id) => !kept.has(id) && !from.has(id)),
  }
}

/** Returns each line with up to `above` lines before it. */
const passages = (lines: readonly { id: number; content: string }[], above: number) =>
  lines.map(({ id }, at) => ({
    id,
    passage: lines
      .slice(Math.max(0, at - above), at + 1)
      .map(({ content }) => content)
      .join('\n'),
  }))

/** Line without a match, and its place: the matched lines around it, by their earlier numbers. */
interface LooseLine extends Line {
  isExcluded: boolean
  above: number | undefined
  below: number | undefined
  /** Position among the loose lines below the same matched line. */
  at: number
}

function looseLines(
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

/** Pairs lines in the same place, the most similar first. */
function pairSimilar(before: readonly LooseLine[], after: readonly LooseLine[]): ChangedLine[] {
  const byPlace = new Map<string, LooseLine[]>()
  for (const line of before)
    for (const place of placesOf(line)) byPlace.set(place, [...(byPlace.get(place) ?? []), line])
  const pairs = after.flatMap((line) => {
    const near = new Set(placesOf(line).flatMap((place) => byPlace.get(place) ?? []))
    return [...near]
      .filter(({ at }) => Math.abs(at - line.at) <= maxShift)
      .map((other) => ({
        from: other.id,
        to: line.id,
        likeness: similarity(contentOf(other.text), contentOf(line.text)),
      }))
  })
  const used = { from: new Set<number>(), to: new Set<number>() }
  const chosen: ChangedLine[] = []
  for (const { from, to, likeness } of pairs.toSorted((one, other) => other.likeness - one.likeness)) {
    if (likeness < minSimilarity || used.from.has(from) || used.to.has(to)) continue
    used.from.add(from)
    used.to.add(to)
    chosen.push({ from, to })
  }
  return chosen.toSorted((one, other) => one.to - other.to)
}

const placesOf = ({ above, below, isExcluded }: LooseLine) =>
  [`below ${above}`, `above ${below}`].map((place) => `${isExcluded} ${place}`)

/** Bullets and numbers at the start of a line, such as "- ", "3. ", "2.1 " and "b) ". */
const marker =
  /^(?:[-–—*+•·◦▪●○■□]\s+|#{1,6}\s+|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s+|\d{1,3}(?:\.\d{1,3}){1,5}[.)]?\s+)+/i

/** Requirement codes such as "FR-12" and "US 3:". They are numbering if several lines begin with the same letters. */
const code = /^([A-Z]{1,6})[- ]?\d{1,4}(?:\.\d{1,3})*\s*[:.)|–-]?\s+/
const minCodes = 3

const contentOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(marker, '')
    .replace(/[.;,]$/u, '')

const lettersOf = (content: string) => code.exec(content)?.[1]

/** Returns the letters of requirement codes that number the lines of a text. */
function codesIn(lines: readonly Line[]): string[] {
  const counts = new Map<string, number>()
  for (const letters of lines.flatMap(({ text }) => lettersOf(contentOf(text)) ?? []))
    counts.set(letters, (counts.get(letters) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= minCodes).map(([letters]) => letters)
}

function withContent(
  lines: readonly Line[],
  codes: ReadonlySet<string>,
  excluded: ReadonlySet<number>,
): { id: number; content: string }[] {
  return lines.map(({ id, text }) => {
    const content = contentOf(text) || text
    const isNumbered = codes.has(lettersOf(content) ?? '')
    const plain = (isNumbered && content.replace(code, '')) || content
    return { id, content: excluded.has(id) ? `excluded: ${plain}` : plain }
  })
}

/** Returns the share of letter pairs that two texts have in common (Dice), which works in any script. */
function similarity(one: string, other: string): number {
  const [pairs, others] = [pairsIn(one), pairsIn(other)]
  let common = 0
  for (const [pair, count] of pairs) common += Math.min(count, others.get(pair) ?? 0)
  return (2 * common) / Math.max(1, one.length + other.length - 2)
}

function pairsIn(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let at = 0; at + 2 <= text.length; at++) {
    const pair = text.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/**
 * True if a text with these lines is a revision of another one, and not a new project: half of the lines of the longer
 * text are in both, changed ones included. Some new lines are always free, so that short texts can grow.
 */
export function isRevision({ kept, changed, added, removed }: LineMatch): boolean {
  const both = kept.size + changed.length
  return both >= revisionLimits.keptShare * (both + Math.max(removed.length, added.length - revisionLimits.freeLines))
}

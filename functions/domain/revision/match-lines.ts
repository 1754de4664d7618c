import type { Line } from '#contract/estimation'
import { revisionLimits } from '#contract/limits'
import { type ChangedLine, contentOf, looseLines, pairSimilar } from './similar-lines'

/** Lines of a text that another one keeps, changes, adds and removes, by their numbers. */
export interface LineMatch {
  /** Lines with the same content, moved ones included: earlier number to new number. */
  kept: ReadonlyMap<number, number>
  /** A line that was split is there once for each part, and so are lines that were joined. */
  changed: ChangedLine[]
  added: number[]
  removed: number[]
}

/** Finds the lines that a text excludes or postpones, by their numbers. */
type FindExcluded = (lines: readonly Line[]) => ReadonlySet<number>

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
    for (const { id, passage } of passages(old, context, kept))
      waiting.set(passage, [...(waiting.get(passage) ?? []), id])
    for (const { id, passage } of passages(current, context, earlier)) {
      const same = waiting.get(passage)?.shift()
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

/** Returns each line that is not matched with up to `above` lines before it. */
const passages = (
  lines: readonly { id: number; content: string }[],
  above: number,
  matched: ReadonlyMap<number, number>,
) =>
  lines.flatMap(({ id }, at) => {
    if (matched.has(id)) return []
    const passage = lines.slice(Math.max(0, at - above), at + 1).map(({ content }) => content)
    return { id, passage: passage.join('\n') }
  })

/** Requirement codes such as "FR-12" and "US 3:". They are numbering if several lines begin with the same letters. */
const code = /^([A-Z]{1,6})[- ]?\d{1,4}(?:\.\d{1,3})*\s*[:.)|–-]?\s+/
const minCodes = 3

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

/**
 * True if a text with these lines is a revision of another one, and not a new project: half of the lines of the longer
 * text are in both, changed ones included. Some new lines are always free, so that short texts can grow.
 */
export function isRevision({ kept, changed, added, removed }: LineMatch): boolean {
  const both = kept.size + changed.length
  return both >= revisionLimits.keptShare * (both + Math.max(removed.length, added.length - revisionLimits.freeLines))
}

/** True if a text has half of the lines of an earlier one, changed ones included, however much it adds. */
export const isNewerEdition = (match: LineMatch): boolean => isRevision({ ...match, added: [] })

export const countLines = ({ added, changed, removed }: LineMatch) => ({
  added: added.length,
  changed: new Set(changed.map(({ to }) => to)).size,
  removed: removed.length,
})

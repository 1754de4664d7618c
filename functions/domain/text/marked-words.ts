import type { Marked } from '#contract/offer-basis'

/** Words that one wording has in place of the other's, and those after them that stay, each with the space before it. */
type Change = Record<'removed' | 'added' | 'kept', string[]>

/** Product of the words of two wordings above which they are not compared, which would take too long. */
const maxCompared = 250_000

/**
 * Compares two wordings of a line for a reader, by their longest common subsequence of words: `nine → eleven days`. If
 * most words differ, both are whole.
 */
export function markWords(before: string, after: string): NonNullable<Marked> {
  const [old, current] = [splitWords(before), splitWords(after)]
  const whole = [{ removed: old, added: current, kept: [] }]
  const changes = old.length * current.length > maxCompared ? whole : joinNear(compareWords(old, current))
  const isReadable = 3 * changes.flatMap(({ kept }) => kept).length >= Math.min(old.length, current.length)
  const parts = (isReadable ? changes : whole).flatMap(
    ({ removed, added, kept }, at): NonNullable<Marked> => [
      { text: at > 0 && [...removed, ...added][0]!.startsWith(' ') ? ' ' : '' },
      { mark: 'del', text: removed.join('').trim() },
      // Punctuation follows a word without a space: "German and, English", of which "and" is removed.
      { text: removed.length > 0 && added[0]?.startsWith(' ') ? ' → ' : '' },
      { mark: 'ins', text: added.join('').trim() },
      { text: removed.length + added.length > 0 ? kept.join('') : kept.join('').trim() },
    ],
  )
  return parts.filter(({ text }) => text !== '')
}

/** Splits a text before spaces, and before the punctuation at the end of words. */
const splitWords = (text: string): string[] => ` ${text}`.split(/(?= )|(?=[.,:;!?)]{1,3}(?: |$))/)

function compareWords(old: readonly string[], current: readonly string[]): Change[] {
  // The length of the longest common subsequence from each pair of words on, in rows of one array, which is fast.
  const width = current.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  for (let from = old.length - 1; from >= 0; from--)
    for (let to = current.length - 1; to >= 0; to--) {
      const at = from * width + to
      longest[at] =
        old[from] === current[to] ? 1 + longest[at + width + 1]! : Math.max(longest[at + width]!, longest[at + 1]!)
    }

  const changes: Change[] = [{ removed: [], added: [], kept: [] }]
  for (let [from, to] = [0, 0]; from < old.length || to < current.length; ) {
    const at = from * width + to
    const isKept = old[from] === current[to]
    if (!isKept && changes.at(-1)!.kept.length > 0) changes.push({ removed: [], added: [], kept: [] })
    const { removed, added, kept } = changes.at(-1)!
    if (isKept) {
      kept.push(old[from++]!)
      to++
    } else if (from < old.length && (to === current.length || longest[at + width]! >= longest[at + 1]!))
      removed.push(old[from++]!)
    else added.push(current[to++]!)
  }
  return changes
}

/** Joins replacements with no more words between them than they have, which would read as confetti. */
function joinNear(changes: readonly Change[]): Change[] {
  const joined: Change[] = []
  for (const change of changes) {
    const last = joined.at(-1)
    if (last && last.kept.length <= Math.min(...[last, change].flatMap(sizesOf))) {
      const { kept } = last
      last.removed.push(...kept, ...change.removed)
      last.added.push(...kept, ...change.added)
      last.kept = change.kept
    } else joined.push({ ...change })
  }
  return joined
}

const sizesOf = ({ removed, added }: Change) => [removed.length, added.length]

import type { Line } from '#contract/estimation'
import { findLeftOut } from './excluded-lines'
import { type LineMatch, matchLines } from './match-lines'
import { findNamed } from './named-lines'
import { contentOf } from './similar-lines'

/** Matches the lines of two texts for the analyst. A line of a new addendum changes the one that it names. */
export function matchRevision(before: readonly Line[], after: readonly Line[]): LineMatch {
  const match = matchLines(before, after, findLeftOut)
  const contents = new Map(after.map(({ id, text }) => [id, contentOf(text)]))
  const named = [...findNamed(after).changed].flatMap(([of, to]) => {
    const earlier = before.find(({ id, text }) => match.removed.includes(id) && contentOf(text) === contents.get(of))
    return earlier && match.added.includes(to) ? [{ from: earlier.id, to }] : []
  })
  if (named.length === 0) return match
  const [from, to] = [new Set(named.map((pair) => pair.from)), new Set(named.map((pair) => pair.to))]
  return {
    ...match,
    changed: [...match.changed, ...named],
    added: match.added.filter((id) => !to.has(id)),
    removed: match.removed.filter((id) => !from.has(id)),
  }
}

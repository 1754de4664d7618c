import { type LineMatch, countLines } from '#domain/revision/match-lines'
import { capitalize } from '#domain/text/format'
import { plural } from '../../../ui/format'

/**
 * Summarizes changed lines: `12 lines added, 3 changed, 2 removed`, or `1 line removed`. Without any, lines were moved, and
 * those below another heading read again, or have other numbers or spaces.
 */
export function describeLines({ added, changed, removed }: Record<'added' | 'changed' | 'removed', number>): string {
  const counts = Object.entries({ added, changed, removed }).filter(([, count]) => count > 0)
  if (counts.length === 0) return 'only the order or the layout of lines changed'
  return counts.map(([what, count], at) => `${at === 0 ? plural(count, 'line') : count} ${what}`).join(', ')
}

/** Summarizes what differs between two texts, which can be the order of their lines alone. */
export function describeMatch(match: LineMatch): string {
  const counts = countLines(match)
  const isReordered =
    Object.values(counts).every((count) => count === 0) && [...match.kept].some(([from, to]) => from !== to)
  return isReordered
    ? 'Only the order changed; lines below another heading are read again'
    : capitalize(describeLines(counts))
}

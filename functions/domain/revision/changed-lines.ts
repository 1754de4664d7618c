import type { Line } from '#contract/estimation'
import { isHeading } from '#domain/text/headings'
import type { LineMatch } from './match-lines'

/** Lines of a revised text for the analyst, in the order of the text. */
interface ChangedLines {
  /** The changed and new lines, and headings above them. */
  lines: Line[]
  /** Numbers of the headings. */
  context: ReadonlySet<number>
}

/**
 * Selects the changed and new lines with the heading and the introduction of the list that each belongs to, because a
 * line below "Out of scope:" means the opposite of the same line elsewhere.
 */
export function selectChanged(
  lines: readonly Line[],
  { added, changed }: Pick<LineMatch, 'added' | 'changed'>,
): ChangedLines {
  const own = new Set([...added, ...changed.map(({ to }) => to)])
  const context = new Set<number>()
  let heading: Line | undefined
  let lead: Line | undefined
  for (const line of lines) {
    // The item of a numbered list looks like a heading, and so does the item before it.
    const isTitle = isHeading(line.text)
    if (own.has(line.id) && !isTitle)
      for (const above of [heading, lead]) if (above && !own.has(above.id)) context.add(above.id)
    if (isTitle) [heading, lead] = [line, undefined]
    else if (line.text.endsWith(':')) lead = line
  }
  return { lines: lines.filter(({ id }) => own.has(id) || context.has(id)), context }
}

import type { Component } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { isHeading } from '#domain/text/headings'
import { allComponents } from './layers'
import type { LineMatch } from './match-lines'
import type { Revisable } from './returned-lines'

/**
 * Counts kept lines without work as new if they are now below another heading, which may make a wish of them: "Users can
 * print" below "Appendix" and below "Features". A heading that was reworded or removed is not another one.
 */
export function countMovedAsNew({ before, layers, match }: Revisable, lines: readonly Line[]): LineMatch {
  const worked = new Set(
    layers.flatMap((layer) => [
      ...layer.breakdown.supporting.flatMap(({ sources }) => sources),
      ...sourcesIn(allComponents(layer)),
    ]),
  )
  const [oldHeadings, headings] = [headingsOver(before), headingsOver(lines)]
  const isMoved = ([from, to]: readonly [number, number]) => {
    const heading = worked.has(from) ? undefined : match.kept.get(oldHeadings.get(from) ?? 0)
    return heading !== undefined && headings.has(to) && headings.get(to) !== heading
  }
  const moved = [...match.kept].filter(isMoved)
  return {
    ...match,
    kept: new Map([...match.kept].filter((pair) => !isMoved(pair))),
    added: [...match.added, ...moved.map(([, to]) => to)],
    removed: [...match.removed, ...moved.map(([from]) => from)],
  }
}

const sourcesIn = (components: readonly Component[]) =>
  components.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources))

/** Returns the heading above each line that has one and is none, by their numbers. */
function headingsOver(lines: readonly Line[]): ReadonlyMap<number, number> {
  const over = new Map<number, number>()
  let heading: number | undefined
  for (const { id, text } of lines)
    if (isHeading(text)) heading = id
    else if (heading !== undefined) over.set(id, heading)
  return over
}

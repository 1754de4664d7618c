import type { Line } from '#contract/estimation'
import { LineNumber } from './line-number'

/** Requirement lines with the numbers the analyst saw. */
export function LineQuotes({ ids, lines }: { ids: Line['id'][]; lines: Line[] }) {
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  return ids.map((id) => (
    <blockquote key={id} className="line-quote small">
      <LineNumber ids={[id]} lines={lines}>
        Line {id}
      </LineNumber>
      <q className="written">{textOf.get(id)}</q>
    </blockquote>
  ))
}

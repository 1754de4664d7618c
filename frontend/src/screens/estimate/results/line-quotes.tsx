import type { Line } from '#contract/estimation'

/** Requirement lines with the numbers the analyst saw. */
export function LineQuotes({ ids, lines }: { ids: Line['id'][]; lines: Line[] }) {
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  return ids.map((id) => (
    <blockquote key={id} className="line-quote small">
      <span className="num muted">Line {id}</span>
      <span className="written">{textOf.get(id)}</span>
    </blockquote>
  ))
}

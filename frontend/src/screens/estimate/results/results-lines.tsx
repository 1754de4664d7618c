import type { Line } from '#contract/estimation'

/** Number of lines shown before and after the line. */
const around = 20

/** A line among its neighbors. Those that the analyst counted as background, such as headings, are not in `lines`. */
export function Neighbors({ id, lines }: { id: Line['id']; lines: Line[] }) {
  const place = lines.findIndex((line) => line.id === id)
  const shown = lines.slice(Math.max(0, place - around), place + around + 1)
  return (
    <ol className="neighbors">
      {shown.map((line) => (
        <li key={line.id} {...(line.id === id && { ref: scrollIntoView, 'aria-current': true })}>
          <span className="num muted">Line {line.id}</span>
          <span className="written">{line.text}</span>
        </li>
      ))}
    </ol>
  )
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

import { type ReactNode, useState } from 'react'
import type { Line } from '#contract/estimation'
import { Dialog } from '../../../ui/dialog'
import './line-number.css'

interface Props {
  id: Line['id']
  lines: Line[]
  children: ReactNode
}

/** Number of a requirement line, which opens the line among its neighbors. */
export function LineNumber({ id, lines, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button num line-number" onClick={() => setIsOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Dialog title="Requirements" onClose={() => setIsOpen(false)}>
          <p className="muted small">
            Scopewright counts the lines of the text. Numbers within a line are its author’s.
          </p>
          <Neighbors id={id} lines={lines} />
        </Dialog>
      )}
    </>
  )
}

/** Number of lines shown before and after the line. */
const around = 20

/** Lines that the analyst counted as background, such as headings, are not in `lines`. */
function Neighbors({ id, lines }: Omit<Props, 'children'>) {
  const place = lines.findIndex((line) => line.id === id)
  const shown = lines.slice(Math.max(0, place - around), place + around + 1)
  return (
    <ol className="neighbors">
      {shown.map((line) => (
        <li key={line.id} aria-current={line.id === id || undefined}>
          <span className="num muted">Line {line.id}</span>
          <span className="written">{line.text}</span>
        </li>
      ))}
    </ol>
  )
}

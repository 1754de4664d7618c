import { type ReactNode, useState } from 'react'
import type { Line } from '#contract/estimation'
import { Dialog } from '../../../ui/dialog'
import { lazyPart } from '../../../ui/lazy-part'
import './line-number.css'

// Loaded after the dialog is shown, where it can scroll to the line.
const Neighbors = lazyPart<Omit<Props, 'children'>>(async () => (await import('./results-lines')).Neighbors)

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

import { type ReactNode, useState } from 'react'
import type { Estimation, Line } from '#contract/estimation'
import { Dialog } from '../../../ui/dialog'
import { lazyPart } from '../../../ui/lazy-part'
import './line-number.css'

// Loaded after the dialog is shown, where it can scroll to the line.
const Neighbors = lazyPart<Omit<Props, 'children'> & { onClose: () => void }>(() =>
  import('./results-lines').then((module) => module.Neighbors),
)

/** Estimate whose tasks are named with their hours, and what opens one of them in the editor of the scope. */
export interface LineWork {
  estimation: Pick<Estimation, 'components' | 'options'>
  onEdit?: ((component: string, task?: string) => void) | undefined
}

interface Props {
  ids: Line['id'][]
  lines: Line[]
  work?: LineWork | undefined
  children: ReactNode
}

/** Number of a requirement line, or a range of them, which opens the lines among their neighbors. */
export function LineNumber({ children, ...named }: Props) {
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
          <Neighbors {...named} onClose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import './dialog.css'
import { CloseIcon } from './icons'
import { DialogToaster } from './toast'

interface Props {
  title: string
  /**
   * Called by the close button, Escape and a click outside the dialog. While something in it has `data-stays`, only the
   * button closes it. A click outside does nothing once something was typed.
   */
  onClose: () => void
  children: ReactNode
}

/** Modal dialog, open while rendered. The browser traps the focus and restores it on closing. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isTyped = useRef(false)
  const close = () => {
    if (!dialog.current?.querySelector('[data-stays]')) onClose()
  }
  // Before the element is removed: closing it afterward would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    // Not the close button, on which WebKit would show a focus ring after a click.
    element.focus()
    return () => {
      element.close()
      // What opened it may be gone, or was a link from another page.
      const focused = document.activeElement
      if (focused === document.body || element.contains(focused))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [])
  // At the end of the page, because a paragraph may open it, and its styles would be inherited.
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker that is canceled fires the same event, which bubbles.
        if (event.target !== dialog.current) return
        event.preventDefault()
        close()
      }}
      onClose={({ currentTarget }) => {
        // Chromium does so by a second Escape, without asking.
        if (currentTarget.open) return
        currentTarget.showModal()
        close()
      }}
      onInput={() => (isTyped.current = true)}
      onPointerDown={(event) => event.target === dialog.current && !isTyped.current && close()}
    >
      <div className="dialog__body">
        <div className="dialog__head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
      <DialogToaster />
    </dialog>,
    document.body,
  )
}

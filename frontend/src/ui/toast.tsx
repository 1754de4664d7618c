import { useEffect, useRef, useState } from 'react'
import { create } from 'zustand'
import { toastMs } from '#contract/limits'
import { CloseIcon } from './icons'

interface Toast {
  title: string
  text?: string
  /** `destructive` is for what failed. */
  tone?: 'plain' | 'destructive'
}

interface State {
  toast: Toast | null
  open: boolean
}

const useToast = create<State>()(() => ({ toast: null, open: false }))

/** Shows a toast in place of the one before. It leaves after 5 s of being neither pointed at nor focused. */
export const toast = (toast: Toast) => useToast.setState({ toast, open: true })

const dismiss = () => useToast.setState({ open: false })
const remove = () => useToast.setState({ toast: null })

/** In the page from the start, so that screen readers watch it before the first toast comes. */
export function Toaster() {
  const { toast, open } = useToast()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || (open && held)) return undefined
    const timer = open ? setTimeout(dismiss, toastMs.shown) : setTimeout(remove, toastMs.removed)
    return () => clearTimeout(timer)
  }, [toast, open, held])
  useEffect(() => {
    if (!open) return undefined
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [open])

  const section = useRef<HTMLElement>(null)
  useEffect(() => onTop(section.current!, toast !== null), [toast])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const card = toast && (
    <div
      className="toast"
      data-tone={toast.tone}
      hidden={!open}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div>
        <p className="toast__title">{toast.title}</p>
        {toast.text && <p className="toast__text">{toast.text}</p>}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Dismiss"
        onClick={() => {
          release()
          dismiss()
        }}
      >
        <CloseIcon />
      </button>
    </div>
  )
  const destructive = toast?.tone === 'destructive'
  return (
    <section ref={section} className="toasts" popover="manual" aria-label="Notifications">
      <output aria-atomic="true">{!destructive && card}</output>
      <div role="alert" aria-atomic="true">
        {destructive && card}
      </div>
    </section>
  )
}

/** Keeps the region open from the start, and a toast above everything: above a dialog that was opened later too. */
function onTop(section: HTMLElement, hasToast: boolean) {
  const isOpen = section.matches(':popover-open')
  // Hiding a region that screen readers watch may cost its words, so only where they would not be seen.
  const isCovered = isOpen && hasToast && document.querySelector('dialog[open]')
  if (isCovered) section.hidePopover()
  if (!isOpen || isCovered) section.showPopover()
}

import { useEffect, useLayoutEffect, useState } from 'react'
import { create } from 'zustand'
import { toastMs } from '#contract/limits'
import { messageOf } from '../api/api-error'
import { CloseIcon } from './icons'
import './toast.css'

interface Toast {
  title: string
  text: string
  /** For what failed. */
  tone?: 'destructive'
}

interface State {
  toast: Toast | null
  open: boolean
  /** Modal dialogs on screen. */
  dialogs: number
}

const useToast = create<State>()(() => ({ toast: null, open: false, dialogs: 0 }))

/** Shows a toast in place of the one before. It leaves after 5 s of being neither pointed at nor focused. */
export const toast = (toast: Toast) => useToast.setState({ toast, open: true })

/** Shows why something failed: an error's message, or a sentence. */
export const toastFailure = (title: string, why: unknown) => toast({ title, text: messageOf(why), tone: 'destructive' })

/** Takes the toast away, because it is read or because it is no longer true. */
export const dismissToast = () => useToast.setState({ open: false })

const remove = () => useToast.setState({ toast: null })

/** The toasts of the page. */
export function Toaster() {
  const dialogs = useToast(({ dialogs }) => dialogs)
  return <Region isShown={dialogs === 0} />
}

/** The toasts while a modal dialog is open, inside it: the browser lets nobody reach the rest of the page. */
export function DialogToaster() {
  useLayoutEffect(() => {
    useToast.setState(({ dialogs }) => ({ dialogs: dialogs + 1 }))
    return () => useToast.setState(({ dialogs }) => ({ dialogs: dialogs - 1 }))
  }, [])
  return <Region isShown />
}

/** In the page before the first toast comes, so that screen readers watch it. */
function Region({ isShown }: { isShown: boolean }) {
  const { toast, open } = useToast()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!isShown || !toast || (open && held)) return undefined
    const timer = open ? setTimeout(dismissToast, toastMs.shown) : setTimeout(remove, toastMs.removed)
    return () => clearTimeout(timer)
  }, [isShown, toast, open, held])
  useEffect(() => {
    if (!isShown || !open) return undefined
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && dismissToast()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isShown, open])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const card = isShown && toast && (
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
        <p className="toast__text">{toast.text}</p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Dismiss"
        onClick={() => {
          release()
          dismissToast()
        }}
      >
        <CloseIcon />
      </button>
    </div>
  )
  const destructive = toast?.tone === 'destructive'
  return (
    <section className="toasts" aria-label="Notifications">
      <output aria-atomic="true">{!destructive && card}</output>
      <div role="alert" aria-atomic="true">
        {destructive && card}
      </div>
    </section>
  )
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { create } from 'zustand'
import { kindOf, messageOf, plainMessageOf } from '../api/api-error'
import { CloseIcon } from './icons'
import './toast.css'

/** Time for which a toast is shown, and then stored after closing, in milliseconds. */
const toastMs = { shown: 5_000, removed: 1_000_000 }

/** Maximum gap below a bar that stays at the bottom of the window, in pixels. */
const maxGap = 100

interface Toast {
  title: string
  text: string
  /** Cause of a failure that the text does not name. */
  reason?: string | undefined
  /** True for failures. */
  tone?: 'destructive'
}

interface State {
  toast: Toast | null
  open: boolean
  /** Number of open modal dialogs. */
  dialogs: number
}

const useToast = create<State>()(() => ({ toast: null, open: false, dialogs: 0 }))

/** Shows a toast in place of the previous one. It closes after 5 s without hover or focus. */
export const toast = (toast: Toast) => useToast.setState({ toast, open: true })

/**
 * Shows a failure: an error's message, or a text, perhaps with its cause. The page for signing in says itself that the
 * session has ended.
 */
export function toastFailure(title: string, why: unknown, cause?: unknown) {
  if ([why, cause].some((error) => kindOf(error) === 'signed-out')) return
  toast({ title, text: messageOf(why), reason: cause ? plainMessageOf(cause) : undefined, tone: 'destructive' })
}

/** Closes the toast, because it was read or no longer applies. */
export const dismissToast = () => useToast.setState({ open: false })

const remove = () => useToast.setState({ toast: null })

/** Toasts of the page. */
export function Toaster() {
  const dialogs = useToast(({ dialogs }) => dialogs)
  return <Region isShown={dialogs === 0} />
}

/**
 * Toasts at the end of an open modal dialog, because the browser makes the rest of the page inert. The success that the
 * page reported was seen by whoever opens one.
 */
export function DialogToaster() {
  useLayoutEffect(() => {
    useToast.setState(({ dialogs, toast, open }) => ({
      dialogs: dialogs + 1,
      open: open && toast?.tone === 'destructive',
    }))
    return () => useToast.setState(({ dialogs }) => ({ dialogs: dialogs - 1 }))
  }, [])
  return <Region isShown />
}

/** Rendered before the first toast, so that screen readers observe the live region. */
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

  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isShown || !open) return undefined
    const place = () => region.current?.style.setProperty('--taken', `${takenBelow()}px`)
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    addEventListener('scroll', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
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
        {toast.reason && <p>{toast.reason}</p>}
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
    <section className="toasts" ref={region} aria-label="Notifications">
      <output aria-atomic="true">{!destructive && card}</output>
      <div role="alert" aria-atomic="true">
        {destructive && card}
      </div>
    </section>
  )
}

/** Returns the height of what stays at the bottom of the window, which a toast does not cover, in pixels. */
function takenBelow(): number {
  const tops = Array.from(document.querySelectorAll('.action-bar, .offline span'), (bar) => {
    const { top, bottom } = bar.getBoundingClientRect()
    return bottom > innerHeight - maxGap ? top : innerHeight
  })
  // A keyboard on the screen covers the rest.
  const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {}
  return innerHeight - Math.min(height + offsetTop, ...tops)
}

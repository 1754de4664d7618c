import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, onForgotten, readDraft } from './drafts'

/** Delay before a draft is stored: not at each keystroke, but before anyone loses a sentence. */
const pauseMs = 300

/**
 * State of a form, stored in this browser for this user until it is sent. `parse` reads what is stored, which an older
 * version may have written, and returns the initial state if that is null.
 */
export function useDraft<Draft>(email: string, name: string, parse: (stored: string | null) => Draft) {
  const [draft, setDraft] = useState(() => parse(readDraft(email, name)))
  /** Null if nothing was typed. */
  const latest = useRef<Draft>(null)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => {
    if (latest.current) keepDraft(email, name, latest.current)
  }, [email, name])
  useEffect(
    () =>
      onForgotten(email, name, () => {
        if (latest.current === null) return
        latest.current = null
        // This tab may have stored it after another one removed it.
        forgetDraft(email, name)
      }),
    [email, name],
  )
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      // Later, it would store what another form of the draft removed in the meantime.
      clearTimeout(timer.current)
      keep()
    }
  }, [keep])
  const change = (changed: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
    const before = latest.current ?? draft
    const next = { ...before, ...(typeof changed === 'function' ? changed(before) : changed) }
    latest.current = next
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, pauseMs)
  }
  const forget = () => forgetDraft(email, name)
  return { draft, change, forget }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, onDraftChanged, readDraft } from './drafts'

/** Delay before a draft is stored: not at each keystroke, but before anyone loses a sentence. */
const pauseMs = 300

/**
 * State of a form, stored in this browser for this user until it is sent. All tabs show the same draft, and each
 * replaces only the fields that were changed in it. A record of all answers is one field. `parse` reads what is stored,
 * which an older version may have written, and returns the initial state if that is null.
 */
export function useDraft<Draft extends object>(email: string, name: string, parse: (stored: string | null) => Draft) {
  const [draft, setDraft] = useState(() => parse(readDraft(email, name)))
  const latest = useRef(draft)
  /** Fields that were typed here and are not stored yet. */
  const unstored = useRef<Partial<Draft>>({})
  /** True if the draft was stored here. */
  const wasStored = useRef(false)
  const parsing = useRef(parse)
  useEffect(() => {
    parsing.current = parse
  })

  /** Adds what is not stored yet to the stored draft, which another tab may have changed. */
  const merge = useCallback(() => {
    const stored = readDraft(email, name)
    if (stored === null) return
    latest.current = { ...parsing.current(stored), ...unstored.current }
    setDraft(latest.current)
  }, [email, name])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => {
    if (Object.keys(unstored.current).length === 0) return
    merge()
    unstored.current = {}
    wasStored.current = true
    keepDraft(email, name, latest.current)
  }, [email, name, merge])
  useEffect(
    () =>
      onDraftChanged(email, name, (isForgotten) => {
        if (!isForgotten) return merge()
        unstored.current = {}
        if (!wasStored.current) return
        wasStored.current = false
        // This tab may have stored it after another one removed it.
        forgetDraft(email, name)
      }),
    [email, name, merge],
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
    const fields = typeof changed === 'function' ? changed(latest.current) : changed
    unstored.current = { ...unstored.current, ...fields }
    latest.current = { ...latest.current, ...fields }
    setDraft(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, pauseMs)
  }
  const forget = () => forgetDraft(email, name)
  return { draft, change, forget }
}

import { useEffect, useRef, useState } from 'react'

/** Prevents concurrent runs of `act`: a second click while the first is pending does nothing. The focus stays. */
export function useAction<Arguments extends unknown[]>(act: (...args: Arguments) => Promise<void>) {
  const [pending, setPending] = useState(false)
  const running = useRef(false)
  const focused = useRef<Element | null>(null)

  const run = async (...args: Arguments) => {
    if (running.current) return
    running.current = true
    focused.current = document.activeElement
    setPending(true)
    try {
      await act(...args)
    } finally {
      running.current = false
      setPending(false)
    }
  }
  // A button that is disabled in the meantime loses the focus.
  useEffect(() => {
    if (!pending && document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true })
  }, [pending])
  return [run, pending] as const
}

import { useRef, useState } from 'react'

/** Prevents concurrent runs of `act`: a second click while the first is pending does nothing. */
export function useAction<Arguments extends unknown[]>(act: (...args: Arguments) => Promise<void>) {
  const [pending, setPending] = useState(false)
  const running = useRef(false)

  const run = async (...args: Arguments) => {
    if (running.current) return
    running.current = true
    setPending(true)
    try {
      await act(...args)
    } finally {
      running.current = false
      setPending(false)
    }
  }
  return [run, pending] as const
}

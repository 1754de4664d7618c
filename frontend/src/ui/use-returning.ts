import { useEffect } from 'react'

/** Reads again what a client may have changed when the person comes back to this window. */
export function useReturning(load: () => Promise<unknown>): void {
  useEffect(() => {
    const listener = () => void load()
    addEventListener('focus', listener)
    return () => removeEventListener('focus', listener)
  }, [load])
}

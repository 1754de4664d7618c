import { useEffect } from 'react'

/** Tries again by itself once the browser is back online, while `hasFailed`. */
export function useReconnect(hasFailed: boolean, tryAgain: () => unknown): void {
  useEffect(() => {
    if (!hasFailed) return undefined
    const listener = () => void tryAgain()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [hasFailed, tryAgain])
}

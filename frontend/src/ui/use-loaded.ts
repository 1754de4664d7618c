import { useCallback, useEffect, useState } from 'react'
import { useReconnect } from './use-reconnect'

interface Loaded<Value> {
  /** Null until loaded. Stays if a later load fails. */
  value: Value | null
  /** Last error of `read`, or null. */
  failure: unknown
}

/**
 * Loads a value with `read` on mount, again on `load`, and after a failure when the browser is back online. `read` must be
 * stable across renders.
 */
export function useLoaded<Value>(read: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, failure: null })
  const load = useCallback(
    () =>
      read().then(
        (value) => setLoaded({ value, failure: null }),
        (failure: unknown) => setLoaded(({ value }) => ({ value, failure })),
      ),
    [read],
  )
  useEffect(() => void load(), [load])
  useReconnect(loaded.failure !== null, load)
  return { ...loaded, load }
}

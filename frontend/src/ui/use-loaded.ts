import { useCallback, useEffect, useState } from 'react'

interface Loaded<Value> {
  /** Null until loaded. */
  value: Value | null
  /** Last error of `read`, or null. */
  failure: unknown
}

/** Loads a value with `read` on mount and again on `load`. `read` must be stable across renders. */
export function useLoaded<Value>(read: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, failure: null })
  const load = useCallback(
    () =>
      read().then(
        (value) => setLoaded({ value, failure: null }),
        (failure: unknown) => setLoaded({ value: null, failure }),
      ),
    [read],
  )
  useEffect(() => void load(), [load])
  return { ...loaded, load }
}

import { useCallback, useEffect, useState } from 'react'

interface Loaded<Value> {
  /** Null until it is there. */
  value: Value | null
  /** What `read` threw last; null otherwise. */
  failure: unknown
}

/** What `read` answers: it is asked at once, and again by `load`. It must be the same function at each drawing. */
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

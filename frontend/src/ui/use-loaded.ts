import { use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readSession } from '../storage/stored-session'
import { showOpening } from './opening'
import { useReconnect } from './use-reconnect'

interface Loaded<Value> {
  /** Null until loaded. Stays if a later load fails. */
  value: Value | null
  /** Last error of `read`, or null. */
  failure: unknown
}

/** Reads a value, or the error in its place. */
const settle = <Value>(read: () => Promise<Value>): Promise<Loaded<Value>> =>
  read().then(
    (value) => ({ value, failure: null }),
    (failure: unknown) => ({ value: null, failure }),
  )

/** Data of the screen that is being opened, kept until it is shown, because React forgets the state of what suspends. */
let opening: { key: string; reading: Promise<unknown> } | undefined

/** Suspends until what a screen needs has been read, so that the screen before it stays. */
export function useOpening<Value>(read: () => Promise<Value>): Loaded<Value> {
  const key = `${readSession()} ${useLocation().key}`
  const [reading] = useState(() => {
    if (opening?.key !== key) {
      opening = { key, reading: settle(read) }
      showOpening(opening.reading)
    }
    return opening.reading as Promise<Loaded<Value>>
  })
  useEffect(() => {
    opening = undefined
  }, [])
  return use(reading)
}

/**
 * Loads a value with `read` on mount unless it is `opened` with one, again on `load`, and after a failure when the browser
 * is back online. `read` must be stable across renders.
 */
export function useLoaded<Value>(read: () => Promise<Value>, opened?: Loaded<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>(opened ?? { value: null, failure: null })
  const [isOpened] = useState(opened !== undefined)
  const readings = useRef(0)
  const load = useCallback(async () => {
    const reading = ++readings.current
    const { value, failure } = await settle(read)
    // A later reading has the newer state.
    if (reading === readings.current) setLoaded((before) => ({ value: value ?? before.value, failure }))
  }, [read])
  useEffect(() => {
    if (!isOpened) void load()
  }, [isOpened, load])
  useReconnect(loaded.failure !== null, load)
  return { ...loaded, load }
}

import { useSyncExternalStore } from 'react'
import './offline.css'

function onChange(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Overlays the page, so that showing it causes no layout shift. */
export function Offline() {
  const online = useSyncExternalStore(onChange, () => navigator.onLine)
  return (
    <output className="offline">
      {!online && (
        <span>
          You're offline. What you type is saved on this device; everything else works again once you're back online.
        </span>
      )}
    </output>
  )
}

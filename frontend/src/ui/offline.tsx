import { useEffect, useSyncExternalStore } from 'react'
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
  useEffect(() => {
    // Makes room for the message, so that it covers no buttons.
    document.documentElement.toggleAttribute('data-offline', !online)
    return () => document.documentElement.removeAttribute('data-offline')
  }, [online])
  return (
    <output className="offline">
      {!online && (
        <span>
          You're offline. What you type stays on this page; everything else works again once you're back online.
        </span>
      )}
    </output>
  )
}

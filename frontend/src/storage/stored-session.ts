import type { User } from '#contract/user'
import { readStored, writeStored } from './browser-storage'

const sessionKey = 'sessionId'
const userKey = '/api/user'
/** Notifies this tab; other tabs receive the `storage` event. */
const changed = 'stored-session'

export const readSession = () => readStored(sessionKey)

/** Returns the last known user as a JSON string, so that unchanged values compare equal. */
export const readUser = () => readStored(userKey)

export function storeSession(sessionId: string, user: User) {
  writeStored(userKey, JSON.stringify(user))
  writeStored(sessionKey, sessionId)
  dispatchEvent(new Event(changed))
}

/** Stores the user of the current session. */
export function storeUser(user: User) {
  writeStored(userKey, JSON.stringify(user))
  dispatchEvent(new Event(changed))
}

/** Removes the session, unless it has been replaced in the meantime. */
export function endSession(sessionId: string) {
  if (readSession() !== sessionId) return
  writeStored(sessionKey, null)
  writeStored(userKey, 'null')
  dispatchEvent(new Event(changed))
}

export function onSessionChange(listener: () => void) {
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === sessionKey || event.key === userKey) listener()
  }
  // A page restored from the back/forward cache has missed all events.
  const hearReturn = ({ persisted }: PageTransitionEvent) => persisted && listener()
  addEventListener(changed, listener)
  addEventListener('storage', hear)
  addEventListener('pageshow', hearReturn)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', hear)
    removeEventListener('pageshow', hearReturn)
  }
}

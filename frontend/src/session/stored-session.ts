import type { User } from '#contract/user'
import { readStored, writeStored } from '../ui/browser-storage'

const sessionKey = 'sessionId'
const userKey = '/api/user'
/** Told to this tab; other tabs hear `storage`. */
const changed = 'stored-session'

export const readSession = () => readStored(sessionKey)

/** The user as last seen, as JSON: a string, so that what has not changed compares equal. */
export const readUser = () => readStored(userKey)

export function keepSession(sessionId: string, user: User) {
  writeStored(userKey, JSON.stringify(user))
  writeStored(sessionKey, sessionId)
  dispatchEvent(new Event(changed))
}

/** Keeps the user of a session, unless that has ended or another one has taken its place meanwhile. */
export function keepUser(sessionId: string | null, user: User) {
  if (sessionId === null || readSession() !== sessionId) return
  writeStored(userKey, JSON.stringify(user))
  dispatchEvent(new Event(changed))
}

/** Forgets the session, unless another one has taken its place meanwhile. */
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
  // A page that the browser kept while another was shown has heard nothing meanwhile.
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

import { readStored, storedKeys, writeStored } from '../storage/browser-storage'

/**
 * Drafts of what a user has typed but not sent, stored in this browser by name. They survive an expired session, but
 * not a logout, after which someone else may use this computer.
 */
const keyOf = (email: string, name: string) => `draft:${email}:${name}`

/** Notifies this tab; other tabs receive the `storage` event. */
const forgotten = 'draft-forgotten'

export const readDraft = (email: string, name: string) => readStored(keyOf(email, name))

/** True if there is a draft whose name begins like this. */
export const hasDrafts = (email: string, name: string) => storedKeys(keyOf(email, name)).length > 0

export const keepDraft = (email: string, name: string, draft: unknown) =>
  writeStored(keyOf(email, name), JSON.stringify(draft))

export function forgetDraft(email: string, name: string) {
  forget(keyOf(email, name))
}

export function forgetDrafts(email: string) {
  for (const key of storedKeys(keyOf(email, ''))) forget(key)
  // A draft that has not been stored yet has no key.
  dispatchEvent(new CustomEvent(forgotten))
}

/** Moves all drafts to the user's new email. */
export function moveDrafts(from: string, to: string) {
  const prefix = keyOf(from, '')
  for (const key of storedKeys(prefix)) {
    writeStored(keyOf(to, key.slice(prefix.length)), readStored(key))
    forget(key)
  }
}

function forget(key: string) {
  writeStored(key, null)
  dispatchEvent(new CustomEvent(forgotten, { detail: key }))
}

/**
 * Subscribes to a draft that another tab stores, or that is removed here or in another tab. A form that still shows a
 * removed one must not store it again.
 */
export function onDraftChanged(email: string, name: string, listener: (isForgotten: boolean) => void) {
  const key = keyOf(email, name)
  const hear = ({ detail }: CustomEventInit<string>) => (detail ?? key) === key && listener(true)
  const hearStorage = ({ key: changed, newValue }: StorageEvent) => changed === key && listener(newValue === null)
  addEventListener(forgotten, hear)
  addEventListener('storage', hearStorage)
  return () => {
    removeEventListener(forgotten, hear)
    removeEventListener('storage', hearStorage)
  }
}

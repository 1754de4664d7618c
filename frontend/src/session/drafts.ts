import { readStored, storedKeys, writeStored } from '../ui/browser-storage'

/**
 * What a user typed and has not sent yet is kept in this browser, under a name of its own. It outlives an expired
 * session, but not a logout: the next at this computer may be someone else.
 */
const keyOf = (email: string, name: string) => `draft:${email}:${name}`

/** Told to this tab; other tabs hear `storage`. */
const forgotten = 'draft-forgotten'

export const readDraft = (email: string, name: string) => readStored(keyOf(email, name))

export const keepDraft = (email: string, name: string, draft: unknown) =>
  writeStored(keyOf(email, name), JSON.stringify(draft))

export function forgetDraft(email: string, name: string) {
  forget(keyOf(email, name))
}

export function forgetDrafts(email: string) {
  for (const key of storedKeys(keyOf(email, ''))) forget(key)
  // A draft that is not stored yet has no key.
  dispatchEvent(new CustomEvent(forgotten))
}

function forget(key: string) {
  writeStored(key, null)
  dispatchEvent(new CustomEvent(forgotten, { detail: key }))
}

/** Hears of this draft being forgotten, here or in another tab: what still shows it must not keep it again. */
export function onForgotten(email: string, name: string, listener: () => void) {
  const key = keyOf(email, name)
  const hear = ({ detail }: CustomEventInit<string>) => (detail ?? key) === key && listener()
  const hearStorage = ({ key: changed, newValue }: StorageEvent) => changed === key && newValue === null && listener()
  addEventListener(forgotten, hear)
  addEventListener('storage', hearStorage)
  return () => {
    removeEventListener(forgotten, hear)
    removeEventListener('storage', hearStorage)
  }
}

/** Fallback for browsers that block storage or have no room left. Lasts until the tab is closed. */
const memory = new Map<string, string>()

export function readStored(key: string): string | null {
  const stored = memory.get(key)
  if (stored !== undefined) return stored
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns a value that was stored as JSON. Undefined if there is none. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '')
  } catch {
    return undefined
  }
}

/** Returns the stored keys with this prefix. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(localStorage)) keys.add(key)
  } catch {
    // Storage is blocked.
  }
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** Stores a value; null removes it. */
export function writeStored(key: string, value: string | null) {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

/** Stands in where the browser blocks storage or has no room left: kept until the tab is closed. */
const memory = new Map<string, string>()

export function readStored(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys that begin so. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(localStorage)) keys.add(key)
  } catch {
    // Storage is blocked.
  }
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** Null removes it. */
export function writeStored(key: string, value: string | null) {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

/** Maximum texts whose results are kept. */
const maxKnown = 50_000

/** Returns a function that computes a result once for each text, of which documents repeat many: words and headings. */
export function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, { result: T }>()
  return (text) => {
    let entry = known.get(text)
    if (!entry) {
      entry = { result: make(text) }
      if (known.size > maxKnown) known.clear()
      known.set(text, entry)
    }
    return entry.result
  }
}

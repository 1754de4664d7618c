/** Maximum texts whose results are kept: words and headings of a language, and sentences of a chunk. */
const maxKnown = { words: 50_000, sentences: 2_000 }

/**
 * Returns a function that computes a result once for each text. Documents repeat words and headings, and the sentences
 * of a chunk are classified several times.
 */
export function remember<T>(make: (text: string) => T, of: keyof typeof maxKnown = 'words'): (text: string) => T {
  const known = new Map<string, { result: T }>()
  return (text) => {
    let entry = known.get(text)
    if (!entry) {
      entry = { result: make(text) }
      if (known.size > maxKnown[of]) known.clear()
      known.set(text, entry)
    }
    return entry.result
  }
}

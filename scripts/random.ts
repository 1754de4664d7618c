/**
 * Returns a generator of numbers from 0 to 1 that depends only on the seed (mulberry32, Tommy Ettinger, public domain).
 */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shuffles items in an order that depends only on the seed (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = randomFrom(seed)
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}

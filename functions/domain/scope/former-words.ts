/** End of an exclusion of every estimate that read both ways, and its words today. */
const [former, current] = [
  'translations and data provided by the client',
  'translations and data (the client provides them)',
]

/** Returns an exclusion of an estimate that was saved earlier in its current words. */
export const inCurrentWords = (exclusion: string): string => exclusion.replace(former, current)

/** Returns an exclusion in its first words, so that an estimate that was saved with them is the same. */
export const inFormerWords = (exclusion: string): string => exclusion.replace(current, former)

/** Usual exclusion of texts, whole, that read both ways, and its words today. */
const [former, current] = ['provided by the client', '(the client provides them)'].map(
  (words) => `Texts, images, translations and data ${words}`,
) as [string, string]

const exchange = (text: string, one: string, other: string) =>
  [`${one}.`, `${one}, except documents for the handover.`].includes(text) ? text.replace(one, other) : text

/** Returns an exclusion of an estimate that was saved earlier in its current words. A person's own stay. */
export const inCurrentWords = (exclusion: string): string => exchange(exclusion, former, current)

/** Returns an exclusion in its first words, so that an estimate that was saved with them is the same. */
export const inFormerWords = (exclusion: string): string => exchange(exclusion, current, former)

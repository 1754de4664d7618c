/**
 * Normalizes a text for comparison: letters and digits of any script, without case, compatibility forms and
 * punctuation.
 */
export const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim()

/** Minimum letters by which words in different forms are the same. */
const minStem = 4

/** Returns the beginnings of the words of a text by which they are found in other forms, without short words beside long ones. */
export function stemsIn(text: string): string[] {
  const words = wordsOf(text).split(' ')
  const long = words.filter((word) => word.length >= minStem)
  return (long.length > 0 ? long : words).map((word) => word.slice(0, Math.max(minStem, word.length - 2)))
}

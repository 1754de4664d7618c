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

/** Returns the share of the words of a text, without short ones beside long ones, that another one has in any form. */
export function shareOfWords(text: string, other: string): number {
  const words = wordsOf(text).split(' ')
  const long = words.filter((word) => word.length >= minStem)
  const counted = long.length > 0 ? long : words
  const isIn = (word: string) => ` ${other}`.includes(` ${word.slice(0, Math.max(minStem, word.length - 2))}`)
  return counted.filter(isIn).length / counted.length
}

/** True if a text has half of the words of a name in any form, and so is about the same. A judgment. */
export const saysMost = (text: string, name: string): boolean => shareOfWords(name, wordsOf(text)) >= 0.5

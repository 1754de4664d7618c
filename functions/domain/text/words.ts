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

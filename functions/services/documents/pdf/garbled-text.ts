/** Shorter texts are not judged. */
const minCharacters = 40
/** Share of characters that do not occur in text, above which the whole page is garbled. */
const oddShare = 0.08
/** Minimum share of vowels. In most languages with Latin letters about two fifths of the letters are vowels. */
const vowelShare = 0.2

const odd = /(?![\t\n\v\f\r])\p{Cc}|\uFFFD|\p{Cn}|[\uE000-\uF8FF]/gu
const latin = /\p{Script=Latin}/gu
const vowels = /[aeiouyæœøıα]/giu

/**
 * True if a page's text is garbled although it looks right in print: a PDF need not map the glyphs of its fonts to
 * characters, and then only glyph numbers are found.
 */
export function isGarbled(texts: string[]): boolean {
  // Bullets of Word's symbol fonts are single characters.
  const text = texts.filter((each) => !/^[\uE000-\uF8FF]$/u.test(each.trim())).join(' ')
  const written = count(text, /\S/gu)
  if (written < minCharacters) return false
  if (count(text, odd) > oddShare * written) return true

  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  const isLatin = count(letters, latin) > Math.max(minCharacters, 0.5 * written)
  return isLatin && count(letters, vowels) < vowelShare * count(letters, latin)
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

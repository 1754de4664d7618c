/** Fewer characters show nothing. */
const fewest = 40
/** Share of characters that no text has, from which the rest is none either. */
const oddShare = 0.08
/** A fifth of the letters of any language that is written in Latin letters are vowels; most have two fifths. */
const vowelShare = 0.2

const odd = /(?![\t\n\v\f\r])\p{Cc}|\uFFFD|\p{Cn}|[\uE000-\uF8FF]/gu
const latin = /\p{Script=Latin}/gu
const vowels = /[aeiouyæœøıα]/giu

/**
 * Whether a page's text is none, though its letters look right in print: a PDF need not say which letters the signs of
 * its fonts are, and then their numbers are all that is found.
 */
export function isGarbled(texts: string[]): boolean {
  // Bullets of Word's symbol fonts stand alone.
  const text = texts.filter((each) => !/^[\uE000-\uF8FF]$/u.test(each.trim())).join(' ')
  const written = count(text, /\S/gu)
  if (written < fewest) return false
  if (count(text, odd) > oddShare * written) return true

  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  const isLatin = count(letters, latin) > Math.max(fewest, 0.5 * written)
  return isLatin && count(letters, vowels) < vowelShare * count(letters, latin)
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

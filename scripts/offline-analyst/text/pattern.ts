/** Letters of the languages that the vocabulary knows, and of some others. `\p{L}` has a hundred times as many ranges. */
const letters = 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ͳͶͷͻ-ͽΆΈ-Ͽἀ-ῼЀ-ҁҊ-ԯא-תء-يऄ-हก-ะ぀-ヿ㐀-䶿一-鿿가-힣'

/** Escapes, classes, and letters outside of classes. */
const parts = /\\[^pP]|\[(?:\\.|[^\]\\])*\]|\\[pP]\{L\}/g

/**
 * Compiles a pattern that ignores case, with a short list of letters for `\p{L}` and, if nothing else needs it, without
 * the flag `u`. With both flags V8 compares more spellings of each letter, and the code for the patterns of the analyst
 * grows so large that V8 no longer optimizes it: a text took half as long again.
 */
export function pattern(long: string | RegExp): RegExp {
  const source = typeof long === 'string' ? long : long.source
  const short = source.replace(parts, (part) => {
    if (part.startsWith('[')) return part.replaceAll('\\p{L}', letters)
    return part === '\\p{L}' ? `[${letters}]` : part === '\\P{L}' ? `[^${letters}]` : part
  })
  return /\\p\{/i.test(short) ? new RegExp(source, 'iu') : new RegExp(short, 'i')
}

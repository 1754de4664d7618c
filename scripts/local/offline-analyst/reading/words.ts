/**
 * A word of a text: `raw` is lower case without accents, `stem` is what its number and tense have in common,
 * `root` what the thing and the deed have in common ("booking" and "book").
 */
export interface Word {
  raw: string
  stem: string
  root: string
}

const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu
const marks = /\p{M}+/gu
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g
/** French and Italian: l'utilisateur. */
const elision = /^(?:l|d|s|n|c|j|m|qu|un|dell|all)'(\p{L}{3,})$/u
const han = /\p{Script=Han}/u

/** Longer "words" are no words but data or noise. */
const longestWord = 60

/** The text in one spelling: ligatures and full-width letters resolved, private bullets shown, invisible characters gone. */
export function spelled(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\uE000-\uF8FF]/g, '•')
    .normalize('NFKC')
    .replace(/[‐‑‒]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Lower case, without accents; ß is ss. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(marks, '').replaceAll('ß', 'ss')
}

/**
 * What the forms of an English word have in common: "books" and "booked" are one, "booking" is another.
 * A light suffix stripper; other languages pass mostly unchanged.
 */
export function stem(word: string): string {
  let it = word.replace(/'.*$/, '')
  if (it.length > 3) {
    if (it.endsWith('ies')) it = `${it.slice(0, -3)}y`
    else if (it.endsWith('sses') || it.endsWith('shes') || it.endsWith('ches') || it.endsWith('xes'))
      it = it.slice(0, -2)
    else if (it.endsWith('s') && !it.endsWith('ss') && !it.endsWith('us') && !it.endsWith('is')) it = it.slice(0, -1)
  }
  if (it.length > 4 && it.endsWith('ed')) it = undoubled(it.slice(0, -2))
  return it.length > 3 && it.endsWith('e') ? it.slice(0, -1) : it
}

function root(word: string): string {
  const it = stem(word)
  if (!/^[a-z]+$/.test(it)) return it.slice(0, 7)
  const bare =
    it.length > 5 && it.endsWith('ing') ? undoubled(it.slice(0, -3)) : it.replace(/(?:ation|ment|er|or|ly)$/, '')
  return bare.length > 2 ? bare : it
}

const undoubled = (it: string) => (/([bdgmnprt])\1$/.test(it) ? it.slice(0, -1) : it)

const known = new Map<string, Word>()

function wordOf(text: string): Word {
  let word = known.get(text)
  if (!word) {
    const raw = plain(text).replaceAll('’', "'").replace(elision, '$1')
    word = { raw, stem: stem(raw), root: root(raw) }
    if (known.size > 50_000) known.clear()
    known.set(text, word)
  }
  return word
}

/** The words of a text in order. A run of Chinese characters is one word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const [found] of text.matchAll(wordPattern)) {
    if (found.length <= longestWord || han.test(found)) words.push(wordOf(found))
  }
  return words
}

export const isHan = (word: string): boolean => han.test(word)

export const isNumber = (word: string): boolean => /^\d/.test(word)

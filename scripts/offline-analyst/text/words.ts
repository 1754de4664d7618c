import { findAll } from '#domain/text/text'
import { remember } from './remember'

/**
 * A word of a text: `raw` is lower case without accents, `stem` is shared by singular, plural and tenses,
 * `root` by the noun and the verb ("booking" and "book").
 */
export interface Word {
  raw: string
  stem: string
  root: string
  /** Article or other short word that was elided before it: "l" in "l'accueil". Empty without one. */
  elided: string
}

const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)?|[;:()|—–]|[.!?](?=\s|$)/gu
/** The same for a text without letters beyond ASCII, which V8 matches several times as fast. */
const plainWordPattern = /[A-Za-z\d]+(?:['’][A-Za-z]+)?|[;:()|—–]|[.!?](?=\s|$)/g
/** Characters beyond ASCII and the dashes and quotes of typography. */
const beyondPlain = /[^\0-\x7F\u2010-\u2027]/
/** Spellings with a hyphen, to be read as one word. */
const electronic = /\b([eE])-[mM]ail/g
const breaks = new Set(';:()|—–.!?')
const marks = /\p{M}+/gu
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g
/** Elided articles of French and Italian, as in "l'utilisateur". */
const elision = /^(l|d|s|n|c|j|m|qu|un|dell|nell|all|dall|sull)'(\p{L}{3,})$/u
/** Returns the word without an elided article: "accueil" for "d'accueil". */
export const withoutElision = (word: string): string => word.replace(elision, '$2')

const han = /\p{Script=Han}/u

/** Maximum characters of a word. Longer ones are data or noise. */
const maxWordLength = 60

/** Normalizes ligatures, full-width letters and private-use bullets, and removes invisible characters. */
export function normalizeSpelling(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\uE000-\uF8FF]/g, '•')
    .normalize('NFKC')
    .replace(/[‐‑‒]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the text in lower case without accents; ß becomes ss. */
export function removeAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(marks, '').replaceAll('ß', 'ss')
}

/**
 * Stems an English word: "books" and "booked" have the same stem, "booking" another.
 * A light suffix stripper; other languages pass mostly unchanged.
 */
export function stem(word: string): string {
  let it = word.replace(/'.*$/, '')
  if (it.length > 3 && !uncountable.has(it)) {
    if (it.endsWith('ies')) it = `${it.slice(0, -3)}y`
    else if (it.endsWith('sses') || it.endsWith('shes') || it.endsWith('ches') || it.endsWith('xes'))
      it = it.slice(0, -2)
    else if (it.endsWith('s') && !it.endsWith('ss') && !it.endsWith('us') && !it.endsWith('is')) it = it.slice(0, -1)
  }
  if (it.length > 4 && it.endsWith('ed') && !it.endsWith('eed')) it = presentOf(it.slice(0, -2))
  return it.length > 5 && it.endsWith('e') ? it.slice(0, -1) : it
}

/** Words whose final s is not a plural. */
const uncountable = new Set(['news', 'always', 'various', 'perhaps', 'whereas', 'maths'])

/** Returns the present form: "store" for "stor" (from "stored"), "log" for "logg" (from "logged"). */
function presentOf(it: string): string {
  const bare = undoubled(it)
  const lostE =
    bare === it && it.length <= 4 && /[aeiouy][bcdfghjklmnpqrstvz]$/.test(it) && it !== 'edit' && it !== 'open'
  return lostE ? `${it}e` : bare
}

function root(word: string): string {
  const it = stem(word)
  if (!/^[a-z]+$/.test(it)) return it.slice(0, 7)
  const bare =
    it.length > 5 && it.endsWith('ing') ? undoubled(it.slice(0, -3)) : it.replace(/(?:ation|ment|er|or|ly)$/, '')
  return bare.length > 2 ? bare : it
}

const undoubled = (it: string) => (/([bdgmnprt])\1$/.test(it) ? it.slice(0, -1) : it)

const wordOf = remember((text): Word => {
  const spelled = removeAccents(text).replaceAll('’', "'")
  const raw = withoutElision(spelled)
  return { raw, stem: stem(raw), root: root(raw), elided: elision.exec(spelled)?.[1] ?? '' }
})

/** Placeholder for punctuation, which no term or pair of words crosses. */
const pause: Word = { raw: '', stem: '', root: '', elided: '' }

/** Splits a text into words and pauses, in order. A run of Chinese characters is one word. */
export const wordsOf = remember((text): readonly Word[] => {
  const words: Word[] = []
  const wanted = beyondPlain.test(text) ? wordPattern : plainWordPattern
  for (const [found] of findAll(wanted, text.replace(electronic, '$1mail'))) {
    if (breaks.has(found)) {
      if (words.length > 0 && words.at(-1) !== pause) words.push(pause)
    } else if (found.length <= maxWordLength || han.test(found)) words.push(wordOf(found))
  }
  if (words.at(-1) === pause) words.pop()
  return words
}, 'sentences')

/** First of the Chinese characters: comparing with it is faster than the pattern, for words that begin with others. */
const firstHan = '\u2E80'

export const isHan = (word: string): boolean => word >= firstHan && han.test(word)

export const isNumber = (word: string): boolean => word >= '0' && word < ':'

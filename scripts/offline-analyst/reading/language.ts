import { termsOf } from '../vocabulary/cues'
import { type Language, languageNames } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { commonWords, otherLanguages, otherScripts } from '../vocabulary/words'
import { type Word, isHan, isNumber } from '../text/words'

/** Code of a supported language, or the name of one that the analyst can only detect. */
type Name = Language | `other ${string}`

const common = new Map<string, Name[]>()
for (const [language, words] of Object.entries(commonWords)) note(termsOf(words), language as Language)
for (const [name, words] of Object.entries(otherLanguages)) note(termsOf(words), `other ${name}`)

function note(words: string[], name: Name): void {
  for (const word of words) common.set(word, [...(common.get(word) ?? []), name])
}

/** Minimum share of the words of a text that are common words of its language. */
const minShare = 0.12

/** Minimum share of the passages of a language that short passages may be in. */
const minPart = 0.2

/** Minimum common words that identify the language of a passage. */
const minCommonWords = 2

/** Texts with fewer words count as English if their letters are Latin. */
const minWords = 8

/** Name of a language without a sign of it, as that of a list of prices. */
export const unknown = 'an unknown language'

export interface TextLanguage {
  /** Null if the language is not supported. */
  language: Language | null
  name: string
}

/** Detects the language of a text by its common words or its script. Short texts without a sign count as English. */
export function languageOf(words: readonly Word[]): TextLanguage {
  const counts = new Map<Name, number>()
  const add = (name: Name, size: number) => counts.set(name, (counts.get(name) ?? 0) + size)
  let all = 0
  let latin = 0
  for (const { raw } of words) {
    if (raw === '' || isNumber(raw)) continue
    const size = isHan(raw) ? Math.ceil(raw.length / 2) : 1
    all += size
    if (/^[a-z]/.test(raw)) latin += 1
    else {
      const script = Object.entries(otherScripts).find(([, letters]) => letters.test(raw))?.[0]
      if (script) add(`other ${script}`, size)
      else if (isHan(raw)) add('zh', size)
    }
    for (const name of common.get(raw) ?? []) add(name, 1)
  }
  const [name, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0]
  if (name && count >= all * minShare) {
    if (name.startsWith('other ')) return { language: null, name: name.slice('other '.length) }
    return { language: name as Language, name: languageNames[name as Language] }
  }
  const detected = detectByTerms(words, all) ?? (all < minWords && latin >= all / 2 ? 'en' : null)
  if (detected) return { language: detected, name: languageNames[detected] }
  return { language: null, name: unknown }
}

/** Minimum share of the words of a feature list, which has no common words, that are terms of its language. */
const minTerms = 0.4

/** Returns the language of most terms if they cover enough of the text. Only terms in Latin script count. */
function detectByTerms(words: readonly Word[], all: number): Language | null {
  const places = new Map<Language, Set<number>>()
  for (const { owner, at, length } of lexicon.find(words)) {
    if (!/^[a-z]/.test(words[at]!.raw)) continue
    const language = owner.language ?? 'en'
    const own = places.get(language) ?? new Set()
    for (let place = at; place < at + length; place++) own.add(place)
    places.set(language, own)
  }
  const [most] = [...places].toSorted(([, one], [, other]) => other.size - one.size)
  return most && most[1].size >= all * minTerms ? most[0] : null
}

/**
 * Returns the languages whose terms count in each passage: its own if its words identify one, else the languages of
 * many passages, else that of the whole text. So adding text in another language does not change the reading.
 */
export function languagesOf(
  passages: readonly (readonly Word[])[],
  { language: ofWhole }: TextLanguage,
): ReadonlySet<Language>[] {
  const own = passages.map(detectByWords)
  const votes = new Map<Language, number>()
  for (const language of own) if (language) votes.set(language, (votes.get(language) ?? 0) + 1)
  if (votes.size === 0 && ofWhole) votes.set(ofWhole, 1)
  const all = [...votes.values()].reduce((sum, count) => sum + count, 0)
  const frequent = new Set([...votes].filter(([, count]) => count >= all * minPart).map(([language]) => language))
  return own.map((language) => (language ? new Set([language]) : frequent))
}

/** Returns the language of most common words of a passage, or null if two tie or there are too few. */
function detectByWords(words: readonly Word[]): Language | null {
  const counts = new Map<Language, number>()
  for (const { raw } of words) {
    for (const name of common.get(raw) ?? []) {
      if (!name.startsWith('other ')) counts.set(name as Language, (counts.get(name as Language) ?? 0) + 1)
    }
  }
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1])
  return first && first[1] >= minCommonWords && first[1] > (second?.[1] ?? 0) ? first[0] : null
}

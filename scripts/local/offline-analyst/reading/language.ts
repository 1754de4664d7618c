import { termsOf } from '../catalogue/catalogue'
import { type Language, languageNames } from '../vocabulary/cues'
import { commonWords, otherLanguages, otherScripts } from '../vocabulary/words'
import { type Word, isHan, isNumber } from './words'

/** A language that the analyst reads, by its code, or one it can only name. */
type Name = Language | `other ${string}`

const common = new Map<string, Name[]>()
for (const [language, words] of Object.entries(commonWords)) note(termsOf(words), language as Language)
for (const [name, words] of Object.entries(otherLanguages)) note(termsOf(words), `other ${name}`)

function note(words: string[], name: Name): void {
  for (const word of words) common.set(word, [...(common.get(word) ?? []), name])
}

/** A text is in a language when so many of its words are the commonest of that language. */
const leastShare = 0.12

/** So much of a text may be in another language. */
const leastPart = 0.05

/** Words enough to tell a language by. */
const enoughWords = 8

export interface TextLanguage {
  /** All languages that some of the text may be in. */
  among: ReadonlySet<Language>
  /** Null where the analyst knows no words of it. */
  language: Language | null
  name: string
}

/** In which language a text is, by its commonest words or its script. Short texts without a sign count as English. */
export function languageOf(words: Iterable<Word>): TextLanguage {
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
  const known = [...counts].filter((it): it is [Language, number] => !it[0].startsWith('other '))
  const among = new Set(known.filter(([, count]) => count >= all * leastPart).map(([language]) => language))
  const [name, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0]
  if (name && count >= all * leastShare) {
    if (name.startsWith('other ')) return { language: null, among, name: name.slice('other '.length) }
    return { language: name as Language, among, name: languageNames[name as Language] }
  }
  if (all < enoughWords && latin >= all / 2) return { language: 'en', among, name: languageNames.en }
  return { language: null, among, name: 'an unknown language' }
}

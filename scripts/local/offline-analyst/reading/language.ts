import { type Language, languageNames } from '../vocabulary/cues'
import { commonWords } from '../vocabulary/words'
import { termsOf } from '../catalogue/catalogue'
import { type Word, isHan, isNumber } from './words'

const common = new Map<Language, Set<string>>(
  Object.entries(commonWords).map(([language, words]) => [language as Language, new Set(termsOf(words))]),
)

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
  const counts = new Map<Language, number>()
  let all = 0
  let latin = 0
  for (const { raw } of words) {
    if (raw === '' || isNumber(raw)) continue
    const size = isHan(raw) ? Math.ceil(raw.length / 2) : 1
    all += size
    if (isHan(raw)) counts.set('zh', (counts.get('zh') ?? 0) + size)
    if (/^[a-z]/.test(raw)) latin += 1
    for (const [language, set] of common) if (set.has(raw)) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [language, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0]
  const among = new Set([...counts].filter(([, count]) => count >= all * leastPart).map(([language]) => language))
  if (language && count >= all * leastShare) return { language, among, name: languageNames[language] }
  if (all < enoughWords && latin >= all / 2) return { language: 'en', among, name: languageNames.en }
  return { language: null, among, name: 'a language that the offline analyst does not know' }
}

import { type Language, languageNames } from '../vocabulary/cues'
import { commonWords } from '../vocabulary/words'
import { termsOf } from '../catalogue/catalogue'
import { type Word, isHan } from './words'

const common = new Map<Language, Set<string>>(
  Object.entries(commonWords).map(([language, words]) => [language as Language, new Set(termsOf(words))]),
)

/** A text is in a language when so many of its words are the commonest of that language. */
const leastShare = 0.12

/** Words enough to tell a language by. */
const enoughWords = 8

export interface TextLanguage {
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
    if (/^\d/.test(raw)) continue
    const size = isHan(raw) ? Math.ceil(raw.length / 2) : 1
    all += size
    if (isHan(raw)) counts.set('zh', (counts.get('zh') ?? 0) + size)
    if (/^[a-z]/.test(raw)) latin += 1
    for (const [language, set] of common) if (set.has(raw)) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [language, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0]
  if (language && count >= all * leastShare) return { language, name: languageNames[language] }
  if (all < enoughWords && latin >= all / 2) return { language: 'en', name: languageNames.en }
  return { language: null, name: 'a language that the offline analyst does not know' }
}

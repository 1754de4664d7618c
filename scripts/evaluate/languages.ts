/** Most common words of the languages that the offline analyst has to know. */
const commonest: Record<string, string> = {
  English: 'the of and to in a is that for it as with be on by this are or an at from which can will must not have has',
  German:
    'der die das und in zu den ein eine ist nicht von mit auf für des im dem sich werden kann oder muss einen soll',
  French: 'le la les de des et un une du en est que pour dans qui sur par au avec doit ou être peut son sa sont',
  Spanish: 'el la los las de y un una en que es por para con del al se su debe o puede como sin cuando está',
  Portuguese: 'o a os as de e um uma em que é por para com do da no na se deve ou pode dos das quando',
  Russian: 'и в не на с по для что из к от при это или может должен все быть системы как',
  Greek: 'και το να η ο της του την των με για σε από που στο τα είναι θα τον μια πρέπει όταν',
}

const words = Object.values(commonest).map((list) => new Set(list.split(' ')))

/** Minimum letters to detect a language. */
const fewLetters = 100

/**
 * Returns the share of a text that is common words of a language that the analyst has to know: about 0.3 in that
 * language, almost 0 in others. Returns null if the text is too short. Chinese has no spaces, so its characters are
 * counted.
 */
export function familiarity(text: string): number | null {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < fewLetters) return null
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const chinese = kana > han / 4 ? 0 : han / letters
  return Math.max(chinese, ...words.map((set) => all.filter((word) => set.has(word)).length / all.length))
}

/** Below `min`, the language is unknown. Above `clearly`, the analyst should know it. */
export const familiar = { min: 0.05, clearly: 0.15 }

/** Matches "The text is in a language of which the analyst knows few words." */
const admission = /\blanguage\b[^.]*\b(?:few|no|not)\b|\b(?:few|no|not)\b[^.]*\blanguage\b/i

/** True if the analyst admits that it does not know the text's language. */
export const admitsUnknownLanguage = (remarks: readonly string[]) => remarks.some((remark) => admission.test(remark))

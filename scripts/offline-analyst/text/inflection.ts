import { removeAccents } from './words'

/** Languages whose commands differ from the infinitive, by which their verbs are listed. */
export type Inflected = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl'

const clitics = '|lo|la|los|las|le|li|me|nos|mi|ci'.split('|')
const withClitics = (endings: string) => endings.split(' ').flatMap((ending) => clitics.map((it) => ending + it))

/** Endings of the forms that ask for something, by the ending of the infinitive. Longer ones come first. */
const endings: Record<Exclude<Inflected, 'nl'>, [infinitive: string, forms: readonly string[]][]> = {
  de: [
    ['ern', ['ern', 'ere', 'ert']],
    ['en', ['en', 'e', 't', 'et']],
  ],
  fr: [
    ['er', ['er', 'ez', 'e', 'ons']],
    ['ir', ['ir', 'issez']],
    ['re', ['re', 'ez']],
  ],
  es: [
    ['ar', withClitics('ar a e en ad')],
    ['er', withClitics('er a an e ed')],
    ['ir', withClitics('ir a an e id')],
  ],
  pt: [
    ['ar', ['ar', 'a', 'e', 'em']],
    ['er', ['er', 'a', 'am', 'e']],
    ['ir', ['ir', 'a', 'am', 'e']],
  ],
  it: [
    ['are', withClitics('ar are a i ate ino')],
    ['ere', withClitics('er ere a i ete ano')],
    ['ire', withClitics('ir ire a i ite ano')],
  ],
}

/** Spelling before e in Spanish and Portuguese: "buscar" and "busque", "pagar" and "pague". */
const softened: [RegExp, string][] = [
  [/c$/, 'qu'],
  [/g$/, 'gu'],
  [/z$/, 'c'],
]

/** Returns the stem of a Dutch infinitive: "maak" for "maken", "zet" for "zetten", "vervang" for "vervangen". */
function dutchStem(infinitive: string): string {
  const bare = infinitive.replace(/en$/, '')
  if (/([bdfgklmnprst])\1$/.test(bare)) return bare.slice(0, -1)
  const long = bare.replace(/(?<![aeiou])(?!el$)([aeou])([bdfgklmnprstvz])$/, '$1$1$2')
  return long.replace(/v$/, 'f').replace(/z$/, 's')
}

/** Returns the forms of a verb, or of a phrase that begins with one, that ask for something: the infinitive first. */
export function formsOf(term: string, language: Inflected): string[] {
  const [verb = '', ...rest] = removeAccents(term).split(' ')
  const phrase = (form: string) => [form, ...rest].join(' ')
  if (language === 'nl') return verb.endsWith('en') ? [verb, dutchStem(verb)].map(phrase) : [term]
  const [infinitive, forms] = endings[language].find(([ending]) => verb.endsWith(ending)) ?? ['', ['']]
  const stem = verb.slice(0, verb.length - infinitive.length)
  const isSoftened = (language === 'es' || language === 'pt') && infinitive === 'ar'
  const [hard, soft] = (isSoftened && softened.find(([end]) => end.test(stem))) || [/$/, '']
  const stemOf = (ending: string) => (ending.startsWith('e') ? stem.replace(hard, soft) : stem)
  return [...new Set([verb, ...forms.map((ending) => stemOf(ending) + ending)])].map(phrase)
}

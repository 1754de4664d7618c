import { Matcher } from '../text/matcher'
import { actors } from './actors'
import { appearance, misprints } from './appearance'
import {
  type Language,
  type Terms,
  exclusions,
  idioms,
  later,
  modals,
  products as productWords,
  prohibitions,
  requests,
  software,
  termsOf,
  wishes,
} from './cues'
import { noises } from './noise'
import { changes, existing, healthData, platforms, prototype, regulated } from './profile'
import { products } from './products'
import { spoken, systems } from './systems'
import { technologies } from './technologies'
import { works } from './work'

const cues = {
  modal: modals,
  product: productWords,
  software,
  request: requests,
  exclusion: exclusions,
  later,
  wish: wishes,
  prohibition: prohibitions,
  existing,
  change: changes,
  prototype,
  regulated,
  healthData,
  idiom: idioms,
  misprint: misprints,
  appearance,
} as const

export type MeaningKind =
  | keyof typeof cues
  | 'noise'
  | 'platform'
  | 'actor'
  | 'work'
  | 'weak'
  | 'archetype'
  | 'technology'
  | 'system'
  | 'language'

/** Meaning of a term: its kind and name, such as `work booking` or `actor patients`. */
export interface Meaning {
  kind: MeaningKind
  name: string
  /** Language of the term. Undefined for English, and for languages with their own script. */
  language?: Language
}

/** Languages in Latin script, so that a term of one may be a word of another. */
const latin = new Set<Language>(['de', 'fr', 'es', 'pt'])

function build(): Matcher<Meaning> {
  const matcher = new Matcher<Meaning>()
  const add = (terms: string, meaning: Meaning) => {
    for (const term of termsOf(terms)) matcher.add(term, meaning)
  }
  const addAll = (terms: Terms, meaning: Meaning) => {
    for (const [key, list] of Object.entries(terms)) {
      const language = key as Language
      add(list, latin.has(language) ? { ...meaning, language } : meaning)
    }
  }

  for (const [kind, terms] of Object.entries(cues)) addAll(terms, { kind: kind as keyof typeof cues, name: kind })
  for (const [name, terms] of Object.entries(noises)) addAll(terms, { kind: 'noise', name })
  for (const [name, terms] of Object.entries(actors)) addAll(terms, { kind: 'actor', name })
  for (const [name, terms] of Object.entries(platforms)) addAll(terms, { kind: 'platform', name })
  for (const [name, { terms, weak = '' }] of works) {
    addAll(terms, { kind: 'work', name })
    add(weak, { kind: 'weak', name })
  }
  for (const [name, { terms }] of Object.entries(products)) addAll(terms, { kind: 'archetype', name })
  for (const byName of Object.values(technologies)) {
    for (const [name, terms] of Object.entries(byName)) add(terms, { kind: 'technology', name })
  }
  for (const [name, terms] of Object.entries(systems)) add(terms, { kind: 'system', name })
  for (const term of termsOf(spoken)) matcher.add(term, { kind: 'language', name: term })
  return matcher
}

/** Matcher for the whole vocabulary. */
export const lexicon: Matcher<Meaning> = build()

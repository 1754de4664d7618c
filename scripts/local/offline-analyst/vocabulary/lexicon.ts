import { capabilities, termsOf } from '../catalogue/catalogue'
import { products as productKinds } from '../catalogue/products'
import { translations } from '../catalogue/translations/translations'
import { Matcher } from '../matcher'
import { actors } from './actors'
import {
  type Language,
  type Terms,
  exclusions,
  later,
  modals,
  products,
  prohibitions,
  requests,
  software,
} from './cues'
import { noises } from './noise'
import { systems, spoken } from './systems'
import { technologies } from './technologies'
import { genericWords } from './words'

/** What a term stands for: a kind and a name, such as `capability booking.waitlist` or `actor patients`. */
export interface Meaning {
  kind:
    | 'modal'
    | 'product'
    | 'software'
    | 'request'
    | 'exclusion'
    | 'later'
    | 'prohibition'
    | 'noise'
    | 'actor'
    | 'capability'
    | 'weak'
    | 'archetype'
    | 'technology'
    | 'system'
    | 'language'
  name: string
  /** The language of the term; English and terms of all languages have none. */
  language?: Language
}

const generic = new Set(termsOf(genericWords))

function build(): Matcher<Meaning> {
  const matcher = new Matcher<Meaning>()
  const add = (terms: string, meaning: Meaning) => {
    for (const term of termsOf(terms)) matcher.add(term, meaning)
  }
  const addAll = (terms: Terms, meaning: Meaning) => {
    for (const [language, list] of Object.entries(terms)) add(list, of(language as Language, meaning))
  }

  const addWork = (terms: string, name: string) => {
    for (const term of termsOf(terms)) matcher.add(term, { kind: generic.has(term) ? 'weak' : 'capability', name })
  }

  const cues = {
    modal: modals,
    product: products,
    software,
    request: requests,
    exclusion: exclusions,
    later,
    prohibition: prohibitions,
  } as const
  for (const [kind, terms] of Object.entries(cues)) addAll(terms, { kind: kind as keyof typeof cues, name: kind })
  for (const [name, terms] of Object.entries(noises)) addAll(terms, { kind: 'noise', name })
  for (const [name, terms] of Object.entries(actors)) addAll(terms, { kind: 'actor', name })

  for (const { id, terms, weak = '', parts = {} } of capabilities) {
    addWork(terms, id)
    add(weak, { kind: 'weak', name: id })
    for (const [part, { terms: ofPart }] of Object.entries(parts)) {
      addWork(ofPart, `${id}.${part}`)
    }
  }
  for (const [language, { capabilities: byId, products: byName }] of Object.entries(translations)) {
    for (const [id, terms] of Object.entries(byId))
      add(terms, of(language as Language, { kind: 'capability', name: id }))
    for (const [name, terms] of Object.entries(byName))
      add(terms, of(language as Language, { kind: 'archetype', name }))
  }
  for (const { name, terms } of productKinds) add(terms, { kind: 'archetype', name })

  for (const byName of Object.values(technologies)) {
    for (const [name, terms] of Object.entries(byName)) add(terms, { kind: 'technology', name })
  }
  for (const byName of Object.values(systems)) {
    for (const [name, terms] of Object.entries(byName)) add(terms, { kind: 'system', name })
  }
  for (const term of termsOf(spoken)) matcher.add(term, { kind: 'language', name: term })
  return matcher
}

/** Only languages of one script can be mistaken for each other. */
const of = (language: Language, meaning: Meaning): Meaning =>
  ['de', 'fr', 'es', 'pt'].includes(language) ? { ...meaning, language } : meaning

/** Every term the analyst knows, in one. */
export const lexicon: Matcher<Meaning> = build()

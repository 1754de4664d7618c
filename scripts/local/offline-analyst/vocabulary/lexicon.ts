import { capabilities, termsOf } from '../catalogue/catalogue'
import { products as productKinds } from '../catalogue/products'
import { translations } from '../catalogue/translations'
import { Matcher } from '../matcher'
import { actors } from './actors'
import { type Terms, exclusions, later, modals, products, prohibitions, requests, software, stories } from './cues'
import { noises } from './noise'
import { systems, spoken } from './systems'
import { technologies } from './technologies'

/** What a term stands for: a kind and a name, such as `capability booking.waitlist` or `actor patients`. */
export interface Meaning {
  kind:
    | 'modal'
    | 'product'
    | 'software'
    | 'request'
    | 'story'
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
}

function build(): Matcher<Meaning> {
  const matcher = new Matcher<Meaning>()
  const add = (terms: string, meaning: Meaning) => {
    for (const term of termsOf(terms)) matcher.add(term, meaning)
  }
  const addAll = (terms: Terms, meaning: Meaning) => {
    for (const list of Object.values(terms)) add(list, meaning)
  }

  const cues = {
    modal: modals,
    product: products,
    software,
    request: requests,
    story: stories,
    exclusion: exclusions,
    later,
    prohibition: prohibitions,
  } as const
  for (const [kind, terms] of Object.entries(cues)) addAll(terms, { kind: kind as keyof typeof cues, name: kind })
  for (const [name, terms] of Object.entries(noises)) addAll(terms, { kind: 'noise', name })
  for (const [name, terms] of Object.entries(actors)) addAll(terms, { kind: 'actor', name })

  for (const { id, terms, weak = '', parts = {} } of capabilities) {
    add(terms, { kind: 'capability', name: id })
    add(weak, { kind: 'weak', name: id })
    for (const [part, { terms: ofPart }] of Object.entries(parts)) {
      add(ofPart, { kind: 'capability', name: `${id}.${part}` })
    }
  }
  for (const words of Object.values(translations)) {
    for (const [id, terms] of Object.entries(words)) add(terms, { kind: 'capability', name: id })
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

/** Every term the analyst knows, in one. */
export const lexicon: Matcher<Meaning> = build()

import { capabilityOf, pieceOf, withImplied } from '../catalogue/catalogue'
import { products } from '../catalogue/products'
import type { Hit } from '../matcher'
import type { Meaning } from '../vocabulary/lexicon'
import { topicKinds } from '../vocabulary/headings'
import { type Statement, archetypesOf } from '../reading/classify'
import type { Reading } from '../reading/read'
import type { Word } from '../reading/words'
import { languagesIn } from './languages'

/** What was recognised, each with the statements (by their place in the reading) that name it. */
export interface Recognised {
  /** Ids of the catalogue, parts among them, with all that they imply. */
  capabilities: Map<string, number[]>
  /** Kinds of product, by name. */
  products: Map<string, number[]>
  /** Systems of others to connect to. */
  systems: Map<string, number[]>
  technologies: Map<string, number[]>
}

const productOf = new Map(products.map((product) => [product.name, product]))

/** Where qualities are listed, other words name only these: "dashboards load in a second" asks for no dashboards. */
const sayInQualities = new Set([
  'accounts',
  'roles',
  'offline',
  'integrations',
  'exports',
  'api',
  'sms',
  'pwa',
  'onboarding',
])

const ownSystems: Record<string, string[]> = {
  'a point of sale': ['Point of sale'],
  'a resource planning system': ['ERP'],
  'a clinic system': ['Electronic medical records (HL7/FHIR)'],
  'a school system': ['Student information system'],
}

/** In so short a statement a weak word is what it is about; in longer ones it takes two. */
const fewWords = 8

/** "An app like Airbnb" connects to no Airbnb. */
const likenesses = new Set(['like', 'similar', 'unlike'])

const denials = new Set(
  'no without not never non kein keine keinen ohne sans pas sin sem nao без не χωρις δεν'.split(' '),
)

/** Recognises known kinds of work, kinds of product and systems in what a text asks for. */
export function recognise({ statements, title, language }: Reading): Recognised {
  const found: Recognised = {
    capabilities: new Map(),
    products: new Map(),
    systems: new Map(),
    technologies: new Map(),
  }
  const first = Math.max(
    0,
    statements.findIndex(({ kind }) => kind === 'function'),
  )
  const named = new Map<string, number[]>()

  for (const hit of title) {
    if (hit.owner.kind === 'archetype') note(found.products, hit.owner.name, first)
  }
  const hinted = new Map<string, number[]>()
  for (const [index, statement] of statements.entries()) {
    if (statement.definite && isOfProduct(statement)) {
      for (const name of archetypesOf(statement)) note(found.products, name, index)
    }
    for (const { owner } of statement.hits) if (owner.kind === 'technology') note(found.technologies, owner.name, index)
    if (statement.kind !== 'function' && statement.kind !== 'quality') continue
    for (const { owner, length } of said(statement)) {
      if (owner.kind === 'system') note(found.systems, owner.name, index)
      else if (isSure(owner.kind, length, statement)) note(named, owner.name, index)
      else note(hinted, owner.name, index)
    }
  }
  const languages = languagesIn(statements)
  if (languages.size > 1) merge(named, 'localisation', [...languages.values()].flat())
  const saying = (place: number) => statements[place]!.words.map(({ raw }) => raw).join(' ')
  for (const [name, places] of hinted) {
    if (new Set(places.map(saying)).size > 1 || named.has(name)) merge(named, name, places)
  }
  for (const [name, places] of found.products) {
    for (const id of productOf.get(name)?.has ?? []) for (const place of places) note(named, id, place)
  }
  // A point of sale that is made is none to connect to.
  for (const name of found.products.keys()) for (const system of ownSystems[name] ?? []) found.systems.delete(system)
  if (found.systems.size > 0) {
    for (const places of found.systems.values()) for (const place of places) note(named, 'integrations', place)
  }

  // Where nothing can be recognised, something to run on is needed all the same.
  const unread = language.language === null ? statements.findIndex(({ kind }) => kind === 'function') : -1
  if (unread >= 0) for (const id of ['server', 'screens']) note(named, id, unread)

  const wholes = new Set([...named.keys()].filter((id) => !isLoose(id)).flatMap(withImplied))
  for (const id of named.keys()) if (isLoose(id) && !wholes.has(id.split('.')[0]!)) named.delete(id)
  for (const [id, places] of named) found.capabilities.set(id, places)
  for (const [id, places] of named) {
    for (const implied of withImplied(id)) if (!named.has(implied)) merge(found.capabilities, implied, places)
  }
  return found
}

/** A single word, told in passing, may mean something else: it takes two. What is demanded or listed is meant. */
const isSure = (kind: Meaning['kind'], length: number, { words, item, demanded }: Statement) =>
  words.length <= fewWords || (kind === 'capability' && (length > 1 || item || demanded))

/** A statement that says what the product is counts also where it asks for nothing. */
const isOfProduct = ({ kind, topic }: Statement) =>
  kind === 'function' ||
  kind === 'quality' ||
  (kind === 'background' && (topic === null || topicKinds[topic] !== 'nothing'))

/** The capabilities and systems that a statement names and does not deny. */
export function said({
  hits,
  words,
  kind,
  topic,
}: Pick<Statement, 'hits' | 'words' | 'kind' | 'topic'>): Hit<Meaning>[] {
  return hits.filter((hit) => {
    const { owner } = hit
    if (owner.kind !== 'capability' && owner.kind !== 'system' && !(owner.kind === 'weak' && kind === 'function'))
      return false
    if (owner.kind !== 'system' && topic === 'quality' && !saysQuality(owner.name)) return false
    return !isDenied(hit, words) && !isWithin(hit, hits)
  })
}

const isLoose = (id: string) => pieceOf(id).loose

function saysQuality(id: string): boolean {
  const main = id.split('.')[0]!
  return sayInQualities.has(main) || capabilityOf.get(main)?.kind === 'quality'
}

const isDenied = ({ at, owner }: Hit<Meaning>, words: Word[]) =>
  (owner.kind === 'system' && [words[at - 1], words[at - 2]].some((word) => likenesses.has(word?.raw ?? ''))) ||
  (denials.has(words[at - 1]?.raw ?? '') && !denials.has(words[at]?.raw ?? ''))

/** "Gift card" is no payment card: the longer term says what the shorter one means. */
const isWithin = (hit: Hit<Meaning>, hits: Hit<Meaning>[]) =>
  hits.some(
    (other) =>
      (other.owner.kind === 'capability' || other.owner.kind === 'system') &&
      other.length > hit.length &&
      other.at <= hit.at &&
      other.at + other.length >= hit.at + hit.length,
  )

function note(map: Map<string, number[]>, name: string, place: number): void {
  const places = map.get(name)
  if (!places) map.set(name, [place])
  else if (places.at(-1) !== place) places.push(place)
}

function merge(map: Map<string, number[]>, name: string, places: number[]): void {
  map.set(
    name,
    [...new Set([...(map.get(name) ?? []), ...places])].toSorted((a, b) => a - b),
  )
}

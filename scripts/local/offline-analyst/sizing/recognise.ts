import { capabilityOf, pieceOf, withImplied } from '../catalogue/catalogue'
import { products } from '../catalogue/products'
import type { Hit } from '../matcher'
import type { Meaning } from '../vocabulary/lexicon'
import { asksNothing } from '../vocabulary/headings'
import { type Statement, archetypesOf, isAsking } from '../reading/classify'
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
export function recognise(reading: Reading): Recognised {
  const { statements } = reading
  const first = Math.max(
    0,
    statements.findIndex(({ kind }) => kind === 'function'),
  )
  const found: Recognised = {
    capabilities: new Map(),
    products: productsIn(reading, first),
    systems: new Map(),
    technologies: new Map(),
  }
  for (const [place, { hits }] of statements.entries())
    for (const { owner } of hits) if (owner.kind === 'technology') note(found.technologies, owner.name, place)

  const named = namedIn(statements, found.systems)
  for (const [name, places] of found.products) {
    for (const id of productOf.get(name)?.has ?? []) for (const place of places) note(named, id, place)
    // A point of sale that is made is none to connect to.
    for (const system of ownSystems[name] ?? []) found.systems.delete(system)
  }
  for (const places of found.systems.values()) for (const place of places) note(named, 'integrations', place)

  // Where nothing can be recognised, something to run on is needed all the same.
  const unread = reading.language.language === null && statements.some(({ kind }) => kind === 'function')
  if (unread) for (const id of ['server', 'screens']) note(named, id, first)

  found.capabilities = withAllImplied(named)
  const given = givenBy(found.products, first)
  for (const id of found.capabilities.keys()) if (given.has(mainOf(id))) found.capabilities.delete(id)
  return found
}

/** The kinds of product that the title and the statements say it is. */
function productsIn({ statements, title }: Reading, first: number): Map<string, number[]> {
  const products = new Map<string, number[]>()
  for (const { owner } of title) if (owner.kind === 'archetype') note(products, owner.name, first)
  for (const [place, statement] of statements.entries()) {
    if (!statement.definite || !isOfProduct(statement)) continue
    for (const name of archetypesOf(statement)) note(products, name, place)
  }
  return products
}

/** The capabilities that statements name, the doubtful ones where two do; systems are noted in theirs. */
function namedIn(statements: readonly Statement[], systems: Recognised['systems']): Map<string, number[]> {
  const named = new Map<string, number[]>()
  const hinted = new Map<string, number[]>()
  for (const [place, statement] of statements.entries()) {
    if (!isAsking(statement)) continue
    for (const { owner, length } of said(statement)) {
      if (owner.kind === 'system') note(systems, owner.name, place)
      else note(isSure(owner.kind, length, statement) ? named : hinted, owner.name, place)
    }
  }
  const languages = languagesIn(statements)
  if (languages.size > 1) merge(named, 'localisation', [...languages.values()].flat())
  const saying = (place: number) => statements[place]!.words.map(({ raw }) => raw).join(' ')
  for (const [name, places] of hinted) {
    if (new Set(places.map(saying)).size > 1 || named.has(name)) merge(named, name, places)
  }
  return named
}

/** What is named and all that comes with it, without parts whose whole is not there. */
function withAllImplied(named: Map<string, number[]>): Map<string, number[]> {
  const wholes = new Set([...named.keys()].filter((id) => !isLoose(id)).flatMap(withImplied))
  for (const id of named.keys()) if (isLoose(id) && !wholes.has(mainOf(id))) named.delete(id)
  const all = new Map(named)
  for (const [id, places] of named) {
    for (const implied of withImplied(id)) if (!named.has(implied)) merge(all, implied, places)
  }
  return all
}

/** What need not be built for the one product that a text begins with. */
function givenBy(found: Recognised['products'], first: number): ReadonlySet<string> {
  const [only, ...others] = found
  if (!only || others.length > 0 || only[1][0] !== first) return new Set()
  return new Set(productOf.get(only[0])?.given)
}

const mainOf = (id: string) => id.split('.')[0]!

/** A single word, told in passing, may mean something else: it takes two. What is demanded or listed is meant. */
const isSure = (kind: Meaning['kind'], length: number, { words, item, demanded }: Statement) =>
  words.length <= fewWords || (kind === 'capability' && (length > 1 || item || demanded))

/** A statement that says what the product is counts also where it asks for nothing. */
const isOfProduct = (statement: Statement) =>
  isAsking(statement) || (statement.kind === 'background' && !asksNothing(statement.topic))

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
    return !isDenied(hit, words) && !isWithin(hit, hits) && !isMoved(hit, words, hits)
  })
}

const isLoose = (id: string) => pieceOf(id).loose

function saysQuality(id: string): boolean {
  const main = mainOf(id)
  return sayInQualities.has(main) || capabilityOf.get(main)?.kind === 'quality'
}

const isDenied = ({ at, owner }: Hit<Meaning>, words: Word[]) =>
  (owner.kind === 'system' && [words[at - 1], words[at - 2]].some((word) => likenesses.has(word?.raw ?? ''))) ||
  (denials.has(words[at - 1]?.raw ?? '') && !denials.has(words[at]?.raw ?? ''))

/** "Move the invoices from the old database": what is moved names no work of its own. */
const isMoved = ({ owner, at }: Hit<Meaning>, words: Word[], hits: Hit<Meaning>[]) =>
  owner.kind !== 'system' &&
  mainOf(owner.name) !== 'migration' &&
  hits.some((other) => other.owner.name === 'migration') &&
  words.slice(0, at).some(({ stem }) => moves.has(stem))

const moves = new Set(['move', 'moving', 'migrat', 'migrating', 'transfer'])

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

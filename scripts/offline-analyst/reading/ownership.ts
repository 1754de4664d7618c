import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import type { Meaning } from '../vocabulary/lexicon'
import {
  ambiguous,
  beneficiaries,
  definite,
  faulty,
  genitives,
  isMissing,
  lacks,
  occasion,
  partEndings,
  places,
  possessives,
  renewed,
  soFarOnly,
  unowned,
} from '../vocabulary/ownership'
import { type RequestVerb, newProduct, wholes } from '../vocabulary/requests'
import { announces } from './background'
import { tellsFault } from './pleas'
import { requestTerms } from './request-terms'
import type { Statement } from './statement'

/**
 * Signs that a sentence is about a product that exists, in every language of the vocabulary: a possessive before its
 * name, a place in it, and verbs that presuppose it. What kind of product it is does not matter.
 */

type Said = Pick<Statement, 'text' | 'words' | 'hits'>

/** Maximum words from an article, a possessive or a place to the name, and before a subject. */
const reach = { name: 3, owned: 4, place: 4, genitive: 1, subject: 1 }

const whole = pattern(`^${wholes}$`)
export const namesWhole = pattern(`(?<!\\p{L})${wholes}`)

const ofProduct = new Set<Meaning['kind']>(['product', 'archetype', 'platform'])
const ofPart = new Set<Meaning['kind']>([...ofProduct, 'software', 'work', 'weak', 'appearance'])

/** A thing of a product that a sentence speaks of as known: "our shop", "the cart", "im Kalender". */
interface Mention {
  /** Position of its article or possessive. */
  from: number
  isOwned: boolean
  /** Position of the place before it, or -1: "on the page". */
  place: number
  /** True if the name is that of a product. */
  isProduct: boolean
  /** True for a name of a whole product in any language. */
  isWhole: boolean
  /** True if a user is part of the name: "the guest pays". */
  isOfPerson: boolean
}

const namesProduct = (hit: Hit<Meaning>, { words }: Said): boolean =>
  ofProduct.has(hit.owner.kind) && !ambiguous.has(words[hit.at + hit.length - 1]!.raw)

/** "Am besten" is no place. */
const superlatives = new Set(['besten', 'liebsten', 'ehesten'])

/** Returns the thing that an article, a possessive or the place at the beginning introduces, unless it is a new one. */
function mentionAt(from: number, said: Said, things: ReadonlySet<number>): Mention[] {
  const { words, hits } = said
  const { raw, elided } = words[from]!
  const isIn = (set: ReadonlySet<string>) => set.has(raw) || set.has(elided)
  const isOwned = possessives.has(raw)
  const isKnown = isOwned || isIn(definite)
  const isPlace = isIn(places)
  if ((!isKnown && !(isPlace && from === 0)) || superlatives.has(words[from + 1]?.raw ?? '')) return []
  let last = from + (isPlace ? reach.place : isOwned ? reach.owned : reach.name)
  for (let at = elided ? from : from + 1; at <= last && at < words.length; at++) {
    const { raw: word } = words[at]!
    if (genitives.has(word)) last += reach.genitive
    // "On the web" is not on a site.
    if (word === '' || unowned.has(word) || (word === 'web' && raw === 'the')) return []
    const isThing = isOwned && from === 0 && things.has(at)
    const named = hits.filter((hit) => hit.at === at && (isKnown ? ofPart : ofProduct).has(hit.owner.kind))
    const isWhole = whole.test(word)
    // In "the order list", the name ends with its last known word, unlike in "our portal calculates".
    const isLast = (isOwned && isWhole) || !hits.some((hit) => hit.at === at + 1 && ofPart.has(hit.owner.kind))
    if ((named.length === 0 && !isThing && !(isKnown && isWhole) && !partEndings.test(word)) || (!isLast && at < last))
      continue
    return [
      {
        from,
        isOwned,
        place: isPlace ? from : places.has(words[from - 1]?.raw ?? '') ? from - 1 : -1,
        isProduct: named.some((hit) => namesProduct(hit, said)),
        isWhole,
        isOfPerson: hits.some(
          ({ owner, ...hit }) => owner.kind === 'actor' && hit.at <= at && hit.at + hit.length > from,
        ),
      },
    ]
  }
  return []
}

/** Returns the things that a sentence speaks of as known, among them texts and contacts at its beginning: "our address". */
function mentionsIn(said: Said): Mention[] {
  const terms = requestTerms.find(said.words)
  const things = new Set(terms.flatMap(({ owner, at }) => (owner.kind === 'thing' ? [at] : [])))
  return said.words.flatMap((_, at) => mentionAt(at, said, things))
}

/**
 * True if a sentence speaks of the client's product: "customers of our web shop", "two things for our web shop", not "an
 * app for our web shop".
 */
export const isOwned = (said: Said): boolean =>
  mentionsIn(said).some(
    ({ isOwned, isProduct, from }) =>
      isOwned && (announces(said.text) || (isProduct && !beneficiaries.has(said.words[from - 1]?.raw ?? ''))),
  )

/** True if a sentence begins with the client's product as a place: "For our portal we need …", unlike "… a website". */
export const isPlacedInOwned = (said: Said): boolean =>
  mentionsIn(said).some((it) => it.isOwned && it.isProduct && it.place === 0) && !newProduct.test(said.text)

/** True if a sentence speaks of a whole product as known, and of none that is new: "for the shop we still need". */
export const isForKnown = (said: Said): boolean =>
  mentionsIn(said).some((it) => it.isProduct && (it.isOwned || (it.isWhole && !newProduct.test(said.text))))

/** True if a sentence speaks of a place in something known: "In der Auftragsliste", "on the website of our office". */
export const isPlaced = (said: Said): boolean =>
  mentionsIn(said).some(
    (it) =>
      it.place >= 0 &&
      !beneficiaries.has(said.words[it.place]!.raw) &&
      (it.place === 0 || (it.isWhole && !said.text.includes(';'))),
  )

/** True if a sentence speaks of a whole product as known, other than what the product does: "members of the club app". */
export const isBesideKnown = (said: Said): boolean =>
  mentionsIn(said).some(
    ({ from, isWhole }) => from > reach.subject && isWhole && !beneficiaries.has(said.words[from - 1]!.raw),
  )

/** True if a sentence names a page or another part as the place of something: "a map on the contact page". */
export const isOnPart = (said: Said): boolean =>
  mentionsIn(said).some(({ place, isProduct, isWhole }) => isProduct && !isWhole && place >= 0)

/** True if a sentence begins with a part as known, or says what is wrong with it: "The cart forgets items". */
export const isOfKnown = (said: Said): boolean =>
  mentionsIn(said).some(
    ({ from, isOfPerson, isWhole }) => from <= reach.subject && !isOfPerson && (!isWhole || !introduces(said)),
  ) || isFault(said)

/** True for a fault of something known, whatever it is: "The mails arrive twice". */
const isFault = (said: Said): boolean =>
  [said.words[0]?.raw ?? '', said.words[0]?.elided ?? ''].some((it) => definite.has(it) || possessives.has(it)) &&
  faulty.test(said.text) &&
  !introduces(said)

/** True for a sentence about something that is there: its fault, what it lacks, the client's own product, or a place on it. */
export const isOfPresent = (said: Statement): boolean =>
  isFault(said) || tellsFault.test(said.text) || (!said.item && [isOwned, isLacking, isOnPart].some((it) => it(said)))

/** Maximum words of an item that only names what is to be new. */
const maxNameWords = 5

/** True for an item that renews something every site has, or makes it more so: "New logo", "Bigger photos". */
export const renews = ({ item, text, words }: Statement): boolean =>
  item && words.length <= maxNameWords && renewed.test(text)

/** True if a sentence may say what a new product does: "The system shall …". */
const introduces = ({ hits }: Said) => hits.some(({ owner: { kind } }) => kind === 'modal' || kind === 'request')

/** True if something exists: not "currently we write lists", nor "we already have a domain". */
export const isExisting = (said: Said): boolean =>
  said.hits.some(
    ({ owner, at, length }) =>
      owner.kind === 'existing' &&
      (partEndings.test(said.words[at + length]?.raw ?? '') ||
        soFarOnly.test(said.text) ||
        isOfKnown(said) ||
        said.hits.some((hit) => namesProduct(hit, said))),
  )

/** True if a product that is not introduced as a new one lacks something: "The booking system needs a filter". */
export const isLacking = (said: Said): boolean =>
  lacks.test(said.text) &&
  ((isMissing.test(said.text) && said.words.some(({ raw }) => places.has(raw))) ||
    mentionsIn(said).some(({ from }) => from === 0))

/** Letters by which two forms of a verb are taken for the same. */
const stemLength = 4

/** True if a sentence names what people do already as the moment of something else: "choose a therapist when they book". */
export function isOnOccasion({ text }: Pick<Said, 'text'>): boolean {
  const [moment, ...named] = occasion.exec(text) ?? []
  const act = named.find(Boolean)
  if (moment === undefined || !act) return false
  return !text.replace(moment, '').toLowerCase().includes(act.slice(0, stemLength).toLowerCase())
}

/** Verbs that ask for work on what is there. */
const altering = new Set<RequestVerb>(['repair', 'alter', 'add', 'remove', 'upgrade', 'improve'])

/**
 * True if a sentence asks to alter, extend or repair something: at its beginning or, in some languages, at its end.
 * Italian "sistema" repairs something less often than it is one.
 */
export const isAltering = ({ words }: Pick<Said, 'words'>): boolean =>
  requestTerms
    .find(words)
    .some(
      ({ owner, at, length }) =>
        owner.kind === 'verb' &&
        altering.has(owner.verb) &&
        ((at === 0 && !/(?:[^s]s|ed|ing)$|^sistema$/.test(words[0]!.raw)) ||
          (owner.isLate && at + length === words.length)),
    )

import type { Hit } from '../text/matcher'
import type { Meaning } from '../vocabulary/lexicon'
import {
  ambiguous,
  asksForUsers,
  beneficiaries,
  definite,
  lacks,
  madeByYou,
  partEndings,
  places,
  possessives,
  soFarOnly,
  unowned,
} from '../vocabulary/ownership'
import { type RequestVerb, newProduct } from '../vocabulary/requests'
import { requestTerms } from './request-terms'
import type { Statement } from './statement'

/**
 * Signs that a sentence is about a product that exists, in every language of the vocabulary: a possessive before its
 * name, a place in it, and verbs that presuppose it. What kind of product it is does not matter.
 */

type Said = Pick<Statement, 'text' | 'words' | 'hits'>

/** Maximum words from a possessive, or from the beginning of a sentence, to the name of a product. */
const reach = { owner: 3, place: 4 }

const ofProduct = new Set<Meaning['kind']>(['product', 'archetype', 'platform'])

const namesProduct = (hit: Hit<Meaning>, { words }: Said): boolean =>
  ofProduct.has(hit.owner.kind) && !ambiguous.has(words[hit.at + hit.length - 1]!.raw)

/** True for a name that also counts as software, unlike "list" and "page". */
const namesWhole = (hit: Hit<Meaning>, said: Said): boolean =>
  namesProduct(hit, said) && said.hits.some(({ owner, at }) => owner.kind === 'software' && at === hit.at)

/** Returns the position of the possessive before a product of the client, or -1: "our web shop", not "our new shop". */
function ownerOf({ at }: Hit<Meaning>, { words }: Said): number {
  const from = Math.max(0, at - reach.owner)
  const before = words.slice(from, at).map(({ raw }) => raw)
  const place = before.findLastIndex((raw) => possessives.has(raw))
  if (place < 0 || before.slice(place).some((raw) => raw === '' || unowned.has(raw))) return -1
  return from + place
}

/** True if a sentence speaks of the client's product: "customers of our web shop", not "an app for our web shop". */
export const isOwned = (said: Said): boolean =>
  said.hits.some((hit) => {
    const owner = namesProduct(hit, said) ? ownerOf(hit, said) : -1
    const isFor = owner > 0 && beneficiaries.has(said.words[owner - 1]!.raw)
    return owner >= 0 && (!isFor || (owner === 1 && !newProduct.test(said.text)))
  })

/** True if a sentence begins with the client's product as a place: "For our portal we need …", unlike "… a website". */
export const isPlacedInOwned = (said: Said): boolean =>
  places.has(said.words[0]?.raw ?? '') &&
  said.hits.some((hit) => namesProduct(hit, said) && ownerOf(hit, said) === 1) &&
  !newProduct.test(said.text)

/** True if a sentence speaks of a place in something known: "In der Auftragsliste", "on the website of our office". */
export const isPlaced = (said: Said): boolean =>
  said.words.some(
    ({ raw }, at) =>
      places.has(raw) && !beneficiaries.has(raw) && (at === 0 || isDefinite(at, said)) && namesPlace(at, said),
  )

/** True if a definite article follows a place, or is part of it. */
const isDefinite = (at: number, { words }: Said): boolean =>
  [at, at + 1].some((it) => definite.has(words[it]?.raw ?? ''))

function namesPlace(place: number, said: Said): boolean {
  const { words, hits } = said
  const start = words.slice(place + 1, place + 1 + reach.place).map(({ raw }) => raw)
  const named = start.findIndex(
    (raw, at) =>
      (place === 0 && partEndings.test(raw)) ||
      hits.some(
        (hit) => hit.at === place + 1 + at && (place === 0 ? ofProduct.has(hit.owner.kind) : namesWhole(hit, said)),
      ),
  )
  return named >= 0 && !start.slice(0, named + 1).some((raw) => raw === '' || unowned.has(raw))
}

/** True if a product that is not introduced as a new one lacks something: "The booking system needs a filter". */
export const isLacking = (said: Said): boolean =>
  lacks.test(said.text) && (isPlaced(said) || said.hits.some((hit) => namesProduct(hit, said) && isKnown(hit, said)))

const isKnown = ({ at }: Hit<Meaning>, { words }: Said): boolean =>
  at <= reach.owner && !words.slice(0, at).some(({ raw }) => raw === '' || unowned.has(raw))

/** True if a product, or what a pronoun stands for, does no more than this so far. */
export const saysSoFar = (said: Said): boolean =>
  soFarOnly.test(said.text) && (pronoun.test(said.text) || said.hits.some((hit) => namesProduct(hit, said)))

const pronoun = /(?<!\p{L})(?:it|sie|es|er|elle|il)(?!\p{L})/iu

export const saysMade = ({ text }: Pick<Said, 'text'>): boolean => madeByYou.test(text)

export const asksAboutUsers = ({ text }: Pick<Said, 'text'>): boolean => asksForUsers.test(text)

/** Verbs that ask for work on what is there. */
const altering = new Set<RequestVerb>(['repair', 'alter', 'add', 'remove', 'upgrade', 'improve'])

/** True if a sentence asks to alter, extend or repair something: at its beginning or, in some languages, at its end. */
export const isAltering = ({ words }: Pick<Said, 'words'>): boolean =>
  requestTerms
    .find(words)
    .some(
      ({ owner, at, length }) =>
        owner.kind === 'verb' &&
        altering.has(owner.verb) &&
        (at === 0 || (owner.isLate && at + length === words.length)),
    )

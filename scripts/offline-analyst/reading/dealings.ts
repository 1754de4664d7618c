import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import type { Word } from '../text/words'
import type { Meaning } from '../vocabulary/lexicon'
import { asksNothing } from '../vocabulary/headings'
import { dealingHeading, dealtWith, isHandled, mayBid, negotiates, roleOfTender } from '../vocabulary/dealings'
import { isOwed, nameOfProduct } from './commissions'
import { actsOf, defined, findDeed } from './deeds'
import { withUses } from './people-sections'
import { Sight, firm } from './sight'
import { maxAlike } from './statement'

/** Kinds of noise that name what users of a product deal with, too. */
const dealt = new Set(['contract', 'contractHint', 'party'])

const isDealing = ({ owner }: Hit<Meaning>) => owner.kind === 'noise' && dealt.has(owner.name)

const saying = (hit: Hit<Meaning>, words: readonly Word[]) =>
  words
    .slice(hit.at, hit.at + hit.length)
    .map(({ raw }) => raw)
    .join(' ')

/** True for words that only contracts, tenders and notices have, for duties of a party and for dealings with amounts. */
function isClear(seen: Sight): boolean {
  const { passage, words, hits } = seen
  const areClear = hits.some(
    (hit) =>
      hit.owner.kind === 'noise' &&
      (hit.owner.name === 'notice' || (hit.owner.name === 'contract' && !dealtWith.test(saying(hit, words)))),
  )
  const isDuty = seen.party && (firm.test(passage.text) || hits.some((hit) => hit.at <= 2 && isRole(hit, words)))
  return (
    areClear ||
    isDuty ||
    [defined, negotiates].some((said) => said.test(passage.text)) ||
    (isOfTender(seen) && passage.topic === 'procurement' && mayBid.test(passage.text))
  )
}

const isRole = (hit: Hit<Meaning>, words: readonly Word[]) => isDealing(hit) && roleOfTender.test(saying(hit, words))

/** Maximum words before the end of a subject: "Record the policy", unlike "Orders are entered in the agreement". */
const maxSubject = 3

/** Users and the product. */
const subjects = new Set<Meaning['kind']>(['actor', 'product', 'archetype', 'software'])

/** Nouns of what a product does, at the beginning of an item: "Calculation of the annual fee". */
const deed = pattern(
  String.raw`^(?:(?:automatic|online|automatische[rn]?) )?(?:(?:calculat|registrat|generat|notificat)ions?|exports?|imports?|uploads?|search(?:es)?|lists?|overview|reminders?|storage|display|\p{L}*(?:berechnung|erfassung|erzeugung|anzeige|verwaltung|suche|übersicht|erinnerung)|calcul|saisie|gestion|recherche|génération|rappel|enregistrement|cálculo|gestión|registro|búsqueda|generación|aviso|calcolo|gestione|ricerca|generazione|berekening|registratie|overzicht) (?!\d)`,
)

/** True for what users or the product do: "The contract is generated as a PDF", "A venue confirms a date". */
function isUse(seen: Sight): boolean {
  const { passage, words, hits } = seen
  const others = hits.filter((hit) => !isDealing(hit))
  if (findDeed(passage, words, others) !== null || (seen.canDo && seen.functional)) return true
  if (seen.functional && passage.item && deed.test(passage.text)) return true
  const dealings = hits.filter(isDealing)
  const isObject = dealings.length > 0 && dealings.every(({ at }) => at > maxSubject)
  if (isHandled.test(passage.text) && !isObject) return true
  return actsOf(
    passage.text,
    words,
    hits.find((hit) => hit.at <= 2 && (isDealing(hit) || subjects.has(hit.owner.kind))),
  )
}

const isOfTender = ({ passage: { topic, ownTopic, heading } }: Sight) =>
  ownTopic && (topic === 'legal' || topic === 'procurement') && dealingHeading.test(heading)

/** True for a line with words of contracts, or below a heading of a contract or tender. */
const isOnDealings = (seen: Sight) => isOfTender(seen) || seen.hits.some(isDealing)

/** True below a heading of people, references and the like. */
const isBesideProduct = (seen: Sight) => asksNothing(seen.passage.topic) && !isOfTender(seen)

/** Minimum shares of uses among lines about contracts, and maximum share of these in a section about other things. */
const share = { uses: 0.5, mentions: 0.25 }

const sentence = /\p{Ll}[.;]$/u

/** True if most of what a section says about contracts is what people do with a product, or if it hardly mentions them. */
function isAboutUse(section: readonly Sight[], uses: ReadonlySet<Sight>): boolean {
  const told = section.filter(isOnDealings)
  const used = told.filter((seen) => uses.has(seen)).length
  const areFew = told.length <= section.length * share.mentions && told.every(({ passage }) => passage.item)
  const areSentences =
    section.filter(({ passage }) => sentence.test(passage.text)).length >= section.length * share.uses
  return told.length > 0 && (used >= told.length * share.uses || (areFew && areSentences))
}

/** True for items of which most say what users or the product do, below a heading without a known topic. */
const isListOfUses = (section: readonly Sight[], uses: ReadonlySet<Sight>) =>
  uses.size >= section.length * share.uses &&
  section.every(({ passage: { item, heading, topic } }) => item && heading !== '' && topic === null)

const withoutArticle = (text: string) =>
  text.toLowerCase().replace(/^(?:the|der|die|das|le|la|el|il|lo|de|het) |^l['’]/, '')

/** True for a duty of a supplier that names the product, or for a sentence about it: "The Vault shall:". */
const describes = (text: string, names: ReadonlySet<string>): boolean =>
  nameOfProduct(text) !== null || [...names].some((name) => withoutArticle(text).startsWith(`${name} `))

/** Detaches a line about the product from headings and words of contracts. */
function asMatter(seen: Sight, isMatter: boolean): Sight {
  const topic = isMatter && isOfTender(seen) ? { topic: null, ownTopic: false } : {}
  const hits = isMatter ? seen.hits.filter((hit) => !isDealing(hit)) : seen.hits
  return new Sight({ ...seen.passage, ...topic, tellsUse: true }, seen.words, hits)
}

const asOwed = ({ passage, words, hits }: Sight) =>
  new Sight({ ...passage, settled: 'background', tellsUse: true }, words, hits)

/**
 * Takes contracts, insurance, fees or candidates as the matter of the product in sections that say what people do with them,
 * also below a heading such as "Fees", and detaches lines from a heading of people likewise. Other sections with such words are about the contract for the product.
 */
export function withDealings(all: readonly Sight[]): Sight[] {
  const sights = withUses(all)
  const isShort = sights.length <= maxAlike
  const sections = new Map<number, Sight[]>()
  for (const seen of sights) sections.set(seen.passage.section, [...(sections.get(seen.passage.section) ?? []), seen])
  const result = new Map<Sight, Sight>()
  const names = new Set(sights.flatMap(({ passage }) => nameOfProduct(passage.text) ?? []))
  for (const section of sections.values()) {
    if (section.some(({ passage }) => describes(passage.text, names))) {
      for (const seen of section) result.set(seen, isOwed(seen.passage.text) ? asOwed(seen) : asMatter(seen, true))
      continue
    }
    if (section.some(isClear) || section.some(isBesideProduct)) continue
    const uses = new Set(section.filter(isUse))
    const isList = isShort && isListOfUses(section, uses)
    if (!isList && !section.some(isOnDealings)) continue
    const isMatter = isList || isAboutUse(section, uses)
    for (const seen of section) {
      if (!isMatter && !uses.has(seen)) continue
      result.set(seen, asMatter(seen, isMatter))
    }
  }
  return sights.map((seen) => result.get(seen) ?? seen)
}

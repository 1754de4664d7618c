import type { Hit } from '../text/matcher'
import { story } from '../text/stories'
import { topicOf } from '../text/topics'
import { asksNothing, riskHeading, topicKinds } from '../vocabulary/headings'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import type { Passage } from '../text/passages'
import { isTalk } from './background'
import { Sight, buildsSomething, denies, foreignWords, isDemand, namesWork, obliges, question } from './sight'
import { defined } from './deeds'
import { type Word, wordsOf } from '../text/words'

/**
 * Separates passages about the product from contract, tender, notice and company text around it.
 *
 * Single sentences are often ambiguous, so passages are judged together: each adds evidence for or against the
 * product, and a section is split if the evidence outweighs a cost (Viterbi algorithm with two states).
 * Sections are judged separately, so that adding text before or after does not change the result.
 */
export function ofProduct(seen: readonly Sight[], isKnown: boolean): boolean[] {
  if (!isKnown) return seen.map(({ passage }) => !asksNothing(passage.topic))
  const result: boolean[] = []
  for (let from = 0; from < seen.length; ) {
    let to = from + 1
    while (to < seen.length && !begins(seen[to]!, seen[to - 1]!)) to++
    result.push(...cut(seen.slice(from, to)))
    from = to
  }
  return result
}

const begins = ({ passage }: Sight, before: Sight) =>
  passage.section !== before.passage.section && !passage.looseHeading

/** Cost of switching between product and foreign text, in units of evidence. */
const passing = { within: 2, atLooseHeading: 0.75 }

/** Prior evidence that a heading gives the lines below it. Topics inherited from outer headings count less. */
const expectation = { nothing: -2, foreign: -1, none: 0.5, soft: 0.5, firm: 2 }
const inherited = 0.25

function expected({ topic, ownTopic, heading }: Passage): number {
  const hint = foreignHint(lexicon.find(wordsOf(heading)))
  if (topic === null) return expectation.none - hint
  const of = topic === 'foreign' ? expectation.foreign : expectation[topicKinds[topic]]
  return (ownTopic ? of : of * inherited) - hint
}

/**
 * Returns the most likely states of a section's passages. Passages without evidence take the state of those before.
 */
function cut(section: readonly Sight[]): boolean[] {
  const start = expected(section[0]!.passage)
  let product = Math.max(0, start)
  let foreign = Math.max(0, -start)
  const wasProduct: { product: boolean; foreign: boolean }[] = []
  const seenTexts = new Set<string>()
  let isForeignList = false
  for (const [at, seen] of section.entries()) {
    const { passage } = seen
    const isBelowHeading = at > 0 && passage.section !== section[at - 1]!.passage.section
    const cost = isBelowHeading ? passing.atLooseHeading : passing.within
    const own = seenTexts.has(passage.text) ? 0 : evidenceOf(seen)
    isForeignList =
      (isForeignList && passage.item && !isBelowHeading) ||
      (introduces.test(passage.text) && (own < clearly || isForbidden(seen)))
    const evidence =
      (isForeignList ? Math.min(0, own) : own) + (isBelowHeading ? expected(passage) - expectation.none : 0)
    seenTexts.add(passage.text)
    wasProduct.push({ product: product > foreign - cost, foreign: foreign <= product - cost })
    const stays = Math.max(product, foreign - cost)
    foreign = Math.max(foreign, product - cost) + Math.max(0, -evidence)
    product = stays + Math.max(0, evidence)
  }
  const states: boolean[] = []
  let isProduct = product > foreign
  for (const before of wasProduct.toReversed()) {
    states.push(isProduct)
    isProduct = isProduct ? before.product : before.foreign
  }
  return states.toReversed()
}

/** A line that introduces a list. The items of a list are about what the line is about. */
const introduces = /[:：]$|\bfollowing\b/i

/** Evidence below which a line is clearly not about the product. */
const clearly = -1

/** True for what somebody who does not use the product must not do: "Assessors should not:". */
const isForbidden = (seen: Sight) => denies(seen.passage.text) && !ofProducts.some((kind) => seen.has(kind))

/** Returns the evidence that a passage is about the product; negative if it is not. */
const evidenceOf = (seen: Sight): number =>
  seen.passage.settled === 'wish' || isTalk({ text: seen.passage.text, words: seen.words, hits: seen.hits })
    ? 0
    : asking(seen) - foreignness(seen)

const maxEvidence = 6

/** Weight of a noise word as evidence against the product. */
const against: Partial<Record<string, number>> = {
  contract: 2,
  notice: 2,
  contractHint: 0.7,
  business: 0.7,
  document: 0.7,
  test: 0.7,
  practice: 0.7,
  paperwork: 0.7,
}

const foreignHint = (hits: readonly Hit<Meaning>[]) =>
  hits.reduce(
    (sum, hit) => sum + (hit.owner.kind === 'noise' && !namesWork(hit, hits) ? (against[hit.owner.name] ?? 0) : 0),
    0,
  )

const foreignness = (seen: Sight): number =>
  Math.min(
    maxEvidence,
    foreignHint(seen.hits) +
      1.5 * Number(seen.party) +
      0.5 * Number(seen.tellsOfUs) +
      0.3 * Number(seen.noise('telling') > 0) +
      layoutEvidence(seen),
  )

const year = /(?<![\d.-])(?:19|20)\d{2}(?![\d.])/
const registered = /\b(?:Ltd|Limited|Inc|LLC|GmbH|AG|BV|S\.?A|plc|Corp|Co\. KG|No\.\s?[A-Z\d]{5,})\b|[©®™]/
/** A capitalized contract party at the beginning: "The Service Provider shall". */
const named = /^(?:\d+(?:\.\d+)*\s+)?(?:The|Each|Every|Any|No)\s+\p{Lu}\p{Ll}+/u
const capitals = /(?<=\p{Ll},?\s)\p{Lu}\p{Ll}{2,}/gu
const maxCapitals = 4

/** Returns the evidence of names, years and companies, which requirements seldom contain. */
function layoutEvidence({ passage: { text }, words, hits, commissioned }: Sight): number {
  const isNamed =
    named.test(text) && !commissioned && !hits.some(({ owner, at }) => at <= 3 && subjects.has(owner.kind))
  const names = isGerman(words) ? 0 : Math.min(maxCapitals, text.match(capitals)?.length ?? 0)
  return (
    Number(defined.test(text)) +
    0.5 * Number(year.test(text)) +
    0.7 * Number(registered.test(text)) +
    Number(isNamed) +
    0.2 * Math.max(0, names - 1)
  )
}

const subjects = new Set(['product', 'actor', 'system', 'capability', 'archetype', 'software'])
const isGerman = (words: readonly Word[]) => words.some(({ raw }) => germanWords.has(raw))
const germanWords = new Set(['der', 'die', 'das', 'und', 'ein', 'eine', 'den', 'dem', 'des', 'zu', 'mit'])

function asking(seen: Sight): number {
  const { text, topic, ownTopic, item, coded, requirement } = seen.passage
  if (seen.noise('order') > 0 || question.test(text)) return 0
  if (story.test(text)) return 4
  const isBelowNoise = asksNothing(topic)
  // Open points have numbers, too: "OP-2 VAT of the commission".
  if (coded && topic !== 'open') return !requirement ? 2.5 : isBelowNoise ? 0 : maxEvidence
  if (isBelowNoise && ownTopic && !seen.party && !beginsWithUse(seen)) return 0
  if (seen.has('request') && (seen.has('archetype') || seen.has('product') || seen.functional)) return 4
  if (isDemand(seen)) {
    if (seen.productFirst) return 3
    if (seen.functional || seen.qualities) return obliges.test(text) ? 1.2 : 2.5
    return 0.5
  }
  if (seen.commissioned || (seen.party && buildsSomething(seen))) return 4
  if (seen.namesFirst() && !item) return 4
  if (seen.tellsOfUs || denies(text)) return 0
  if (isBelowNoise && (item || (seen.words.length < minSentenceWords && !sentence.test(text)))) return 0
  if (seen.functional) return seen.actorFirst ? 2 : seen.has('modal') ? 1.5 : item && seen.verbFirst ? 1 : 0.5
  if (seen.canDo && foreignWords(seen) === 0) return 2
  if (seen.has('modal') && !isBelowNoise) return isDuty(seen) ? 0 : 0.7
  if (isBelowNoise || foreignWords(seen) > 0) return seen.actorFirst ? 0.5 : 0
  // "Each night the system finds animals that are due."
  return seen.hits.some(({ owner, at }) => owner.kind === 'product' && at <= 4) ? 1 : seen.actorFirst ? 0.5 : 0
}

/** True for a passage that begins with the product, a user or a request: "Members can book", unlike "Changes must be approved". */
const beginsWithUse = (seen: Sight) =>
  seen.has('request') ||
  seen.productFirst ||
  seen.namesFirst() ||
  seen.hits.some(({ owner, at }) => (owner.kind === 'actor' || owner.kind === 'product') && at <= 2)

/** True for what must be done without a product or a user of it: "The container shall name the addressee". */
const isDuty = (seen: Sight) =>
  obliges.test(seen.passage.text) && !seen.passage.item && !ofProducts.some((kind) => seen.has(kind))

const ofProducts = ['product', 'actor', 'software', 'platform', 'technology'] as const

/** Below a noise heading, lines with fewer words are list items unless they end like a sentence. */
const minSentenceWords = 5
const sentence = /\p{Ll}[.!]$/u

/** Detaches passages from headings of the other zone: foreign text from product headings, and vice versa. */
export function separateZones(sights: readonly Sight[], own: readonly boolean[]): Sight[] {
  let foreignIn = -1
  const all = new Set(sights.flatMap(({ passage }) => passage.headings))
  const named = new Set([...all].filter((heading) => topicOf(heading) === null))
  return sights.map((seen, at) => {
    const { passage, words, hits } = seen
    const { topic, section } = passage
    const isBelowNoise = asksNothing(topic)
    if (topic === 'done' || (topic === 'glossary' && (passage.item || !isDemand(seen)))) return seen
    // What is left out may well be about other things than the product, and a number makes training no function.
    if ((topic === 'excluded' && passage.ownTopic && passage.item) || (passage.requirement && isBelowNoise)) return seen
    if (riskHeading.test(passage.heading)) return seen
    if (!own[at]) {
      foreignIn = section
      return isBelowNoise ? seen : new Sight({ ...passage, topic: 'foreign' }, words, hits)
    }
    // The heading belongs to the foreign passages above.
    const isOther =
      isBelowNoise || (foreignIn === section && topic !== 'today' && (topic === null || topicKinds[topic] !== 'firm'))
    if (!isOther) return seen
    return new Sight({ ...passage, topic: null, headings: passage.headings.filter((it) => named.has(it)) }, words, hits)
  })
}

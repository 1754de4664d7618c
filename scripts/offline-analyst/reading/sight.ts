import { termsOf } from '../vocabulary/cues'
import { works } from '../vocabulary/work'
import type { Hit } from '../text/matcher'
import type { Meaning } from '../vocabulary/lexicon'
import type { Noise } from '../vocabulary/noise'
import { actions } from '../vocabulary/words'
import type { Passage } from '../text/passages'
import { type Word, stem } from '../text/words'

const verbs = new Set(termsOf(actions).map(stem))
const buildVerbs = new Set(['develop', 'implement', 'build', 'integrat', 'incorporat', 'creat', 'configur', 'deploy'])
/** "As a member, I want …", "Given a room is free, when I reserve it, then …". */
export const story =
  /^(?:\*+\s*)?as (?:an?|the) .{2,80}?,?\s*I\s+(?:want|need|can|would|should|must|shall|expect|wish|am able)|^(?:given\b.+\b)?when\b.+\bthen\s+(?:I|the|an?)\b/iu

/** Verbs of demands, which a name has none of. */
export const firm =
  /\b(?:shall|must|should|will|can|may|soll|muss|kann|doit|peut|debe|puede|deve|pode|должен|должна|может|πρέπει|μπορεί|θα)\b/iu
const canDo = /^\p{L}.{2,40}?\s(?:can|be able to|kann|können)\s(?!be\b)/iu
const we = /^(?:we|i|wir|ich|nous|je|мы|я|我们)(?!\p{L})/iu
const ours =
  /^(?:we|our|i|my|wir|unsere?|ich|nous|notre|nos|nuestr[oa]s?|noss[oa]s?|мы|наш[аиие]?|我们|εμείς)(?!\p{L})/iu
/** Who must do something may be under the rules of a house; who can do something uses a product. */
export const obliges = /\b(?:shall|must|should)\s(?!be able|have the)/i
export const question = /[?？]["'”’»)]?$/

/** What can be seen in one passage. */
export class Sight {
  readonly passage: Passage
  readonly words: Word[]
  readonly hits: Hit<Meaning>[]
  private readonly kinds: Set<string>

  constructor(passage: Passage, words: Word[], hits: Hit<Meaning>[]) {
    this.passage = passage
    this.words = words
    this.hits = hits
    this.kinds = new Set(hits.map(({ owner }) => owner.kind))
  }

  has(kind: Meaning['kind']): boolean {
    return this.kinds.has(kind)
  }

  noise(name: Noise): number {
    return this.hits.filter(({ owner }) => owner.kind === 'noise' && owner.name === name).length
  }

  /** A capability that is more than a quality. */
  get functional(): boolean {
    return this.hits.some(({ owner }) => owner.kind === 'work' && !isQuality(owner.name))
  }

  /** How many kinds of work are named. */
  get worksNamed(): number {
    const named = this.hits.filter(({ owner }) => owner.kind === 'work').map(({ owner }) => owner.name)
    return new Set(named).size
  }

  get qualities(): boolean {
    return this.hits.some(({ owner }) => owner.kind === 'work' && isQuality(owner.name))
  }

  /** The product, or who uses it, stands before the verb; no contractor does. */
  get subject(): boolean {
    return this.before('product') || this.before('actor')
  }

  /** The product itself stands before the verb. */
  get productSubject(): boolean {
    return this.before('product')
  }

  /** It is what the passage begins with. */
  get productFirst(): boolean {
    return this.productSubject && this.hits.some(({ owner, at }) => owner.kind === 'product' && at <= 4)
  }

  private before(kind: Meaning['kind']): boolean {
    const modal = this.hits.find(({ owner }) => owner.kind === 'modal')
    if (!modal) return false
    const before = this.hits.filter(({ at }) => at < modal.at)
    if (
      before.some(
        ({ owner }) =>
          owner.kind === 'noise' && ['party', 'contract', 'document', 'test', 'paperwork'].includes(owner.name),
      )
    ) {
      return false
    }
    return before.some(({ owner }) => owner.kind === kind)
  }

  get modalFirst(): boolean {
    return this.hits.some(({ owner, at }) => owner.kind === 'modal' && at === 0)
  }

  get party(): boolean {
    const modal = this.hits.find(({ owner }) => owner.kind === 'modal')?.at ?? 6
    return (
      !/\bbe able\b/i.test(this.passage.text) &&
      this.hits.some(({ owner, at }) => owner.kind === 'noise' && owner.name === 'party' && at <= modal)
    )
  }

  /** Somebody who uses the product is what the passage begins with. */
  get actorFirst(): boolean {
    return this.hits.some(({ owner, at }) => owner.kind === 'actor' && at <= 2)
  }

  /** "We deliver to three countries": how those who write live and work. */
  get tellsOfUs(): boolean {
    return ours.test(this.passage.text) && !this.has('request') && !firm.test(this.passage.text)
  }

  /** "We plan our rehearsals by e-mail": what the writers do themselves asks for nothing. */
  get isOurDoing(): boolean {
    return we.test(this.passage.text) && this.tellsOfUs && !this.has('modal')
  }

  /** Somebody can do something: "Beekeepers can record", not "it can be recorded". */
  get canDo(): boolean {
    return canDo.test(this.passage.text)
  }

  get verbFirst(): boolean {
    return verbs.has(this.words[0]?.stem ?? '')
  }

  /** The kind of product is what the passage begins with. */
  namesFirst(): boolean {
    return this.isNaming() && this.hits.some(({ owner, at }) => owner.kind === 'archetype' && at <= 3)
  }

  /** Next to nothing but the name of a work: "News with pictures." */
  isName(): boolean {
    const { text } = this.passage
    return (
      /[.!]$/.test(text) &&
      this.isNaming() &&
      this.words.length <= longestName &&
      !this.tellsOfUs &&
      foreignWords(this) === 0
    )
  }

  /** A few words without a verb, such as "Booking site for my yoga studio". */
  isNaming(): boolean {
    return this.words.length <= 25 && !firm.test(this.passage.text) && !question.test(this.passage.text)
  }
}

const longestName = 4

const isQuality = (id: string) => works.get(id)?.quality === true

/** Law and tenders: one word of contracts is enough, unless the sentence says what the product must do. */
export function isContract(seen: Sight): boolean {
  const strong = seen.noise('contract') + seen.noise('notice')
  const hints = seen.noise('contractHint') + seen.noise('business')
  if (seen.party) return !(buildsSomething(seen) && strong === 0)
  if (strong > 0) return !(seen.subject && strong === 1 && hints < 2 && (seen.functional || seen.qualities))
  const legal = seen.passage.topic === 'legal' || seen.passage.topic === 'procurement'
  return hints >= (legal ? 1 : 3) && !seen.subject
}

/** "The contractor shall develop a module that …" asks for the module. */
export const buildsSomething = (seen: Sight) =>
  seen.words.some(({ stem }) => buildVerbs.has(stem)) &&
  (seen.functional || seen.qualities || seen.has('archetype')) &&
  seen.noise('practice') + seen.noise('test') + seen.noise('paperwork') === 0

/** It speaks of itself, of testing, of how the team works, or of manuals. */
export const isAboutWork = (seen: Sight) =>
  seen.noise('document') + seen.noise('test') + seen.noise('practice') + seen.noise('paperwork') > 0 &&
  !seen.has('request')

/** "The system shall …", said of the product and not denied. */
export const isDemand = (seen: Sight) =>
  seen.subject && seen.has('modal') && !seen.has('exclusion') && !denies(seen.passage.text)

const foreign = new Set<Noise>(['contract', 'contractHint', 'notice', 'business', 'party'])

/** As contracts write them, with a capital within the sentence. */
export const defined =
  /\bthe (?:Client|Supplier|Developer|Consultant|Company|Provider|Authority|Purchaser|Group|University|Council|Employer|Agency|Foundation|Trust|Institute|Part(?:y|ies)|Agreement|Contract|Services|Deliverables|Works)\b/

/** Words of contracts, tenders, notices and of companies about themselves. */
export const foreignWords = ({ hits, passage }: Sight): number =>
  Number(defined.test(passage.text)) +
  hits.filter((hit) => hit.owner.kind === 'noise' && foreign.has(hit.owner.name as Noise) && !namesWork(hit, hits))
    .length

/** A hint of contracts that names work, such as "invoice", is none. */
export const namesWork = ({ owner, at }: Hit<Meaning>, hits: readonly Hit<Meaning>[]): boolean =>
  owner.name === 'contractHint' &&
  hits.some((other) => other.owner.kind === 'work' && other.at <= at && at < other.at + other.length)

export const denies = (text: string): boolean => /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|не)(?!\p{L})/iu.test(text)

import { whenClause } from '#domain/text/cancelled-thing'
import { pattern } from '#domain/text/pattern'
import { termsOf } from '../vocabulary/cues'
import { works } from '../vocabulary/work'
import type { Hit } from '../text/matcher'
import type { Meaning } from '../vocabulary/lexicon'
import type { Noise } from '../vocabulary/noise'
import { oneself } from '../vocabulary/requests'
import { actions } from '../vocabulary/words'
import type { Passage } from '../text/passages'
import { userStory } from '../text/stories'
import { type Word, stem, wordsOf } from '../text/words'
import { isCommission, isOwnDuty, nameOfProduct } from './commissions'
import { defined, withoutObjects } from './deeds'

const verbs = new Set(termsOf(actions).map(stem))
const buildVerbs = new Set(['develop', 'implement', 'build', 'integrat', 'incorporat', 'creat', 'configur', 'deploy'])
/** Modal verbs of requirements, which names do not contain. */
export const firm =
  /\b(?:shall|must|should|will|can|may|soll|muss|kann|doit|peut|debe|puede|deve|pode)\b|должен|должна|может|πρέπει|μπορεί|(?<!\S)θα(?!\S)/i
const canDo = pattern(String.raw`^\p{L}.{2,40}?\s(?:can|be able to|kann|können)\s(?!be\b)`)
const we = pattern(String.raw`^(?:we|i(?! \p{Ll}+i(?!\p{L}))|wir|ich|nous|je|мы|я|我们)(?!\p{L})`)
const ours = pattern(
  String.raw`^(?:we|our|i(?! \p{Ll}+i(?!\p{L}))|my|wir|unsere?|ich|bei uns|chez nous|nous|notre|nos|nuestr[oa]s?|noss[oa]s?|мы|наш[аиие]?|我们|εμείς)(?!\p{L})`,
)
/** Beginnings of sentences about what happened before: "Last week we were at a fair". */
const lately = pattern(
  String.raw`^(?:last (?:week|weekend|month|year|spring|summer|autumn|winter)(?!['’])|yesterday|recently|(?:letzte[ns]?|vorige[ns]?|vergangene[ns]?) (?:woche|wochenende|monat|jahr|frühjahr|sommer|herbst|winter)|gestern|neulich|la semaine dernière|le mois dernier|l['’]année dernière|récemment|la semana pasada|el (?:mes|año) pasado|ayer|na semana passada|ontem)(?!\p{L})`,
)
/** Obligations, which house rules contain too, unlike "can". */
export const obliges = /\b(?:shall|must|should)\s(?!be able|have the)/i
export const question = /[?？]["'”’»)]?$/

/** Subjects of sentences about others than the product. */
const notProduct = new Set(['party', 'contract', 'document', 'test', 'paperwork'])

/** Words of contracts that numbered requirements contain as well: "F-3: The council approves offers, see appendix A". */
const common = new Set<string>(['party', 'contractHint', 'document'] satisfies Noise[])
const isCommon = ({ owner }: Hit<Meaning>) => owner.kind === 'noise' && common.has(owner.name)

/** True for noise within the name of work, "security breach", and for a party that is a thing of the sentence, "the controller of the thermostat". */
function namesWorkInstead({ owner, at, length }: Hit<Meaning>, hits: readonly Hit<Meaning>[]): boolean {
  if (owner.kind !== 'noise') return false
  const works = hits.filter(({ owner: { kind } }) => kind === 'work' || kind === 'weak')
  const isWithin = (it: Hit<Meaning>) => it.at >= at && it.at + it.length <= at + length
  return (
    works.some((it) => it.length > length && it.at <= at && at < it.at + it.length) ||
    (owner.name === 'party' &&
      works.some((it) => isWithin(it) && works.some((other) => other.owner.name === it.owner.name && !isWithin(other))))
  )
}

/** The supplier at the beginning of a duty. */
const isSupplier = ({ owner, at }: Hit<Meaning>) =>
  at <= 2 && owner.kind === 'noise' && (owner.name === 'party' || owner.name === 'contract')

/** Notes in a row of a table. */
const notes = /(?<=\S )(?:\([^()]*\) ?)+[.!]?$/

/** Removes noise from notes, which do not say what a row is about: "Print labels (contract signed)". */
function withoutNoiseOfNotes(hits: readonly Hit<Meaning>[], text: string): readonly Hit<Meaning>[] {
  const from = notes.exec(text)?.index
  if (from === undefined || !hits.some(({ owner }) => owner.kind === 'noise')) return hits
  const words = wordsOf(text.slice(0, from)).length
  return hits.filter(({ owner, at }) => owner.kind !== 'noise' || at < words)
}

/** Observations about one passage. */
export class Sight {
  readonly passage: Passage
  readonly words: readonly Word[]
  readonly hits: readonly Hit<Meaning>[]
  /** True if the passage names work that is not a quality. */
  readonly functional: boolean
  /** True if the passage names a quality. */
  readonly qualities: boolean
  /** Number of kinds of work named. */
  readonly worksNamed: number
  /** True if the product or a user precedes the modal verb, and no contractor does. */
  readonly subject: boolean
  /** True if the product precedes the modal verb. */
  readonly productSubject: boolean
  /** True for a part of the product that a supplier has to build. The supplier is not among the hits. */
  readonly commissioned: boolean
  /** True for a duty of a supplier that names the product. */
  readonly isNamed: boolean
  private readonly kinds: Set<string>
  private readonly noises = new Map<string, number>()

  constructor(passage: Passage, words: readonly Word[], hits: readonly Hit<Meaning>[]) {
    this.passage = passage
    this.words = words
    this.commissioned = isCommission(passage.text)
    this.isNamed = nameOfProduct(passage.text) !== null
    const own = withoutObjects(passage, words, hits).filter(
      (hit) => !namesWorkInstead(hit, hits) && !(this.commissioned && isSupplier(hit)),
    )
    const told = passage.ofTable ? withoutNoiseOfNotes(own, passage.text) : own
    this.hits = passage.coded && !firm.test(passage.text) ? told.filter((hit) => !isCommon(hit)) : told
    this.kinds = new Set(this.hits.map(({ owner }) => owner.kind))
    const works = new Set<string>()
    for (const { owner } of this.hits) {
      if (owner.kind === 'work') works.add(owner.name)
      if (owner.kind === 'noise') this.noises.set(owner.name, (this.noises.get(owner.name) ?? 0) + 1)
    }
    this.worksNamed = works.size
    this.functional = [...works].some((id) => !isQuality(id))
    this.qualities = [...works].some(isQuality)
    this.productSubject = this.before('product')
    this.subject = this.productSubject || this.before('actor')
  }

  has(kind: Meaning['kind']): boolean {
    return this.kinds.has(kind)
  }

  noise(name: Noise): number {
    return this.noises.get(name) ?? 0
  }

  /** True if the passage begins with the product. */
  get productFirst(): boolean {
    return this.productSubject && this.hits.some(({ owner, at }) => owner.kind === 'product' && at <= 4)
  }

  private before(kind: Meaning['kind']): boolean {
    const modal = this.hits.find(({ owner }) => owner.kind === 'modal')
    const before = this.hits.filter(({ at }) => modal && at < modal.at)
    return (
      before.some(({ owner }) => owner.kind === kind) &&
      !before.some(({ owner }) => owner.kind === 'noise' && notProduct.has(owner.name))
    )
  }

  /** True if the passage begins with a party to a contract. Project managers in a list, or in a story, are users. */
  get party(): boolean {
    const modal = this.hits.find(({ owner }) => owner.kind === 'modal')?.at ?? 6
    const areUsers = ({ at, length }: Hit<Meaning>) =>
      this.passage.item && this.actorFirst && at === 0 && this.words[length - 1]!.raw.endsWith('s')
    return (
      !/\bbe able\b/i.test(this.passage.text) &&
      !userStory.test(this.passage.text) &&
      this.hits.some(
        (hit) => hit.owner.kind === 'noise' && hit.owner.name === 'party' && hit.at <= modal && !areUsers(hit),
      )
    )
  }

  /** True if the passage begins with a user of the product. */
  get actorFirst(): boolean {
    return this.hits.some(({ owner, at }) => owner.kind === 'actor' && at <= 2)
  }

  /** True for descriptions of the authors: "We deliver to three countries". */
  get tellsOfUs(): boolean {
    return (
      (ours.test(this.passage.text) || lately.test(this.passage.text)) &&
      !this.has('request') &&
      !firm.test(this.passage.text) &&
      !this.isOwnUse
    )
  }

  /** True for what the authors do with the product: "I add and cancel dates myself", unlike "We bake it ourselves". */
  private get isOwnUse(): boolean {
    return oneself.test(this.passage.text) && (this.functional || verbs.has(this.words[1]?.stem ?? ''))
  }

  /** True for what the authors do themselves: "We plan our rehearsals by e-mail". */
  get isOurDoing(): boolean {
    return we.test(this.passage.text) && this.tellsOfUs && !this.has('modal')
  }

  /** True if somebody can do something: "Beekeepers can record", not "it can be recorded". */
  get canDo(): boolean {
    return canDo.test(this.passage.text)
  }

  /** True for a lead below which nothing is left, and that demands nothing itself: "From the client's mail of 3 May:". */
  get leadsNowhere(): boolean {
    const { leads, coded } = this.passage
    return leads === 'nothing' && !coded && !this.verbFirst && !this.has('modal') && !this.has('request')
  }

  /** True if the passage begins with a quality: "an installation package with a README". */
  get qualityFirst(): boolean {
    return this.hits.some(({ owner, at }) => at <= 1 && owner.kind === 'work' && isQuality(owner.name))
  }

  get verbFirst(): boolean {
    return verbs.has(this.words[0]?.stem ?? '')
  }

  /**
   * True if the passage begins with a kind of product: "Booking site for a yoga studio", also before a colon and a list.
   */
  namesFirst(): boolean {
    const names = this.hits.some(({ owner, at }) => owner.kind === 'archetype' && at <= 3)
    return names && (this.isNaming() || leadsList.test(this.passage.text))
  }

  /** True if the passage is hardly more than a name: "News with pictures." */
  isName(): boolean {
    const { text } = this.passage
    return /[.!]$/.test(text) && this.isNaming() && this.words.length <= maxNameWords
  }

  /** True for a few words without a modal verb: "Booking site for my yoga studio". */
  isNaming(): boolean {
    return this.words.length <= 25 && !firm.test(this.passage.text) && !question.test(this.passage.text)
  }
}

const maxNameWords = 4

/** A name, not a sentence of someone, before a colon and a list of what it has, not a condition. */
const leadsList = pattern(
  String.raw`^(?![^:]*(?<!\p{L})(?:we|I|wir|ich|nous|je)(?!\p{L}))[^:.!?]{10,90}: (?!(?:if|when|wenn|sobald|si|quand|cuando)(?!\p{L}))[^.!?]+,`,
)

/** Labels of lists of changes, and of lists about a product that is known: "Three things for the portal: …". */
const ofChanges =
  /^[^:]*\b(?:things?|changes?|points?|issues?|tasks?|tickets?|requests?|bugs?|modules?|fix(?:es)?|to-?dos?|following|please|existing|current|(?:the|our|my|this) (?:[\w'’-]+ ){0,3}(?:app|site|website|shop|store|portal|platform|system|tool|page))\b/i
const command = /^ (?:accept|add|allow|change|fix|let|make|remove|replace|send|show|support|use)\b/i
const minListed = 3

/**
 * True for a name of work and a list of what it includes: "Project management: boards, sprints, milestones and time". A
 * command after the name asks for a change: "Import: accept semicolons, …".
 */
export function namesList(text: string): boolean {
  if (!leadsList.test(text) || ofChanges.test(text)) return false
  const list = text.slice(text.indexOf(':') + 1)
  return list.split(/, (?:and )?| (?:and|und|et|y) /).length >= minListed && !command.test(list)
}

const isQuality = (id: string) => works.get(id)?.quality === true

/** Detects contract and tender text. One contract term suffices unless the sentence is about the product. */
export function isContract(seen: Sight): boolean {
  const strong = seen.noise('contract') + seen.noise('notice')
  const hints = seen.hits.filter((hit) => isHint(hit) && !namesWork(hit, seen.hits)).length
  if (seen.party) return !buildsSomething(seen)
  if (strong > 0) return !(strong === 1 && seen.subject && (seen.functional || seen.qualities))
  const legal = seen.passage.topic === 'legal' || seen.passage.topic === 'procurement'
  return hints >= (legal ? 1 : Math.max(3, seen.worksNamed)) && !seen.subject
}

const isHint = ({ owner }: Hit<Meaning>) =>
  owner.kind === 'noise' && (owner.name === 'contractHint' || owner.name === 'business')

/** Detects requirements addressed to a contractor: "The contractor shall develop a module that …". */
export const buildsSomething = (seen: Sight) =>
  seen.words.some(({ stem }) => buildVerbs.has(stem)) &&
  (seen.functional || seen.qualities) &&
  !isOwnDuty(seen.passage.text)

/** A draft that a product makes or keeps: "a draft invoice", "un brouillon de facture", "stays in Draft". */
const draft = pattern(
  String.raw`(?<!\p{L})(?:(?:stays?|remains?|saved?|kept|bleib\p{L}+|reste(?:nt)?|permanece\p{L}*|queda\p{L}*|resta(?:no)?|rimane|blij\p{L}+) (?:\p{L}+ ){0,2}?["“„«]?(?:draft|entwurf|brouillon|borrador|rascunho|bozza|concept)|draft (?:invoice|order|mail|e-?mail|quote|post|repl)|(?:rechnungs|mail|bestell)entw|brouillon de (?:facture|devis|mail)|borrador de (?:la )?factura|bozza (?:di|della) fattura|(?:invoice|order|quote) draft)`,
)

/** True for text about the document itself, testing, the team's practices or manuals. */
export const isAboutWork = (seen: Sight) =>
  seen.noise('document') + seen.noise('test') + seen.noise('practice') + seen.noise('paperwork') > 0 &&
  !seen.has('request') &&
  !draft.test(seen.passage.text)

/** Detects affirmative requirements of the product: "The system shall …". */
export const isDemand = (seen: Sight) => seen.subject && !denies(seen.passage.text)

const foreign = new Set<Noise>(['contract', 'contractHint', 'notice', 'business', 'party'])

/** Counts words of contracts, tenders, notices and company descriptions. */
export const foreignWords = ({ hits, passage }: Sight): number =>
  Number(defined.test(passage.text)) +
  hits.filter((hit) => hit.owner.kind === 'noise' && foreign.has(hit.owner.name as Noise) && !namesWork(hit, hits))
    .length

/** True if a contract hint also names work, such as "invoice", and so does not count. */
export const namesWork = ({ owner, at }: Hit<Meaning>, hits: readonly Hit<Meaning>[]): boolean =>
  owner.name === 'contractHint' &&
  hits.some((other) => other.owner.kind === 'work' && other.at <= at && at < other.at + other.length)

/** Words that deny, unlike those of a relative clause that says what is meant: "dates that are not needed". */
const negation = pattern(
  String.raw`(?<!\p{L})(?<! (?:that|which|who) (?:is|are|was|were|has|have|do|does|did) )(?:not|no|nicht|kein\p{L}*|pas|не)(?!\p{L})`,
)

/** A clause about when or in which case something is done. */
export const inCase = pattern(`(?<!\\p{L})${whenClause}\\p{L}[^,;:.!?]*`)
const ended = /no longer|not .*any ?(?:more|longer)|nicht mehr|niet meer/iu

/** True for a sentence that denies something, unlike one that says until when it is kept: "once it is no longer needed". */
export const denies = (text: string): boolean => negation.test(text) && negation.test(withoutEnding(text))

/** Removes the clauses that say until when something is kept. */
export const withoutEnding = (text: string): string =>
  text.replace(inCase, (clause) => (ended.test(clause) ? '' : clause))

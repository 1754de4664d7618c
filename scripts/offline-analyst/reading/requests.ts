import { isCourtesy } from '#domain/text/courtesies'
import { capitalize } from '#domain/text/format'
import type { Hit } from '../text/matcher'
import type { Passage } from '../text/passages'
import { type Word, wordsOf } from '../text/words'
import { enables, wants, wishesFor } from '../vocabulary/gains'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { makesThing } from '../vocabulary/making'
import { definite } from '../vocabulary/ownership'
import { asksPrice } from '../vocabulary/price'
import {
  type RequestVerb,
  connects,
  faultsFollow,
  leadIn,
  newThing,
  nounLikeCommand,
  oneself,
  ownThing,
  owned,
  polite,
  theFix,
} from '../vocabulary/requests'
import { countRules } from '../vocabulary/rules'
import { asksAnybody, asksFavor, conjunctions, pleadsAfter } from '../vocabulary/to-reader'
import { upkeep } from '../vocabulary/upkeep'
import { content, repair, versions } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { takesLogic } from './appearance'
import { asksForNew } from './asks-for-new'
import { announces } from './background'
import { separateRequests } from './clauses'
import { isClientTalk } from './client-talk'
import { isDenial } from './denial'
import { becomesAnother, isKnownObject } from './known-object'
import { isLead } from './leads'
import { counted } from './listed'
import { isOwned } from './ownership'
import { asTold, toldOfFault } from './pleas'
import { greets } from './postscripts'
import { presentsWriter, unchanged } from './present'
import { isElsewhere } from './remarks'
import {
  type RequestTerm,
  asksReaderFor,
  endsAsCommand,
  isInfinitive,
  isOfSoftware,
  mainClauseOf,
  requestTerms,
} from './request-terms'
import { isArticle, pointsBack } from './sequels'
import { firm } from './sight'

/**
 * Short requests about an existing product, as freelancers get them: "Our checkout doesn't work on iPhone. Please fix
 * it." They name work that needs no foundation and no feature, which the rules for specifications would look for.
 */

/** Maximum size of such a request, and of commands that name no upkeep, more of which may describe a product. */
const max = { words: 90, characters: 800, commands: 2 }

/** Maximum words of a small change, and of a sentence that goes on about the sentence before it. */
const maxSmall = 20
const maxSequel = 10

/** Words within which a sequel names what it goes on about. */
const sequelStart = 3

/** Words within which a piece of work is named without a verb, and the maximum kinds of work that it names. */
const piece = { start: 4, works: 4 }

interface Said {
  passage: Passage
  words: Word[]
  /** Verb that asks for something: at the beginning or, in some languages, late in the sentence. */
  verb: RequestVerb | null
  /** True if it has such a verb, or asks the reader for something with another one. */
  isAsking: boolean
  /** True if it asks the reader, and does not list what people do: "Let members pay", "Gérer les membres". */
  isAddressed: boolean
  /** True if it asks for a thing that does not exist yet, whatever it is: "Can you build something like Calendly?" */
  isMaking: boolean
  work: Upkeep | null
  isSequel: boolean
  /** True if it asks for a repair somewhere: "The text overlaps, please fix it." */
  isFix: boolean
  /** True if a fault that it describes is another one than that of the sentence before. */
  isFurther?: boolean
}

/** A request for upkeep: its sentences without politeness, and the work that each asks for. */
export interface Request {
  passages: Passage[]
  /** Work of each passage: `other` for a command of another kind, null for what only describes. */
  works: (Upkeep | 'other' | null)[]
}

/** Removes polite openings. A question that asks for work becomes a command. */
function withoutPoliteness(passage: Passage): Passage {
  let { text } = passage
  for (const opening of [...polite, ...polite]) {
    // "Three things: a, b and c" is read as a list.
    if (opening !== leadIn || !counted.test(text)) text = text.replace(opening, '')
  }
  if (text === passage.text || !/[\p{L}\d]/u.test(text)) return passage
  return { ...passage, text: capitalize(text.replace(/\?$/, '.')) }
}

/**
 * Reads short requests about an existing product. Returns null for other texts. If the product is known to exist, any
 * number of commands are requests.
 */
export function requestIn(found: readonly Passage[], isKnown = false): Request | null {
  const size = found.reduce((sum, { text }) => sum + text.length, 0)
  // The subject of a mail stands above all of it.
  const isTitle = (line: string) => !/[:：]$/.test(line) && found.every(({ headings }) => headings[0] === line)
  const isOpen = (it: Passage) => it.headings.every((above) => isLead(above) || isTitle(above)) || listsFaults(it)
  if (size > max.characters || !found.every(isOpen)) return null
  const isAlone = !found.some((it) => !it.isOptional && !isCancelling(it) && !isBeside(it.text))
  const isApart = (it: Passage) => isCancelling(it) || (it.isOptional && !isAlone)
  const apart = found.filter(isApart)
  const asking = found.filter((it) => !apart.includes(it))
  const told = toldOfFault(asking)
  const read = asking
    .filter(({ text }) => !isBeside(text))
    .map((it) => asTold(readSentence(it), it, told))
    // The first request goes on about nothing.
    .map((it, at) => (at === 0 && it.isAsking ? { ...it, isSequel: false } : it))
    .map(withFault)
    .map(withIncluded)
    .map(asFault)
  const said = read.every(isAbout) ? read : read.map(besideFault)
  const words = said.reduce((sum, it) => sum + it.words.length, 0)
  if (words > max.words || said.some(asksForNew)) return null
  const leads = said.filter(({ isSequel }) => !isSequel)
  const areCommands = leads.length > 0 && (isKnown || leads.length <= max.commands) && leads.every(isCommand)
  if (!areCommands && !(said.some(({ work }) => work) && said.every(isAbout))) return null
  if (said.every((it) => !it.isAsking && !it.isFix && !isFaultOfPart(it) && !isOfSoftware(it.words))) return null
  const request: Request = { passages: [], works: [] }
  let wasCommand = false
  for (const { passage, verb, isAsking, work, isSequel, isFurther } of said.flatMap(clausesOf)) {
    const before = request.passages.at(-1)
    const last = request.works.at(-1)
    const isSame = work !== null && work === last && (verb === null || !wasCommand) && !passage.item && !isFurther
    if (before && last && (isSequel || isSame)) {
      request.passages.splice(-1, 1, { ...before, lines: [...new Set([...before.lines, ...passage.lines])] })
    } else {
      request.passages.push(passage)
      request.works.push(work ?? (isAsking ? 'other' : null))
    }
    wasCommand = verb !== null
  }
  return {
    passages: [...request.passages, ...apart],
    works: [...request.works, ...apart.map(() => null)],
  }
}

const isCancelling = ({ cancels, settled, text }: Passage) =>
  settled !== undefined || cancels === 'said' || cancels === 'left' || isDenial(text) || isElsewhere(text)

/** True for a sentence that names no wish: courtesies, questions for a price, and what the writer is. */
export const isBeside = (text: string): boolean =>
  [isCourtesy, isClientTalk, announces, asksFavor, asksPrice, presentsWriter, isLead].some((is) => is(text)) ||
  greets.test(text)

/** True for a sentence of a request: it asks, names work or goes on about that. Other sentences describe a product. */
const isAbout = ({ isAsking, work, isSequel }: Said) => isAsking || work !== null || isSequel

/** A sentence that asks to fix it, or is followed by that, describes a fault: "The cart forgets items. Please quote for the fix." */
function withFault(it: Said, at: number, all: readonly Said[]): Said {
  const next = all[at + 1]
  const isFixed =
    (it.isFix && pleadsAfter.test(it.passage.text)) ||
    (next?.isFix &&
      !pleadsAfter.test(next.passage.text) &&
      (next.isSequel || next.verb === null || theFix.test(next.passage.text)))
  return isFixed && it.verb === null ? { ...it, isAsking: true, isSequel: false, work: repair } : it
}

/** A sentence about what the work before includes goes on about it: "A form for bookings. The entries should arrive by mail." */
function withIncluded(it: Said, at: number, all: readonly Said[]): Said {
  const includes = all[at - 1]?.work?.includes
  if (!includes || it.isAsking || it.work || it.words.length > maxSmall) return it
  const named = worksNamed(lexicon.find(it.words))
  return named.length > 0 && named.every((name) => includes.includes(name)) ? { ...it, isSequel: true } : it
}

const listsFaults = ({ headings }: Passage) => headings.some((heading) => faultsFollow.test(heading))

/** Reads each thing below or behind "We found five bugs:" as a fault, unless it asks for something else. */
function asFault(it: Said): Said {
  const isList = faultsFollow.test(it.passage.text) && !it.passage.text.endsWith(':')
  if (!listsFaults(it.passage)) return isList && it.verb === null ? { ...it, work: repair, isSequel: false } : it
  if (!it.passage.item) return { ...it, isAsking: false, work: null, isSequel: true }
  return it.verb === null ? { ...it, work: repair, isSequel: false } : it
}

/** Beside a fault or a removal, a wish is for more of the same product: "And could customers get the mail in English?" */
function besideFault(it: Said, _: number, all: readonly Said[]): Said {
  const { text } = it.passage
  const isNew = it.isAddressed && newThing.test(text)
  const isWish = isNew || wishesFor(text) || asksAnybody.test(text.replace(conjunctions, ''))
  return isWish && all.some(({ work }) => work === repair || work === upkeep.removal)
    ? { ...it, isAsking: true, isSequel: false }
    : it
}

/** Reads each clause that asks on its own. Clauses after the first ask for something, whatever their words. */
function clausesOf(sentence: Said): Said[] {
  const clauses = separateRequests(sentence.passage)
  if (clauses.length === 1) return [sentence]
  return clauses.map((passage, at) => {
    const said = readSentence(passage)
    const isFault = sentence.work === repair || faultsFollow.test(sentence.passage.text)
    const isNamed = said.verb === null || said.words.length === 1 || nounLikeCommand.test(passage.text)
    const work = isFault && isNamed ? repair : said.work
    return {
      ...said,
      verb: said.verb ?? 'act',
      isAsking: true,
      work,
      isSequel: false,
      isFurther: at === 0 && sentence.isFurther,
    }
  })
}

/** True for a polite question that asks for work: "On the product page, could you show the stock?" */
export function asksPolitely(passage: Passage): boolean {
  const { passage: bare, verb } = readSentence(passage)
  return (
    bare !== passage &&
    !asksFavor(passage.text) &&
    (verb !== null || asksReaderFor(passage.text, wordsOf(passage.text)))
  )
}

function readSentence(original: Passage): Said {
  const passage = withoutPoliteness(original)
  const isPolite = passage !== original
  const words = wordsOf(passage.text)
  const hits = requestTerms.find(words)
  const main = wordsOf(mainClauseOf(passage.text)).length
  const verbs = hits.flatMap(({ owner, at, length }) =>
    owner.kind === 'verb' &&
    (at === 0 ||
      (owner.isCommand && words[at - 1]!.raw === '') ||
      (owner.isLate && (isPolite || at + length === words.length || at + length === main)))
      ? [{ verb: owner.verb, at, isLast: owner.isLate && at + length === main }]
      : [],
  )
  const verb =
    verbs.toSorted((one, other) => Number(other.isLast) - Number(one.isLast) || one.at - other.at)[0]?.verb ?? null
  const isAddressed = (verb !== null && verb !== 'allow') || isPolite || asksReaderFor(original.text, words)
  const isAsking =
    verb !== null || isInfinitive(words) || endsAsCommand(passage.text) || asksReaderFor(original.text, words)
  const isShort = words.filter(({ raw }) => raw !== '').length <= maxSmall && !oneself.test(passage.text)
  // "Add" asks for a small thing here, and for logic elsewhere. To connect systems or import data is never small.
  const isSmall =
    isShort &&
    !takesLogic(verbs[0]?.at === 0 ? passage.text.replace(/^\S+/, '') : passage.text) &&
    !(connects.test(passage.text) && systemsIn(words) > 0) &&
    !lexicon.find(words).some(({ owner }) => owner.name === 'imports')
  const isPiece = ({ grows, isTold, includes }: Partial<Upkeep>) =>
    worksIn(words, includes) <= piece.works &&
    (grows ? !oneself.test(passage.text) && !hasScreens(passage.text, words) : isTold || isShort)
  const opens = (id: string) =>
    verb === null && !owned.test(passage.text) && hits.some((hit) => isThing(hit, id) && hit.at < piece.start)
  const isNewPiece = newThing.test(passage.text) && Object.entries(upkeep).some(([id, it]) => it.grows && opens(id))
  const alters = hits.some(({ owner }) => owner.kind === 'verb' && owner.verb === 'alter')
  const unlike = alters && becomesAnother(words) ? content : versions.test(passage.text) ? upkeep.updates : null
  const work = Object.entries(upkeep).find(([id, { verbs: asking, things, signs, ...only }]) => {
    if (upkeep[id] === unlike) return false
    if ((only.isSmall && !isSmall) || (only.isPiece && !isPiece(only))) return false
    const asked =
      verbs.some((it) => asking.includes(it.verb)) ||
      (only.isPiece && opens(id)) ||
      (only.ofThing !== undefined &&
        isAsking &&
        !builds.has(verb) &&
        hits.some((hit) => isThing(hit, id) && (only.ofThing === 'any' || isKnownObject(hit, words))))
    if (asked && ((!things && !signs) || hits.some((hit) => isThing(hit, id)))) return true
    const isSigned = hits.some(({ owner }) => owner.kind === 'sign' && owner.id === id)
    return isSigned && (asked || (verb === null && !isNewPiece))
  })
  const sequels = hits.filter(
    (hit) => hit.owner.kind === 'sequel' && hit.at < main && !isArticle(hit, words, passage.text),
  )
  // A rule, or what people do themselves, is more than a detail of the sentence before.
  const isWork =
    oneself.test(passage.text) || (!isAsking && !pointsBack.test(passage.text) && countRules(passage.text) > 0)
  const isSequel =
    words.length <= maxSequel &&
    !isWork &&
    (sequels.some(({ at }) => at < sequelStart) ||
      (verb === 'repair' && (words.length < 3 || sequels.length > 0)) ||
      (!isAsking && pointsBack.test(passage.text)) ||
      (!isAsking && !work && isDetail(passage.text, words)))
  const isRepair = verb === 'repair' || work?.[0] === 'repair'
  return {
    passage,
    words,
    verb,
    isAsking,
    isAddressed,
    isMaking: makesThing.test(original.text) && !isOwned({ text: passage.text, words, hits: lexicon.find(words) }),
    work: work?.[1] ?? (verb === 'repair' ? repair : null),
    isSequel: isSequel && (isRepair || !work || pointsBack.test(passage.text)),
    isFix:
      !isWork &&
      (theFix.test(passage.text) || hits.some(({ owner }) => owner.kind === 'verb' && owner.verb === 'repair')),
  }
}

/** True for words that only say more about a request: "Columns as in the table.", "The site is WordPress." */
function isDetail(text: string, words: readonly Word[]): boolean {
  const hits = lexicon.find(words)
  const asks = hits.some(({ owner: { kind } }) => kind === 'actor' || kind === 'modal') || worksNamed(hits).length > 0
  return !asks && !wishesFor(text) && ![firm, wants, newThing, unchanged].some((it) => it.test(text))
}

const isThing = ({ owner }: Hit<RequestTerm>, id: string) => owner.kind === 'thing' && owner.id === id

/** Verbs whose object is not only another text or image. */
const builds = new Set<RequestVerb | null>(['create', 'repair'])

/** Returns the number of kinds of work named, unless the name of a technology names them: "on our WordPress site". */
const worksIn = (words: readonly Word[], without: readonly string[] = []) =>
  new Set(worksNamed(lexicon.find(words)).filter((name) => !without.includes(name))).size

function worksNamed(hits: readonly Hit<Meaning>[]): string[] {
  const technologies = new Set(hits.flatMap(({ owner, at }) => (owner.kind === 'technology' ? [at] : [])))
  return hits.flatMap(({ owner, at }) => (owner.kind === 'work' && !technologies.has(at) ? [owner.name] : []))
}

/**
 * True if a description names both a platform and charts: a script may read pages, or write a chart, but shows neither.
 * The same holds for two kinds of users, who can do things with it.
 */
const hasScreens = (text: string, words: readonly Word[]) => {
  const names = (isOne: (owner: Meaning) => boolean) =>
    new Set(lexicon.find(words).flatMap(({ owner }) => (isOne(owner) ? [owner.name] : []))).size
  return names(({ name }) => screens.has(name)) > 1 || (enables.test(text) && names(({ kind }) => kind === 'actor') > 1)
}

const screens = new Set(['web', 'mobile', 'desktop', 'dashboards'])

const systemsIn = (words: readonly Word[]) => lexicon.find(words).filter(({ owner }) => owner.kind === 'system').length

/** True for a fault of something known: "Die Suche geht nicht mehr". */
const isFaultOfPart = ({ words, work }: Said) => work === repair && definite.has(words[0]?.raw ?? '')

/** True for a command about something that exists: "Create an e-mail template for our newsletter". */
const isCommand = ({ passage, words, verb, isAsking, isAddressed }: Said): boolean =>
  isAsking &&
  isAddressed &&
  (verb !== 'create' || (ownThing.test(passage.text) && worksIn(words) <= piece.works / 2 && !namesProduct(words)))

const namesProduct = (words: readonly Word[]) => lexicon.find(words).some(({ owner }) => owner.kind === 'archetype')

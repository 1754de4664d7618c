import type { Passage } from '../text/passages'
import { isPoliteness } from '../text/politeness'
import type { Word } from '../text/words'
import { wishesFor } from '../vocabulary/gains'
import { lexicon } from '../vocabulary/lexicon'
import { definite } from '../vocabulary/ownership'
import { asksPrice } from '../vocabulary/price'
import { faultsFollow, newThing, nounLikeCommand, ownThing, theFix } from '../vocabulary/requests'
import { asksAnybody, asksFavor, conjunctions, pleadsAfter } from '../vocabulary/to-reader'
import { upkeep } from '../vocabulary/upkeep'
import { repair } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { asksForNew } from './asks-for-new'
import { announces } from './background'
import { separateRequests } from './commands'
import { isClientTalk } from './client-talk'
import { isDenial } from './denial'
import { isLead } from './leads'
import { asTold, toldOfFault } from './pleas'
import { greets } from './postscripts'
import { presentsWriter } from './present'
import { isElsewhere, isPraise } from './remarks'
import { isOfSoftware } from './request-terms'
import { type Said, maxSmall, piece, readSentence, worksIn, worksNamed } from './request-sentences'
import { isWrongContent } from './wrong-content'

/**
 * Short requests about an existing product, as freelancers get them: "Our checkout doesn't work on iPhone. Please fix
 * it." They name work that needs no foundation and no feature, which the rules for specifications would look for.
 */

/** Maximum size of such a request, and of commands that name no upkeep, more of which may describe a product. */
const max = { words: 90, characters: 800, commands: 2 }

/** A request for upkeep: its sentences without politeness, and the work that each asks for. */
export interface Request {
  passages: Passage[]
  /** Work of each passage: `other` for a command of another kind, null for what only describes. */
  works: (Upkeep | 'other' | null)[]
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
    .map((it) => (it.passage.settled === 'function' ? { ...it, isAsking: true, isSequel: false, isFurther: true } : it))
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
  (settled !== undefined && settled !== 'function') ||
  cancels === 'said' ||
  cancels === 'left' ||
  isDenial(text) ||
  isElsewhere(text)

/** True for a sentence that names no wish: courtesies, praise, questions for a price, and what the writer is. */
export const isBeside = (text: string): boolean =>
  [isPoliteness, isPraise, isClientTalk, announces, asksFavor, asksPrice, presentsWriter, isLead].some((is) =>
    is(text),
  ) || greets.test(text)

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

/** Beside a fault, wrong content or a removal, a wish is for more of the same product: "And could customers get the mail in English?" */
function besideFault(it: Said, _: number, all: readonly Said[]): Said {
  const { text } = it.passage
  const isNew = it.isAddressed && newThing.test(text)
  const isWish = isNew || wishesFor(text) || asksAnybody.test(text.replace(conjunctions, ''))
  const isAside = ({ passage, work }: Said) =>
    work === repair || work === upkeep.removal || isWrongContent(passage.text)
  return isWish && all.some(isAside) ? { ...it, isAsking: true, isSequel: false } : it
}

/** Reads each clause that asks on its own. Clauses after the first ask for something, whatever their words. */
function clausesOf(sentence: Said): Said[] {
  const clauses = separateRequests(sentence.passage)
  if (clauses.length === 1 || isWrongContent(sentence.passage.text)) return [sentence]
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

/** True for what is wrong with something known: "Die Suche geht nicht mehr". */
const isFaultOfPart = ({ passage, words, work }: Said) =>
  isWrongContent(passage.text) || (work === repair && definite.has(words[0]?.raw ?? ''))

/** True for a command about something that exists: "Create an e-mail template for our newsletter". */
const isCommand = ({ passage, words, verb, isAsking, isAddressed }: Said): boolean =>
  isAsking &&
  isAddressed &&
  (verb !== 'create' || (ownThing.test(passage.text) && worksIn(words) <= piece.works / 2 && !namesProduct(words)))

const namesProduct = (words: readonly Word[]) => lexicon.find(words).some(({ owner }) => owner.kind === 'archetype')

import { pattern } from '#domain/text/pattern'
import { capitalize } from '#domain/text/format'
import type { Hit } from '../text/matcher'
import type { Passage } from '../text/passages'
import { type Word, wordsOf } from '../text/words'
import { vagueWish } from '../vocabulary/cues'
import { enables, wants, wishesFor } from '../vocabulary/gains'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { makesThing } from '../vocabulary/making'
import { type RequestVerb, connects, leadIn, newThing, oneself, owned, polite, theFix } from '../vocabulary/requests'
import { countRules } from '../vocabulary/rules'
import { asksFavor, labelOf } from '../vocabulary/to-reader'
import { upkeep } from '../vocabulary/upkeep'
import { content, repair, versions } from '../vocabulary/upkeep/common'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { takesLogic } from './appearance'
import { becomesAnother, isKnownObject } from './known-object'
import { counted } from './listed'
import { withoutIdioms } from './other-meanings'
import { isOwned } from './ownership'
import { unchanged } from './present'
import {
  type RequestTerm,
  asksReaderFor,
  endsAsCommand,
  isInfinitive,
  mainClauseOf,
  requestTerms,
} from './request-terms'
import { isArticle, pointsBack } from './sequels'
import { firm } from './sight'
import { isWrongContent } from './wrong-content'

/** Maximum words of a small change, and of a sentence that goes on about the sentence before it. */
export const maxSmall = 20
const maxSequel = 10

/** Words within which a sequel names what it goes on about. */
const sequelStart = 3

/** Words within which a piece of work is named without a verb, and the maximum kinds of work that it names. */
export const piece = { start: 4, works: 4 }

/** A sentence of a request, as it is read. */
export interface Said {
  passage: Passage
  words: readonly Word[]
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

/** True for a polite question that asks for work: "On the product page, could you show the stock?" */
export function asksPolitely(passage: Passage): boolean {
  const { passage: bare, verb } = readSentence(passage)
  return (
    bare !== passage &&
    !asksFavor(passage.text) &&
    (verb !== null || asksReaderFor(passage.text, wordsOf(passage.text)))
  )
}

/** Characters that show if a sentence began with a capital before its polite opening was removed. */
const minStart = 9

/** Reads a sentence, and what the reader is asked for behind a label without it: "Footer: could you change the number?" */
export function readSentence(original: Passage): Said {
  const label = labelOf(original.text)
  if (!label) return readUnlabelled(original)
  const said = readUnlabelled({ ...original, text: original.text.slice(label.length) })
  const { text } = said.passage
  const isName = original.text.includes(text.slice(0, minStart))
  const rest = isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
  return { ...said, passage: { ...original, text: label + rest }, isSequel: false }
}

/** A message that the writer quotes, unlike one that a product should show: "When I press Save it says “Unknown user”". */
const quotesMessage = pattern(
  String.raw`^(?:[^:]{2,30}: )?(?:when(?:ever)?|if|wenn|sobald|quand|lorsqu[e'’]|si|cuando|quando|se|als|wanneer) ?(?:I|we|ich|wir|man|on|je|nous|ik|we|intento|pulso|clicco|premo)(?!\p{L})(?!.*(?<!\p{L})(?:should|must|shall|soll|sollte|muss|doit|devrait|debe|deve|moet)(?!\p{L}))[^"“„«‘]{3,80}(?<!\p{L})(?:says?|shows?|displays?|appears?|get|steht|kommt|erscheint|zeigt|affiche|apparaît|dit|dice|sale|pone|mostra|appare|staat|verschijnt)(?!\p{L})[^"“„«‘]{0,20}(?:["“„‘'][^"“”„‘’]{2,80}["“”’']|«[^»]{2,80}»)[.!]*$`,
)

function readUnlabelled(original: Passage): Said {
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
  // "Oh and the new logo in the header"
  const isAdded = original.settled === 'function' && verbs.length === 0
  const work = Object.entries(upkeep).find(([id, { verbs: asking, things, signs, ...only }]) => {
    if (upkeep[id] === unlike) return false
    if ((only.isSmall && !isSmall) || (only.isPiece && !isPiece(only))) return false
    const asked =
      verbs.some((it) => asking.includes(it.verb)) ||
      (isAdded && asking.includes('alter')) ||
      (only.isPiece && opens(id)) ||
      (only.ofThing !== undefined &&
        isAsking &&
        !builds.has(verb) &&
        hits.some((hit) => isThing(hit, id) && (only.ofThing === 'any' || isKnownObject(hit, words))))
    if (asked && ((!things && !signs) || hits.some((hit) => isThing(hit, id)))) return true
    const isSigned =
      hits.some(({ owner }) => owner.kind === 'sign' && owner.id === id) ||
      (upkeep[id] === repair && quotesMessage.test(passage.text))
    return isSigned && (asked || (verb === null && !isNewPiece))
  })
  const isContent = verb === null && isWrongContent(passage.text)
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
    work: isContent ? content : (work?.[1] ?? (verb === 'repair' ? repair : null)),
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
  return !asks && !wishesFor(text) && ![firm, wants, newThing, unchanged, vagueWish].some((it) => it.test(text))
}

const isThing = ({ owner }: Hit<RequestTerm>, id: string) => owner.kind === 'thing' && owner.id === id

/** Verbs whose object is not only another text or image. */
const builds = new Set<RequestVerb | null>(['create', 'repair'])

/** Returns the number of kinds of work named, unless the name of a technology names them: "on our WordPress site". */
export const worksIn = (words: readonly Word[], without: readonly string[] = []) =>
  new Set(worksNamed(lexicon.find(words)).filter((name) => !without.includes(name))).size

export function worksNamed(hits: readonly Hit<Meaning>[]): string[] {
  const technologies = new Set(hits.flatMap(({ owner, at }) => (owner.kind === 'technology' ? [at] : [])))
  return hits.flatMap(({ owner, at }) => (owner.kind === 'work' && !technologies.has(at) ? [owner.name] : []))
}

/**
 * True if a description names both a platform and charts: a script may read pages, or write a chart, but shows neither.
 * The same holds for two kinds of users, who can do things with it, and for a program in which people work.
 */
const hasScreens = (text: string, words: readonly Word[]) => {
  const names = (isOne: (owner: Meaning) => boolean) =>
    new Set(lexicon.find(words).flatMap(({ owner }) => (isOne(owner) ? [owner.name] : []))).size
  return (
    isProgram(words) ||
    names(({ name }) => screens.has(name)) > 1 ||
    (enables.test(text) && names(({ kind }) => kind === 'actor') > 1)
  )
}

const screens = new Set(['web', 'mobile', 'desktop', 'dashboards'])

/** True for a script by its name that an idiom says people work in: "a small program where drivers enter their tours". */
function isProgram(words: readonly Word[]): boolean {
  const hits = lexicon.find(words)
  const isScript = ({ owner }: Hit<Meaning>) => owner.name === 'a script'
  return hits.some(isScript) && !withoutIdioms(hits).some(isScript)
}

const systemsIn = (words: readonly Word[]) => lexicon.find(words).filter(({ owner }) => owner.kind === 'system').length

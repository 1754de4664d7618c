import { sum } from '#domain/hours/apportion'
import { hasGreeting } from '#domain/text/courtesies'
import { pattern } from '#domain/text/pattern'
import { announcesModule } from '../reading/announces-change'
import { type Statement, isAsking } from '../reading/statement'
import { remember } from '../text/remember'
import { topicOf } from '../text/topics'
import { wordsOf } from '../text/words'
import type { Topic } from '../vocabulary/headings'
import { lexicon } from '../vocabulary/lexicon'
import { protocols, systems } from '../vocabulary/systems'
import { works } from '../vocabulary/work'
import { fieldLabelOf, isPartName, withoutNumber } from './heading-name'
import { pointsBack } from './task-name'

/** Component of statements that neither a kind of work nor a heading names. */
export const otherFeatures = 'General features'

/** Name of a known kind of system: "Shipping carriers", unlike "Navision ledger". */
const isKindOfSystem = (name: string) =>
  Object.hasOwn(systems, name) && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+(?: \([^)]+\))?$/u.test(name)

/** Returns the component of a system, or of the way in which data is exchanged if the text names no system. */
export function connectionTo(names: readonly string[]): string {
  const system = names.find((name) => !protocols.has(name))
  if (system === undefined) return `Data exchange (${names[0]})`
  return `Integration with ${inSentence(system)}`
}

/** Returns the name of a system within a sentence: a kind of system is no proper name. */
const inSentence = (system: string): string =>
  isKindOfSystem(system) ? `${system[0]!.toLowerCase()}${system.slice(1)}` : system

/** Returns a system as the object of a sentence: "the legacy system", unlike "SAP" and "shipping carriers". */
export const asObject = (system: string): string =>
  isKindOfSystem(system) && !/s(?: \(|$)/.test(system) ? `the ${inSentence(system)}` : inSentence(system)

/**
 * Returns the component of a statement: the system it connects to, its kind of work, or its heading, which comes first if
 * the text is `divided` into parts of the product.
 */
export function componentOf(
  statement: Statement,
  work: string | null,
  systems: ReadonlySet<string>,
  divided: boolean,
): string {
  if (systems.size > 0 && work !== 'migration') return connectionTo([...systems])
  const heading = work === null || divided ? partOf(statement) : undefined
  return heading ?? works.get(work ?? '')?.name ?? otherFeatures
}

/** Returns the name of the part of the product that a heading above a statement names. */
function partOf(statement: Statement): string | undefined {
  const heading = openHeadings(statement).toReversed().find(isOwnHeading)
  return heading && formatTitle(heading)
}

/** Headings of the phases and the scope of a project, which may end a part of the product. */
const ofPhase = pattern(
  String.raw`(?<!\p{L})(?:scope of work|work packages?|(?:project )?(?:phase|stage|sprint|iteration|lot|fase|etapa|étape|tranche|stufe|etappe) (?:\d|[IVX]+(?!\p{L}))|arbeitspakete?|projektumfang|périmètre|alcance|ambito)(?!\p{L})`,
)

/**
 * Returns the headings above a statement without those that name another kind of work before a phase begins: "Members
 * search boats" below "Phase 1" is no part of the "Login" before it.
 */
function openHeadings({ headings, words, hits }: Statement): string[] {
  const phase = headings.findLastIndex((it) => ofPhase.test(it))
  const stems = new Set(words.map(({ stem }) => stem))
  const isOther = (heading: string) => {
    const named = wordsOf(heading)
    const works = lexicon.find(named).filter(({ owner }) => owner.kind === 'work')
    return (
      works.length > 0 &&
      !named.some(({ stem, raw }) => raw.length > 3 && stems.has(stem)) &&
      !works.some(({ owner }) => hits.some((hit) => hit.owner.name === owner.name))
    )
  }
  return headings.filter((heading, at) => at >= phase || !isOther(heading))
}

/** Minimum words of a title above everything, unlike a heading that names the only part. */
const minTitle = 4

/** Minimum requirements below a title. Above fewer, it says most of what is wanted. */
const minBelow = 3

/** Returns the title of a text, which is above all of its statements and names no part. */
export function titleOf(statements: readonly Statement[]): string | null {
  const asking = statements.filter(isAsking)
  const title = asking.find(({ headings }) => headings.length > 0)?.headings[0] ?? ''
  const below = asking.filter(({ text }) => text !== title)
  const isTitle =
    below.length >= minBelow &&
    below.every(({ headings }) => headings[0] === title) &&
    (title.split(' ').length >= minTitle || below.some(({ headings }) => headings.length > 1))
  return isTitle ? title : null
}

/** Maximum words of a title, lines before it, and share of the lines below it that are unlike it. */
const head = { words: 9, before: 6, unlike: 0.7 }

/** True for a lead to the functions of a module: "We need a module for vouchers in our shop:". */
export const leadsToModule = ({ leads, text }: Statement): boolean => leads === 'lines' && announcesModule(text)

/**
 * Returns the place of a first line that only names the text, above sentences, items or chapters that say what is built:
 * "Queue management". Its kinds of work are those that they name.
 */
export function placeOfTitle(statements: readonly Statement[], works: readonly ReadonlySet<string>[]): number | null {
  const at = statements.findIndex(isAsking)
  const it = statements[at]
  const isLead = it !== undefined && leadsToModule(it)
  const isLine =
    it &&
    at < head.before &&
    it.headings.length === 0 &&
    !it.item &&
    !it.coded &&
    (isLead ||
      (it.words.length <= head.words &&
        /[^.!?:;,]$/.test(it.text) &&
        !it.hits.some(({ owner }) => owner.kind === 'modal' || owner.kind === 'request')))
  if (!isLine) return null
  const below = statements.flatMap((other, place) => (place > at && isAsking(other) ? [place] : []))
  const isUnlike = (place: number) => {
    const { item, text, headings } = statements[place]!
    return item || headings.length > 0 || /[.!?;]$/.test(text)
  }
  const isSaid = [...works[at]!].every((work) => below.some((place) => works[place]!.has(work)))
  // Above chapters, it says nothing that they do not say.
  const isAbove = isSaid && below.length > 0 && below.every((place) => statements[place]!.headings[0] === it.text)
  const isTitle =
    (isAbove || below.length >= minBelow) &&
    below.filter(isUnlike).length >= head.unlike * below.length &&
    (isLead || it.definite || isSaid)
  return isTitle ? at : null
}

export function withoutTitle(statements: Statement[]): Statement[] {
  const title = titleOf(statements)
  return title === null
    ? statements
    : statements.map((it) => (it.headings[0] === title ? { ...it, headings: it.headings.slice(1) } : it))
}

/** Bounds of a division: parts, share of the requirements in all of them and in one, and requirements of a part. */
const division = { min: 3, share: 0.65, largest: 0.4, requirements: 1.5 }

/** True if the headings of a text divide its requirements into parts of the product, which the client knows by name. */
export function isDivided(statements: readonly Statement[]): boolean {
  const asking = statements.filter(isAsking)
  const parts = asking.flatMap((statement) => partOf(statement) ?? [])
  const counts = [...new Set(parts)].map((part) => parts.filter((other) => other === part).length)
  return (
    counts.length >= division.min &&
    parts.length >= division.share * asking.length &&
    parts.length >= division.requirements * counts.length &&
    Math.max(...counts) <= division.largest * asking.length
  )
}

/** Beginnings of sentences about the one before. */
const continuing = pattern(
  String.raw`^(?:it|they|this|these|that|there|he|she|sie|er|es|dies|dara\p{L}+|dabei|ils?|elles?|cela|se|lo|esto)\s`,
)

/** Maximum statements of a text in which a thing is told of once. */
const maxTold = 30

/** A sentence that says more about things that were named: "The passes should run out after a year". */
const ofKnown = pattern(
  String.raw`^(?:(?:the|these|those|our|die|diese|der|das|unsere?|les?|la|ces|nos|los|las|el|nuestr[oa]s|i|gli|le|il|de|het|onze) )([\p{L}-]{4,}) (?:should|must|shall|can|need|have to|sollen|sollten?|soll|müssen|muss|können|doivent|devraient|doit|peuvent|deben|debe|deberían|tienen que|devono|deve|dovrebbero|moeten|moet|mogen)(?!\p{L})`,
)

/** Returns the component of what was told before about the thing that a sentence says more of. */
function homeOf<T extends { place: number; component: string }>(
  { place, component }: T,
  items: readonly T[],
  statements: readonly Statement[],
): string | undefined {
  const [, thing] = (component === otherFeatures && ofKnown.exec(statements[place]!.text)) || []
  if (!thing || statements.length > maxTold) return undefined
  const [{ stem } = { stem: '' }] = wordsOf(thing)
  const told = statements.slice(0, place).filter(({ words }) => words.some((word) => word.stem === stem))
  const lines = new Set(told.flatMap((it) => it.lines))
  return items.findLast(
    (it) =>
      it.place < place && it.component !== otherFeatures && statements[it.place]!.lines.some((id) => lines.has(id)),
  )?.component
}

/**
 * Moves statements without a kind of work or a heading to the component of the sentence before them in their section, or
 * of the one that named their thing.
 */
export function withHomes<T extends { place: number; component: string }>(items: T[], statements: Statement[]): T[] {
  let before: T | null = null
  return items.map((item) => {
    const { section, item: isItem, text, headings } = statements[item.place]!
    const isNext = before?.place === item.place - 1 && statements[before.place]!.section === section
    const goesOn = isNext && !isItem && (headings.length > 0 || continuing.test(text))
    const isMoved = goesOn && (item.component === otherFeatures || pointsBack(text))
    before = { ...item, component: (isMoved ? before!.component : homeOf(item, items, statements)) ?? item.component }
    return before
  })
}

/** Words before the thing that a sentence is about, and maximum words of a part that is named after one. */
const determiners = new Set(
  'the a an each every all der die das jeder jede le la les el los un une ein eine'.split(' '),
)
const maxSubject = 1

/** The things that a sentence says a product has: "The system shall include digital programmable thermostats". */
const has =
  /^(?:[\p{L}-]+ ){1,4}?(?:includes?|contains?|has|have|umfasst|umfassen|enthält|comprend|incluye|comprende) ([^,.;:]+?)(?=[,.;:]|$| (?:which|that|die|der|das|qui|que|che) )/u

/** Moves what other chapters say about a thing to the part of the product that is named after it: "Thermostat". */
export function withSubjects<T extends { place: number; component: string }>(
  items: readonly T[],
  statements: readonly Statement[],
): T[] {
  const parts = new Map<string, string>()
  for (const name of new Set(items.flatMap(({ place }) => partOf(statements[place]!) ?? []))) {
    const words = wordsOf(name)
    if (words.length === maxSubject) parts.set(words[0]!.stem, name)
  }
  return items.map((item) => {
    const { text, words } = statements[item.place]!
    const subject = words.find(({ raw }) => !determiners.has(raw))
    const object = parts.size > 0 ? wordsOf(has.exec(text)?.[1] ?? '').at(-1) : undefined
    const part = parts.get(subject?.stem ?? '') ?? parts.get(object?.stem ?? '')
    return part ? { ...item, component: part } : item
  })
}

/** Minimum hours of a component that only the heading of a chapter names, and topics of such headings. */
const minChapter = 2
const chapterTopics = new Set<Topic | null>([null, 'functions', 'quality', 'data'])

/** Names the components of statements that nothing else names after their chapter: "Reliability", "Primary actor: nurse". */
export function withChapters<T extends { place: number; hours: number; component: string }>(
  items: readonly T[],
  statements: readonly Statement[],
): T[] {
  const chapters = items.map(({ place, component }) =>
    component === otherFeatures ? chapterOf(statements[place]!) : undefined,
  )
  const isLarge = (chapter: string) =>
    sum(items.map(({ hours }, at) => (chapters[at] === chapter ? hours : 0))) >= minChapter
  return items.map((item, at) => {
    const chapter = chapters[at]
    return chapter && isLarge(chapter) ? { ...item, component: chapter } : item
  })
}

function chapterOf(statement: Statement): string | undefined {
  return openHeadings(statement)
    .toReversed()
    .filter((heading) => chapterTopics.has(topicOf(heading)))
    .map((heading) => formatTitle(heading.slice(fieldLabelOf(heading).length)))
    .find((name) => isPartName(name) && !ofDocument.test(name))
}

/** Topics of headings that may name a part: "Thermostat Requirements" is one of functions. */
const ownTopics = new Set<Topic | null>([null, 'functions'])

const isOwnHeading = remember((heading) => {
  const name = formatTitle(heading)
  return (
    !ofDocument.test(name) &&
    !hasGreeting(`${name},`) &&
    isPartName(name) &&
    topicOf(name) === null &&
    ownTopics.has(topicOf(heading))
  )
})

/** Titles of documents, which name no part, and the part of one before a product: "Product requirements: Repairs". */
const ofDocument = pattern(
  String.raw`(?<!\p{L})(?:proposal|requirements?|specifications?|documentation|grant|prd|srs|rfp|readme|tender|statement of work|sow|scope of (?:work|services)|kick-?off|minutes|user stor(?:y|ies)|use cases?|lastenheft|pflichtenheft|ausschreibung|cahier|pliego)(?!\p{L})`,
)
const documentLabel = pattern(`^[^:–—]*${ofDocument.source}[^:–—]*(?::|\\s[–—-])\\s*(?=\\S)`)

const formatTitle = remember(
  (heading) =>
    withoutNumber(heading)
      .replace(documentLabel, '')
      .replace(/\s*(?:requirements?|specifications?|anforderungen|features?)\s*$/i, '')
      .replace(/(?:\s:[a-z_]+)?[:：]?\s*$/, '')
      .trim()
      .replace(/^(?:the|an?) (?=\S)/i, '')
      .replace(/^\P{Ll}*\p{Lu}{5}\P{Ll}*$/u, (name) => name.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase()))
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || heading,
)

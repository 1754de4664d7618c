import type { Line } from '#contract/estimation'
import type { Hit } from '../text/matcher'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { withAcceptance } from './acceptance'
import { classifyInBug } from './bugs'
import { classify, strict as demands } from './classify'
import { withAddenda } from './addenda'
import { separateAside } from './asides'
import { askedFor, separateParts } from './clauses'
import { separateRequests } from './commands'
import { withDealings } from './dealings'
import { deliverablesAmong } from './deliverables'
import { asBackground, explanationsIn, withMigration } from './numbered-texts'
import { withAppended } from './appended'
import { withClientFacts } from './client-facts'
import { withDestinations } from './destinations'
import { withoutReplacements } from './replacements'
import { devicesOnlyShow, withoutDevices, withoutUsedDevices } from './devices'
import { type Evidences, areStories, enoughEvidence, weighEvidence } from './existing'
import { extendLists } from './extend-lists'
import { announcesChange } from './announces-change'
import { withoutOtherBusiness } from './minutes'
import { describesFinished } from './new-product'
import { withChoice, withChoiceOfProduct, withOneOption } from './alternatives'
import { type TextLanguage, languageOf, languagesOf } from './language'
import { bugsAmong, bugsIn } from '../text/bug-reports'
import { type Form, areTickets, isExport, issuesAmong, ticketsAmong } from '../text/forms'
import { marksOf } from '../text/layout'
import type { Upkeep } from '../vocabulary/upkeep/upkeep'
import { asksNothing, dueHeading, topicKinds } from '../vocabulary/headings'
import { commandsAmong, isLetterOfWork, isListOfChanges, repairOf, upkeepOf } from './letters-of-work'
import { type Decision, type Passage, passagesOf } from '../text/passages'
import { withDemandsOfQuestions } from './requirement-questions'
import { withRefused } from './refused'
import { withoutInterjections } from './interjections'
import { withRequirements } from './numbered-headings'
import { withoutPostscripts } from './postscripts'
import { presentsClient } from './present'
import { unifyRepetitions } from './repetitions'
import { isBeside, requestIn } from './requests'
import {
  ofSystem,
  takesTests,
  visits,
  withTicketSales,
  withoutAttributes,
  withoutContracts,
  withoutIdioms,
  withoutTestResults,
} from './other-meanings'
import { withoutRestated } from './restated'
import { withRoleTables } from './role-tables'
import { Sight } from './sight'
import { areRules, asBrief, isBrief, isOneWord, namesTechnology, speaksOfSoftware } from './software'
import { type About, type Manner, type Statement, classifyTicket, isAsking, sectionsThatAsk } from './statement'
import { type Word, wordsOf } from '../text/words'
import { isUndecided, oddsOfProduct, oddsOfWork } from '../wording/kind-of-message'
import { withoutSubject } from './subject'
import { withoutSurroundings } from './surroundings'
import { withVerdicts, withoutCancelled } from './taken-back'
import { withUnasked } from './unasked'
import { ofProduct, separateZones } from './zones'

export interface Reading {
  /** Terms in the title. */
  title: Hit<Meaning>[]
  language: TextLanguage
  /** Form of the text. */
  form: Form
  /** Number of bugs in bug reports. */
  bugs: number
  /** Statements about the product, without those about contracts, notices and the document itself. */
  matter: Statement[]
  /** Findings of the rules about the product. `isOfExisting` is true if the text is read as work on one that exists. */
  evidence: Evidences
  isOfExisting: boolean
  /** Usual upkeep that each statement of a short request asks for. Empty for other texts. */
  upkeep: readonly (Upkeep | null)[]
  /** True for a README, which describes a finished product. */
  describesFinished: boolean
  /** Every heading of the text. */
  headings: string[]
  /** In the order of the text. */
  statements: Statement[]
}

/**
 * Reads numbered lines, one of `of` chunks of a document, as classified statements. All are background if the text is
 * not about software, unless it is known to be. `said` are the tasks of the text to which the lines are added, and
 * `decisions` are what a person chose of what it leaves open.
 */
export function read(
  title: string,
  lines: readonly Line[],
  of = 1,
  about: About = null,
  said: readonly string[] = [],
  decisions: readonly Decision[] = [],
): Reading {
  const reading = readText(title, lines, of, about, said, decisions)
  return of > 1 || reading.statements.some(isAsking) ? reading : { ...reading, statements: withUnasked(reading) }
}

function readText(
  title: string,
  lines: readonly Line[],
  of: number,
  about: About,
  said: readonly string[],
  decisions: readonly Decision[],
  asked: ReturnType<typeof requestIn> = null,
): Reading {
  const isSoftware = about !== null
  // What is added to a request is one itself.
  const isPart = about === null ? of > 1 : about === 'software'
  const isOfTracker = isExport(lines)
  const bugs = isOfTracker ? null : bugsIn(lines)
  const marks = marksOf(lines)
  const content = lines.filter((_, at) => !marks[at]!.junk && !isBeside(marks[at]!.text))
  const isTickets = isOfTracker || (!bugs && content.length > 0 && areTickets(content))
  const items = bugs
    ? bugsAmong(marks, bugs)
    : isOfTracker
      ? issuesAmong(marks)
      : isTickets
        ? ticketsAmong(marks)
        : marks
  const parts = withoutOtherBusiness(
    withoutPrices(
      withRequirements(
        withoutPostscripts(withAppended(withDemandsOfQuestions(passagesOf(items)).flatMap(withoutInterjections))),
      ),
      decisions,
      of,
    ),
  ).flatMap((passage) => separateAside(passage).flatMap(separateParts))
  const numbers = new Map(marks.map(({ id, number }) => [id, number]))
  const numberOf = (line: number) => numbers.get(line) ?? ''
  const known = withRefused(withoutRestated(withAddenda(parts, numberOf)))
  const taken = withoutCancelled(withVerdicts(known), numberOf)
  const whole = withDestinations(withClientFacts(withAcceptance(taken)))
  const request = asked ?? (bugs || isTickets || isPart || areStories(whole) ? null : requestIn(whole))
  const form: Form = bugs ? 'bug report' : isTickets ? 'tickets' : request ? 'request' : 'text'
  const found = withoutLoneIntroduction(request?.passages ?? whole)
  const delivered = deliverablesAmong(found)
  const passages = found.map((passage, at) => ({
    passage: delivered[at] ? { ...passage, topic: 'functions' as const } : passage,
    words: wordsOf(passage.text),
  }))
  const titled = wordsOf(title.replace(/[_-]+/g, ' '))
  const language = languageOf([...passages.flatMap(({ words }) => words), ...titled, ...said.flatMap(wordsOf)])
  const [ofTitle, ...ofPassages] = languagesOf([titled, ...passages.map(({ words }) => words)], language)
  const find = (words: readonly Word[], among = ofTitle) =>
    withoutIdioms(lexicon.find(words).filter(({ owner }) => owner.language === undefined || among?.has(owner.language)))
  const all = [title, ...passages.map(({ passage }) => passage.text)].join('\n')
  const wanted = passages.flatMap(({ passage: { topic, text } }) => (topic === 'excluded' ? [] : text))
  const isShownOnly = devicesOnlyShow(all, [title, ...wanted].join('\n'), form === 'request' || form === 'bug report')
  const hitsOf = withoutSubject(
    passages.map(({ passage: { text, system }, words }, at) => {
      const found = withoutAttributes(text, find(words, ofPassages[at]))
      const hits = withoutUsedDevices(system ? ofSystem(found, system) : found, words)
      return { text, words, hits: isShownOnly ? withoutDevices(hits, words) : hits }
    }),
  )
  const isOfBlockchain = hitsOf.some((hits) => hits.some(({ owner }) => owner.name === 'blockchain'))
  const areTicketsSold = visits.test(all)
  const areTestsTaken = takesTests(passages.map(({ passage }) => passage.text))
  const sights = withDealings(
    passages.map(({ passage, words }, at) => {
      const told = isOfBlockchain ? withoutContracts(hitsOf[at]!, words) : hitsOf[at]!
      const hits = areTestsTaken ? withoutTestResults(told, words) : told
      return new Sight(passage, words, areTicketsSold ? withTicketSales(hits, words) : hits)
    }),
  )
  const isKnown = language.language !== null
  const own = isUndisturbed(sights)
    ? sights.map(() => true)
    : ofProduct(sights, isKnown).map((isOwn, at) => isOwn || delivered[at]! || sights[at]!.passage.tellsUse === true)
  const zoned = separateZones(sights, own)
  const sort = (kinds: Statement[]) =>
    withoutReplacements(withRoleTables(unifyRepetitions(extendLists(kinds, said.length > 0))))
  const classifyAs = (manner: Manner, seen: Sight) => classify(seen, language.language, manner)
  const strict = new Map(zoned.map((seen) => [seen, classifyAs('strict', seen)]))
  const statements = sort([...strict.values()])
  // The other manners turn background into requirements, never the reverse. "Don't change invoices" is one of a new product.
  const relax = (seen: Sight, manner: Manner) => {
    const first = strict.get(seen) ?? classifyAs('strict', seen)
    return first.kind === 'background' || seen.passage.cancels === 'left' ? classifyAs(manner, seen) : first
  }
  const clausesOf = (seen: Sight, among: (typeof ofPassages)[number] | undefined): Sight[] => {
    const clauses = separateRequests(seen.passage)
    if (clauses.length === 1 && clauses[0]!.text === seen.passage.text) return [seen]
    return clauses.map((passage) => {
      const words = wordsOf(passage.text)
      return new Sight(passage, words, find(words, among))
    })
  }
  const named = [...find(titled), ...(passages[0] ? find(wordsOf(passages[0].passage.headings[0] ?? '')) : [])]
  const headings = [...new Set(passages.flatMap(({ passage }) => passage.headings))]
  const draft = { title: named, language, headings, statements }
  const matter = ofMatter(draft, own)
  const evidence = weighEvidence(matter, title, statements, of)
  const existing = evidence.existing - evidence.fresh
  const message = { statements: matter.statements, evidence }
  const isOfMessage =
    form === 'text' && of === 1 && !isSoftware && isKnown && !areStories(statements) && isUndecided(message)
  const isLetter = () => of === 1 && isLetterOfWork(lines, statements)
  const work = isOfMessage ? (oddsOfWork(statements) ?? 0) : 0
  const reading: Reading = {
    ...draft,
    form,
    bugs: bugs?.count ?? 0,
    matter: matter.statements,
    evidence,
    isOfExisting:
      (about === 'change' ||
        (isOfMessage
          ? oddsOfProduct(message, isLetter()) < 0 &&
            (isBrief(statements) || speaksOfSoftware(statements, language) || work > 0)
          : existing >= enoughEvidence || (existing >= 0 && isLetter()))) &&
      !isOneWord(statements) &&
      (announcesChange(title) || !areRules(statements)),
    describesFinished: describesFinished(headings),
    upkeep: request?.works.map((work) => (work === 'other' ? null : work)) ?? [],
  }
  if (bugs) return { ...reading, statements: statements.map((it) => classifyInBug(it, bugs)) }
  if (request) {
    const isAsked = (at: number) => request.works[at] !== null
    const asked = statements.map((it, at) => (isAsked(at) ? classifyTicket(it) : it))
    return { ...reading, statements: withoutSurroundings(asked) }
  }
  if (form === 'tickets')
    return {
      ...reading,
      statements: statements.map((it, at) => {
        // Further sentences of a row describe it.
        const isDetail = isOfTracker && statements[at - 1]?.lines.at(-1) === it.lines[0]
        return isDetail || it.settled === 'background' || it.leads || isBeside(it.text)
          ? asBackground(it)
          : classifyTicket(it)
      }),
    }
  if (reading.isOfExisting) {
    const commands = isPart ? null : requestIn(whole, true)
    if (commands) return readText(title, lines, of, about, said, decisions, commands)
    // Each request of a few in one sentence is work of its own.
    const clauses = zoned.length <= maxSeparated ? zoned.flatMap((seen, at) => clausesOf(seen, ofPassages[at])) : zoned
    const separate = clauses.length === 1 ? clauses.map(withStop) : clauses
    const asked = withoutSurroundings(sort(separate.map((seen) => relax(seen, 'change'))))
    const among = commandsAmong(asked, isPart)
    if (among) return readText(title, lines, of, about, said, decisions, among)
    return { ...reading, statements: asked, upkeep: asked.map(isListOfChanges(asked) ? upkeepOf : repairOf) }
  }
  if (work < min.work) return { ...reading, title: [], statements: statements.map(asBackground) }
  const byTitle =
    named.some(({ owner }) => owner.kind === 'archetype' || owner.kind === 'software') && statements.some(isAsking)
  const byTable = statements.some((it, at) => delivered[at] && isAsking(it)) && statements.some(namesTechnology)
  const isShort = isBrief(statements)
  const isListed = ({ coded, system }: Statement) => coded || system !== undefined
  const byRows = statements.filter(isListed).length >= min.listed && !areRules(statements)
  if (isSoftware || speaksOfSoftware(statements, language) || byTitle || byTable || byRows || isShort) {
    // In sections with a requirement or an exclusion, other sentences count too; elsewhere only explicit ones do.
    const asking = sectionsThatAsk(statements)
    const explains = explanationsIn(statements)
    const isOpen = ({ passage }: Sight) =>
      (asking.size === 0 || asking.has(passage.section) || passage.requirement !== '' || headsScope(passage)) &&
      !explains(passage)
    const opened = sort(zoned.map((seen) => (isOpen(seen) ? relax(seen, 'open') : strict.get(seen)!)))
    const asked = opened.map((it) => (isAsking(it) && explains(it) && !demands.test(it.text) ? asBackground(it) : it))
    return {
      ...reading,
      statements: withMigration(withoutClient(isShort ? asBrief(withoutSurroundings(asked)) : asked)),
    }
  }
  return { ...reading, title: [], statements: statements.map(asBackground) }
}

/** True below a heading such as "Scope", which says that all of it is to be built. */
const headsScope = ({ topic, ownTopic, heading }: Passage) =>
  topic === 'functions' && ownTopic && dueHeading.test(heading)

/** Log-odds below which a message asks for nothing, and numbered requirements or systems that need no word of software. */
const min = { work: -1, listed: 3 }

/** A message of one line is a sentence without a full stop, too. */
const withStop = ({ passage, words, hits }: Sight) =>
  new Sight({ ...passage, text: passage.text.replace(/(?<=[\p{L}\d])$/u, '.') }, words, hits)

/** Maximum passages of a text whose sentences are split into clauses. Longer texts describe more in one. */
const maxSeparated = 20

const withoutPrices = (passages: Passage[], decisions: readonly Decision[], of: number) =>
  passages.length > maxSeparated
    ? passages.flatMap((it) => withChoiceOfProduct(it, decisions, of))
    : withOneOption(passages, decisions)
        .map(askedFor)
        .flatMap((it) => withChoice(it, decisions))

/**
 * Removes headings such as "Introduction" and "Goals" if the text has no others: nothing says where the introduction
 * ends and the requirements begin.
 */
function withoutLoneIntroduction(passages: readonly Passage[]): Passage[] {
  const isIntroduction = ({ topic, headings }: Passage) =>
    headings.length > 0 && topic !== null && topicKinds[topic] === 'soft'
  if (!passages.every((passage) => passage.headings.length === 0 || isIntroduction(passage))) return [...passages]
  return passages.map((passage) =>
    isIntroduction(passage) ? { ...passage, topic: null, ownTopic: false, headings: [], heading: '' } : passage,
  )
}

/** Returns the part of a text that is about the product, so that surrounding text does not affect the profile. */
function ofMatter<T extends Pick<Reading, 'statements'>>(draft: T, own: readonly boolean[]): T {
  const statements = draft.statements.filter(
    ({ topic, hits, kind }, at) =>
      own[at] &&
      !asksNothing(topic) &&
      (isAsking({ kind }) || !hits.some(({ owner }) => owner.kind === 'noise' && foreignNoises.has(owner.name))),
  )
  return { ...draft, statements }
}

const foreignNoises = new Set(['contract', 'notice', 'business', 'party', 'document', 'paperwork'])

const undisturbed = { passages: 40, noises: 1 }

/** True for short texts with hardly a line about contracts, companies or documents. They need no zones. */
const isUndisturbed = (sights: readonly Sight[]) =>
  sights.length <= undisturbed.passages &&
  sights.filter(
    ({ passage, hits }) =>
      asksNothing(passage.topic) || hits.some(({ owner }) => owner.kind === 'noise' && foreignNoises.has(owner.name)),
  ).length <= undisturbed.noises

/** Sentences among which the first that asks may be about the client. */
const opening = 3

/** Classifies a first sentence about the client as background. */
function withoutClient(statements: Statement[]): Statement[] {
  const first = statements.findIndex(
    (it, at) => it.words.length > 0 && /[.!?]$/.test(it.text) && (at >= opening || isAsking(it)),
  )
  const it = statements[first]
  if (!it || !isAsking(it) || !presentsClient(it, statements.slice(first + 1).find(isAsking))) return statements
  return statements.with(first, { ...it, kind: 'background' })
}

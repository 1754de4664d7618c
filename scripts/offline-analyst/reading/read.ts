import type { Line } from '#contract/estimation'
import type { Hit } from '../text/matcher'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { type Manner, type Statement, classified, isAsking } from './classify'
import { describesFinished, enoughEvidence, evidenceOfExisting } from './existing'
import { type TextLanguage, languageOf, languagesOf } from './language'
import { type Form, areTickets, bugIn } from '../text/forms'
import { marksOf } from '../text/layout'
import { asksNothing, topicKinds } from '../vocabulary/headings'
import { passagesOf } from '../text/passages'
import { Sight, obliges } from './sight'
import { type Word, wordsOf } from '../text/words'
import { ofProduct } from './zones'

export interface Reading {
  /** The title, read for what it names. */
  title: Hit<Meaning>[]
  language: TextLanguage
  /** How the text is written, if it is no description of a product. */
  form: Form
  /** Statements without those of contracts, notices and documents about themselves. */
  matter: Statement[]
  /** Evidence of an existing product, and whether it is enough to read the text as work on one. */
  existing: number
  isOfExisting: boolean
  /** A README, which describes what is finished. */
  describesFinished: boolean
  /** Every heading of the text. */
  headings: string[]
  /** In the order of the text. */
  statements: Statement[]
}

/** Of a text that asks for software, so much speaks of software: in words for nothing else, or in others too. */
const leastShare = { certain: 0.01, likely: 0.03 }

/** What people do with software, and with other things too, says less than a word for software. */
const likelyWorth = 0.25

/** Sentences of requirements are short on average; those of stories are not. In words. */
const longestAverage = 14

/** Whether a text is about software: each sentence counts once, contracts do not count at all. */
function speaksOfSoftware(statements: readonly Statement[], { language }: TextLanguage): boolean {
  const distinct = distinctOf(statements)
  if (distinct.some(({ text }) => placeholder.test(text)) || isOneWord(distinct)) return false
  const asking = distinct.filter(isAsking)
  if (language === null) return asking.length > 0 && (isListed(distinct) || distinct.some(namesTechnology))

  const certain = distinct.filter(({ software, definite }) => software || definite).length
  // A note of a few lines is taken at its word; in a longer text somebody has to do something with something.
  const isWork = distinct.length <= fewStatements ? namesWork : (it: Statement) => namesWork(it) && namesSomebody(it)
  const likely = asking.filter((it) => !it.software && !it.definite && isWork(it) && !isRule(it)).length
  const all = certain + likely * likelyWorth
  const least = Math.max(Math.min(1, distinct.length * likelyWorth), distinct.length * leastShare.likely)
  return certain >= Math.max(1, distinct.length * leastShare.certain) || all >= least
}

/** What the text says of its matter, each sentence once. */
const distinctOf = (statements: readonly Statement[]) =>
  [...new Map(statements.map((statement) => [statement.text, statement])).values()].filter(isOfMatter)

const placeholder = /\blorem ipsum\b/i

/** "Visitors must wear a badge": without a word for software, a house's rule. */
const isRule = ({ text }: Statement) => obliges.test(text) || /\bmay\b/i.test(text)

/** Rules of a house, in no word of software. */
const areRules = (statements: readonly Statement[]) =>
  statements.filter(isRule).length * 2 > statements.length &&
  !statements.some(({ hits, words }) =>
    hits.some(
      ({ owner, at }) =>
        owner.kind === 'software' || (owner.kind === 'product' && !words[at]!.stem.startsWith('report')),
    ),
  )

const isOfMatter = ({ hits, topic, kind }: Statement) =>
  kind !== 'background' ||
  !(asksNothing(topic) || hits.some(({ owner }) => owner.kind === 'noise' && !sayLittle.has(owner.name)))

/** Words that other sentences have, too: how things are, orders, labels. */
const sayLittle = new Set(['telling', 'order', 'label'])

/** One word over and over is no text, on one line or on many. */
function isOneWord(statements: readonly Statement[]): boolean {
  const words = statements.flatMap(({ words }) => words.map(({ raw }) => raw).filter(Boolean))
  const different = new Set(words).size
  return (words.length > 2 && different < 2) || (words.length > 10 && different < 3)
}

/** Lists and short sentences are how requirements look in any language. */
function isListed(statements: readonly Statement[]): boolean {
  const words = statements.reduce((sum, statement) => sum + statement.words.length, 0)
  return statements.filter(({ item }) => item).length >= 3 || words <= statements.length * longestAverage
}

const fewStatements = 4

const namesSomebody = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'actor' || owner.kind === 'product')

/** React and PostgreSQL are called so in every language. */
const namesTechnology = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'technology' || owner.kind === 'software')

const namesWork = ({ hits }: Statement) => hits.some(({ owner }) => owner.kind === 'work')

/** Reads numbered lines as statements, each with what it asks for; nothing, where the text does not speak of software. */
export function read(title: string, lines: readonly Line[]): Reading {
  const passages = passagesOf(marksOf(lines)).map((passage) => ({ passage, words: wordsOf(passage.text) }))
  const titled = wordsOf(title.replace(/[_-]+/g, ' '))
  const language = languageOf([...passages.flatMap(({ words }) => words), ...titled])
  const [ofTitle, ...ofPassages] = languagesOf([titled, ...passages.map(({ words }) => words)], language)
  const find = (words: Word[], among = ofTitle) =>
    lexicon.find(words).filter(({ owner }) => owner.language === undefined || among?.has(owner.language))
  const sights = passages.map(({ passage, words }, at) => new Sight(passage, words, find(words, ofPassages[at])))
  const own = isUndisturbed(sights) ? sights.map(() => true) : ofProduct(sights, language.language !== null)
  const zoned = inZones(sights, own)
  const sort = (mannerOf: (seen: Sight) => Manner) =>
    asBefore(withLists(zoned.map((seen) => classified(seen, language.language, mannerOf(seen)))))
  const statements = sort(() => 'strict')
  const named = [...find(titled), ...(passages[0] ? find(wordsOf(passages[0].passage.headings[0] ?? '')) : [])]
  const bug = bugIn(lines)
  const form: Form = bug ? 'bug report' : areTickets(lines) ? 'tickets' : 'text'
  const headings = [...new Set(passages.flatMap(({ passage }) => passage.headings))]
  const draft = { title: named, language, headings, statements }
  const matter = ofMatter(draft, own)
  const existing = evidenceOfExisting(matter, title)
  const reading: Reading = {
    ...draft,
    form,
    matter: matter.statements,
    existing,
    isOfExisting: existing >= enoughEvidence && !isOneWord(statements) && !areRules(statements),
    describesFinished: describesFinished(headings),
  }
  if (bug) return { ...reading, statements: statements.map((it) => inBug(it, bug)) }
  if (form === 'tickets') return { ...reading, statements: statements.map(asTicket) }

  if (reading.isOfExisting) return { ...reading, statements: sort(() => 'change') }
  const byTitle =
    named.some(({ owner }) => owner.kind === 'archetype' || owner.kind === 'software') && statements.some(isAsking)
  if (speaksOfSoftware(statements, language) || byTitle || isNote(statements)) {
    // What stands beside a demand may ask in any words; what stands elsewhere has to say so.
    const asking = new Set(statements.filter(isAsking).map(({ section }) => section))
    const isOpen = ({ passage }: Sight) => asking.size === 0 || asking.has(passage.section)
    return { ...reading, statements: sort((seen) => (isOpen(seen) ? 'open' : 'strict')) }
  }
  return { ...reading, title: [], statements: statements.map((statement) => ({ ...statement, kind: 'background' })) }
}

/** The part of a text that speaks of the product, so that nothing put around it changes what it is about. */
function ofMatter<T extends Pick<Reading, 'statements'>>(draft: T, own: readonly boolean[]): T {
  const statements = draft.statements.filter(
    ({ topic, hits }, at) =>
      own[at] &&
      !asksNothing(topic) &&
      !hits.some(({ owner }) => owner.kind === 'noise' && foreignNoises.has(owner.name)),
  )
  return { ...draft, statements }
}

const legalNoises = new Set(['contract', 'notice', 'party'])
const foreignNoises = new Set(['contract', 'notice', 'business', 'party', 'document', 'paperwork'])

const undisturbed = { passages: 40, noises: 1 }

/** A short text of which hardly a line is about contracts, companies or documents has no parts that speak of something else. */
const isUndisturbed = (sights: readonly Sight[]) =>
  sights.length <= undisturbed.passages &&
  sights.filter(
    ({ passage, hits }) =>
      asksNothing(passage.topic) || hits.some(({ owner }) => owner.kind === 'noise' && foreignNoises.has(owner.name)),
  ).length <= undisturbed.noises

/** What is not of the product stands below no heading of its; what is of the product, below no other. */
function inZones(sights: readonly Sight[], own: readonly boolean[]): Sight[] {
  let foreignIn = -1
  return sights.map((seen, at) => {
    const { passage, words, hits } = seen
    const { topic, section } = passage
    const isBelowNoise = asksNothing(topic)
    if (!own[at]) {
      foreignIn = section
      return isBelowNoise ? seen : new Sight({ ...passage, topic: 'foreign' }, words, hits)
    }
    // The heading was that of what stands before.
    const isOther = isBelowNoise || (foreignIn === section && (topic === null || topicKinds[topic] !== 'firm'))
    return isOther ? new Sight({ ...passage, topic: null, headings: [] }, words, hits) : seen
  })
}

/** So short a text may be said twice in two senses: a heading's words, a cell. */
const shortestTwin = 40

/** What is said again is what it was at first. */
function asBefore(statements: Statement[]): Statement[] {
  const firsts = new Map<string, Pick<Statement, 'kind' | 'topic'>>()
  return statements.map((statement) => {
    const { text, kind, topic } = statement
    if (text.length < shortestTwin) return statement
    const first = firsts.get(text)
    if (!first) firsts.set(text, { kind, topic })
    return first ? { ...statement, ...first } : statement
  })
}

/** So many sentences are a note at most; what is longer says somewhere that it is about software. */
const noteLength = 12

/** Said in the present of somebody's work, or of what software is known to do: "Drivers scan parcels at pickup." */
const isNoted = (statement: Statement) =>
  isOpenTo(statement) &&
  !isRule(statement) &&
  cellsOf(statement) === 1 &&
  (namesWork(statement) || statement.hits.some(isActorFirst) || namesPart(statement))

/** "Sort the column as a date" speaks of a part of a program. */
const namesPart = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'product' || owner.kind === 'software' || owner.kind === 'change')

/** In the past, of people: a story or a letter. */
const isTold = ({ text, hits }: Statement) =>
  past.test(text) || hits.some(({ owner }) => owner.kind === 'noise' && owner.name === 'telling')

const past = /\b(?:had|was|were|said|told|took|thought|came|went|saw|met|gave|played|looked)\b/i

const isActorFirst = ({ owner, at }: Hit<Meaning>) => owner.kind === 'actor' && at <= 2

const isOpenTo = ({ kind, topic, hits, words }: Statement) =>
  (kind === 'background' || kind === 'function') &&
  !asksNothing(topic) &&
  words.length >= shortestItem &&
  !hits.some(({ owner }) => owner.kind === 'noise' && owner.name !== 'label')

/** A brief as people jot it down: a few sentences, most of them of somebody's work, without a word for software. */
function isNote(statements: readonly Statement[]): boolean {
  const distinct = distinctOf(statements)
  if (distinct.length > noteLength || distinct.length < 2 || isOneWord(distinct)) return false
  if (distinct.filter(isTold).length * 3 >= distinct.length) return false
  const noted = distinct.filter(isNoted)
  return noted.length >= 2 && noted.length * 2 >= distinct.length && noted.some((it) => namesWork(it) || namesPart(it))
}

/** Items beside one that asks for something ask too, in as few words as they like: "Exactly one pass per student". */
function withLists(statements: Statement[]): Statement[] {
  const keyOf = (statement: Statement) => `${cellsOf(statement)}\n${statement.headings.join('\n')}`
  const asking = new Set(
    statements.filter(({ kind, headings }) => kind === 'function' && headings.length > 0).map(keyOf),
  )
  return statements.map((statement) => {
    const { kind, item, topic, words, hits } = statement
    const isOpen = kind === 'background' && item && (topic === null || topic === 'functions' || topic === 'data')
    const isPlain =
      words.length >= shortestItem &&
      !hits.some(({ owner }) => owner.kind === 'noise' && owner.name !== 'label' && owner.name !== 'telling')
    return isOpen && isPlain && asking.has(keyOf(statement)) ? { ...statement, kind: 'function' } : statement
  })
}

const shortestItem = 3

const cellsOf = ({ text }: Statement) => text.split(' | ').length

const inBug = (statement: Statement, told: ReadonlySet<number>): Statement => ({
  ...statement,
  kind: statement.lines.some((line) => told.has(line)) ? 'function' : 'background',
})

/** A ticket asks for something, whatever its words are. */
const asTicket = (statement: Statement): Statement =>
  statement.words.length > 0 ? { ...statement, kind: 'function', definite: false } : statement

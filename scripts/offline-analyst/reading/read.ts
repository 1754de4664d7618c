import type { Line } from '#contract/estimation'
import type { Hit } from '../text/matcher'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import { type Manner, classified } from './classify'
import { describesFinished, enoughEvidence, evidenceOfExisting } from './existing'
import { type TextLanguage, languageOf, languagesOf } from './language'
import { type Form, areTickets, bugIn } from '../text/forms'
import { marksOf } from '../text/layout'
import { asksNothing, topicKinds } from '../vocabulary/headings'
import { passagesOf } from '../text/passages'
import { Sight } from './sight'
import { areRules, isNote, isOneWord, speaksOfSoftware } from './software'
import { type Statement, cellsOf, isAsking, minItemWords } from './statement'
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
  const existing = evidenceOfExisting(matter, title, statements)
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
      words.length >= minItemWords &&
      !hits.some(({ owner }) => owner.kind === 'noise' && owner.name !== 'label' && owner.name !== 'telling')
    return isOpen && isPlain && asking.has(keyOf(statement)) ? { ...statement, kind: 'function' } : statement
  })
}

const inBug = (statement: Statement, told: ReadonlySet<number>): Statement => ({
  ...statement,
  kind: statement.lines.some((line) => told.has(line)) ? 'function' : 'background',
})

/** A ticket asks for something, whatever its words are. */
const asTicket = (statement: Statement): Statement =>
  statement.words.length > 0 ? { ...statement, kind: 'function', definite: false } : statement

import type { Hit } from '../text/matcher'
import { asksNothing } from '../vocabulary/headings'
import type { Meaning } from '../vocabulary/lexicon'
import type { TextLanguage } from './language'
import { obliges } from './sight'
import { type Statement, cellsOf, isAsking, minItemWords } from './statement'

/** Of a text that asks for software, so much speaks of software: in words for nothing else, or in others too. */
const leastShare = { certain: 0.01, likely: 0.03 }

/** What people do with software, and with other things too, says less than a word for software. */
const likelyWorth = 0.25

/** Sentences of requirements are short on average; those of stories are not. In words. */
const longestAverage = 14

/** Whether a text is about software: each sentence counts once, contracts do not count at all. */
export function speaksOfSoftware(statements: readonly Statement[], { language }: TextLanguage): boolean {
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
export const areRules = (statements: readonly Statement[]) =>
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
export function isOneWord(statements: readonly Statement[]): boolean {
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
  words.length >= minItemWords &&
  !hits.some(({ owner }) => owner.kind === 'noise' && owner.name !== 'label')

/** A brief as people jot it down: a few sentences, most of them of somebody's work, without a word for software. */
export function isNote(statements: readonly Statement[]): boolean {
  const distinct = distinctOf(statements)
  if (distinct.length > noteLength || distinct.length < 2 || isOneWord(distinct)) return false
  if (distinct.filter(isTold).length * 3 >= distinct.length) return false
  const noted = distinct.filter(isNoted)
  return noted.length >= 2 && noted.length * 2 >= distinct.length && noted.some((it) => namesWork(it) || namesPart(it))
}

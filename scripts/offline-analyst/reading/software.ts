import type { Hit } from '../text/matcher'
import { asksNothing } from '../vocabulary/headings'
import type { Meaning } from '../vocabulary/lexicon'
import type { TextLanguage } from './language'
import { obliges } from './sight'
import { type Statement, cellsOf, isAsking, leftOut, minItemWords, namesSoftware } from './statement'

/** Minimum share of sentences about software: with unambiguous words, or with ambiguous ones. */
const minShare = { certain: 0.01, likely: 0.03 }

/** Weight of an ambiguous word relative to an unambiguous one. */
const likelyWorth = 0.25

/** Maximum average words of a requirement. Sentences of stories are longer. */
const maxAverageWords = 14

/** True if a text is about software. Each distinct sentence counts once, and contract text is ignored. */
export function speaksOfSoftware(statements: readonly Statement[], { language }: TextLanguage): boolean {
  const distinct = distinctOf(statements)
  if (distinct.some(({ text }) => placeholder.test(text)) || isOneWord(distinct)) return false
  const asking = distinct.filter(isAsking)
  if (language === null) return asking.length > 0 && (isListed(distinct) || distinct.some(namesTechnology))

  const certain = distinct.filter(({ software, definite }) => software || definite).length
  // In a short note, naming work suffices; in a longer text, an actor or the product must be named too.
  const isWork =
    distinct.length <= maxNoteStatements ? namesWork : (it: Statement) => namesWork(it) && namesSomebody(it)
  const likely = asking.filter(
    (it) => !it.software && !it.definite && isWork(it) && (!isRule(it) || worksIn(it) > 1),
  ).length
  const all = certain + likely * likelyWorth
  // What is excluded or optional need not speak of software as well.
  const { length } = distinct.filter(({ kind }) => !leftOut.has(kind))
  const minShown = Math.max(Math.min(1, length * likelyWorth), length * minShare.likely)
  return certain >= Math.max(1, length * minShare.certain) || (likely > 0 && all >= minShown)
}

/** Returns the distinct statements that are not noise. */
const distinctOf = (statements: readonly Statement[]) =>
  [...new Map(statements.map((statement) => [statement.text, statement])).values()].filter(isOfMatter)

const placeholder = /\blorem ipsum\b/i

/** Detects sentences that may be house rules: "Visitors must wear a badge". */
const isRule = ({ text }: Statement) => obliges.test(text) || /\bmay\b/i.test(text)

/** True if most statements are house rules and none mentions software. */
export const areRules = (statements: readonly Statement[]) =>
  statements.filter(isRule).length * 2 > statements.length && !statements.some(namesSoftware)

const isOfMatter = ({ hits, topic, kind }: Statement) =>
  kind !== 'background' ||
  !(asksNothing(topic) || hits.some(({ owner }) => owner.kind === 'noise' && !sayLittle.has(owner.name)))

/** Kinds of noise that requirements contain too. */
const sayLittle = new Set(['telling', 'order', 'label'])

/** Detects one word repeated over and over, on one line or on many. */
export function isOneWord(statements: readonly Statement[]): boolean {
  const words = statements.flatMap(({ words }) => words.map(({ raw }) => raw).filter(Boolean))
  const different = new Set(words).size
  return (words.length > 2 && different < 2) || (words.length > 10 && different < 3)
}

/** True if a text looks like requirements in any language: lists or short sentences. */
function isListed(statements: readonly Statement[]): boolean {
  const words = statements.reduce((sum, statement) => sum + statement.words.length, 0)
  return statements.filter(({ item }) => item).length >= 3 || words <= statements.length * maxAverageWords
}

const maxNoteStatements = 4

const namesSomebody = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'actor' || owner.kind === 'product')

/** True if a statement names a technology, whose names are the same in every language. */
export const namesTechnology = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'technology' || owner.kind === 'software')

const worksIn = ({ hits }: Statement) =>
  new Set(hits.flatMap(({ owner }) => (owner.kind === 'work' ? [owner.name] : []))).size

const namesWork = ({ hits }: Statement) => hits.some(({ owner }) => owner.kind === 'work')

/** Maximum sentences of a note. Longer texts mention software somewhere. */
const noteLength = 12

/** Detects descriptions of work in the present tense: "Drivers scan parcels at pickup." */
const isNoted = (statement: Statement) =>
  isOpenTo(statement) &&
  !isRule(statement) &&
  cellsOf(statement) === 1 &&
  (namesWork(statement) || statement.hits.some(isActorFirst) || namesPart(statement))

/** True if a part of a program is named: "Sort the column as a date". */
const namesPart = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'product' || owner.kind === 'software' || owner.kind === 'change')

/** Detects narration in the past tense, as in a story or a letter. */
const isNarrated = ({ text, hits }: Statement) =>
  past.test(text) || hits.some(({ owner }) => owner.kind === 'noise' && owner.name === 'telling')

const past = /\b(?:had|was|were|said|told|took|thought|came|went|saw|met|gave|played|looked)\b/i

const isActorFirst = ({ owner, at }: Hit<Meaning>) => owner.kind === 'actor' && at <= 2

const isOpenTo = ({ kind, topic, hits, words }: Statement) =>
  (kind === 'background' || kind === 'function') &&
  !asksNothing(topic) &&
  words.length >= minItemWords &&
  !hits.some(({ owner }) => owner.kind === 'noise' && owner.name !== 'label')

/** Detects an informal brief: a few sentences, most of them about work, without a word for software. */
export function isNote(statements: readonly Statement[]): boolean {
  const distinct = distinctOf(statements)
  if (distinct.length > noteLength || distinct.length < 2 || isOneWord(distinct)) return false
  if (distinct.filter(isNarrated).length * 2 > distinct.length) return false
  const noted = distinct.filter(isNoted)
  return noted.length >= 2 && noted.length * 2 >= distinct.length && noted.some((it) => namesWork(it) || namesPart(it))
}

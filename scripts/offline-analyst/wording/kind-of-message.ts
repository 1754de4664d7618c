import { isCommission } from '../reading/commissions'
import { type Evidences, distinct, enoughEvidence } from '../reading/existing'
import { isOfPresent, renews } from '../reading/ownership'
import { type Statement, leftOut } from '../reading/statement'
import { type Features, featuresOf } from './features'
import weights from './weights.json' with { type: 'json' }

/** Maximum words of a message. Of longer ones the examples are too few. */
const maxWords = 60

/**
 * Log-odds that each listed wish beyond `wishes`, and each word beyond `words`, adds to those of a product. Hardly an example
 * has more, and longer texts without a word about what exists describe a whole product. Beyond `maxWords`, all do.
 */
const beyond = { wishes: 9, perWish: 1.4, words: maxWords, perWord: 1 / 8, maxWords: 2 * maxWords }

/** Findings of the rules in a message. */
export interface Found {
  /** Statements about the product, without contracts, notices and repetitions. */
  statements: readonly Statement[]
  evidence: Evidences
}

/** Returns what a message is made of, with what the rules found. */
export const messageFeatures = ({ statements, evidence }: Found): Features =>
  new Map([
    ...featuresOf(textOf(statements)),
    ['@existing', Math.min(2, evidence.existing)],
    ['@fresh', Math.min(2, evidence.fresh)],
  ])

const textOf = (statements: readonly Statement[]) =>
  distinct(statements)
    .map(({ text }) => text)
    .join('\n')

const latin = /\p{Script=Latin}/gu
const letters = /\p{L}/gu

/** True for a message about whose kind the rules find little, in a script that the examples have. A contract for a product is none. */
export function isUndecided({ statements, evidence: { existing, fresh } }: Found): boolean {
  return (
    existing < enoughEvidence &&
    fresh < enoughEvidence &&
    isShort(textOf(statements), beyond.maxWords) &&
    !statements.some(({ text }) => isCommission(text)) &&
    new Set(statements.flatMap(({ headings }) => headings)).size < 2
  )
}

const countWords = (text: string) => text.split(/\s+/).length

/** True for statements that are short enough together, in a script that the examples have. */
const isShort = (text: string, max = maxWords) =>
  countWords(text) <= max && (text.match(latin)?.length ?? 0) * 2 > (text.match(letters)?.length ?? 0)

/**
 * Returns the log-odds that a short text asks for work on software, whatever its words ("Header logo blurry on new
 * laptops"), or null for other texts.
 */
export function oddsOfWork(statements: readonly Statement[]): number | null {
  const text = textOf(statements)
  return isShort(text) ? weigh(featuresOf(text), weights.work) : null
}

/** Returns the same of as much of a text as the examples have. */
export const oddsOfOpening = (statements: readonly Statement[]): number =>
  weigh(featuresOf(textOf(statements).split(/\s+/).slice(0, maxWords).join(' ')), weights.work)

/** Log-odds of a product that a letter of work must have beyond those of other messages, as it names none. */
const minOfLetter = 1

/**
 * Returns the log-odds that a message asks for a new product rather than for work on one that exists. The length of a letter
 * of work, or of a text about something that is there, says nothing.
 */
export function oddsOfProduct(found: Found, isLetter: boolean): number {
  const odds = weigh(messageFeatures(found), weights.kind)
  if (isLetter) return odds - minOfLetter
  return found.statements.some((it) => isOfPresent(it) || renews(it)) ? odds : odds + oddsOfLength(found.statements)
}

function oddsOfLength(statements: readonly Statement[]): number {
  const { length } = distinct(statements).filter(({ item, kind }) => item && !leftOut.has(kind))
  const words = countWords(textOf(statements))
  return beyond.perWish * Math.max(0, length - beyond.wishes) + beyond.perWord * Math.max(0, words - beyond.words)
}

/** Returns the sum of the features, each times its weight. */
function weigh(features: Features, known: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const [name, value] of features) sum += (known[name] ?? 0) * value
  return sum
}

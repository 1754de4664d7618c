import { sum } from '#domain/hours/apportion'
import { strict } from '../reading/classify'
import { story } from '../text/stories'
import { type Statement, cellsOf, isAsking, isSpecification } from '../reading/statement'
import { topicOf } from '../text/topics'
import { type Word, wordsOf } from '../text/words'
import { topicKinds } from '../vocabulary/headings'
import { lexicon } from '../vocabulary/lexicon'
import { setsValue } from '../vocabulary/rules'
import { actions, and } from '../vocabulary/words'
import { onlyNamesProduct, unitsIn } from './matter'
import { rootsIn, verbClass } from './roots'

/**
 * Number of features that a text names without listing them, and maximum number of clauses that count. Items always count,
 * but how many clauses say the same is a matter of style.
 */
const few = { usual: 2, clauses: 9 }

/**
 * Share of the same matter of features with codes, and 0 of others below several headings, of which a text says more: more with
 * each of some roles, whose screens are their own. A document of many requirements says enough.
 */
const divided = { share: 0.4, roles: 3, features: 20 }

/**
 * Minimum parts that a line enumerates, and of all such lines of a text that says its features in this way, their share of
 * the same matter of a brief, and how it grows with them: modules of a tender share less than features of a brief.
 */
const enumeration = { parts: 3, all: 9, share: 0.65, exponent: 0.8 }

/**
 * Matter of features of which a text says no more than a clause or a few words: "tenants apply". They share parts, so
 * twice as many are less than twice the work. Fitted to twelve products, each written in three ways, and limited by the
 * reworded briefs of `npm run evaluate -- --paraphrases`.
 */
const feature = { matter: 55, exponent: 0.6 }

/** Share of what the words of a text say that its listed features do not include. */
const detail = 0.35

/** Label before a list of features: "A tool for foremen: they log reports". */
const label = /^[^:]*:\s/u
const end = new RegExp(`[,;()–—]\\s|[，、；]|\\s${and}\\s`, 'gi')

const ofProduct = new Set(['archetype', 'product', 'work'])

/** True for a line about a part of the product, such as "Singers: dates, sheet music". */
function isOfPart({ text }: Statement): boolean {
  const words = wordsOf(label.exec(text)?.[0] ?? '')
  return unitsIn(words).size > 0 && !lexicon.find(words).some(({ owner }) => ofProduct.has(owner.kind))
}

/** True for a sentence about a page, which lists what is on it. */
const isPage = ({ hits }: Statement) => hits.some(({ owner }) => owner.name === 'a landing page')

/** True for a user story or a requirement of a specification, which says what it takes. */
export const isSpecified = (statement: Statement) =>
  cellsOf(statement) > 1 || strict.test(statement.text) || story.test(statement.text)

/** True below a heading such as "Background". */
const isTold = ({ heading }: Statement) => {
  const topic = topicOf(heading)
  return topic !== null && topicKinds[topic] === 'soft'
}

/** Verbs that name a feature without a noun: "pay". */
const deeds = new Set(rootsIn(actions).filter((root) => !verbClass.has(root)))

/** Returns the clauses that name a feature: two words of content, a deed or a kind of work, but no page. An item is one. */
const featuresIn = ({ text, item }: Statement): string[] =>
  text
    .replace(label, '')
    .split(end)
    .flatMap((clause) => {
      const words = wordsOf(clause)
      const works = lexicon.find(words).filter(({ owner }) => owner.kind === 'work' || owner.kind === 'weak')
      const says = item ? words.length > 0 : unitsIn(words).size > 1 || words.some(({ root }) => deeds.has(root))
      const isFeature = (says || works.length > 0) && !works.some(({ owner }) => owner.name === 'pages')
      return isFeature ? [nameOf(words)] : []
    })
    .slice(0, item ? 1 : undefined)

const nameOf = (words: readonly Word[]) => words.map(({ root }) => root).join(' ')

/** Marks between the parts of an enumeration, outside parentheses. */
const comma = /[,;，、；]\s(?![^()]*\))/u

/** Returns the parts of a line that only names them, such as a module: "Orders: recurring plans, packages, a calendar". */
function enumeratedIn({ text }: Statement): string[] {
  const isSentence = /[.!?]$/.test(text) && !label.test(text) && !text.includes(' | ')
  if (isSentence || strict.test(text) || story.test(text)) return []
  const parts = text.split(' | ').at(-1)!.replace(label, '').split(comma)
  const named = parts.map(wordsOf).filter((words) => unitsIn(words).size > 1)
  return named.length >= enumeration.parts ? named.map(nameOf) : []
}

/**
 * Returns the matter that a text adds to its statements by the features which it lists, in clauses or as items. `own` is
 * the matter of their words. A statement never lowers the sum, because the features, the words and the roles only grow. In an unknown language only items are counted.
 */
export function listedIn(
  statements: readonly Statement[],
  own: readonly number[],
  isKnown: boolean,
  roles: number,
): number[] {
  const named = new Set<string>()
  /** Counts the names that no earlier statement has. */
  const countNew = (names: readonly string[]) => {
    const before = named.size
    for (const name of names) named.add(name)
    return named.size - before
  }
  const isDivided = isSpecification(statements)
  const enumerated = statements.map((it) =>
    isAsking(it) && !isTold(it) && !isPage(it) && (isDivided || cellsOf(it) > 1 || (it.item && label.test(it.text)))
      ? enumeratedIn(it)
      : [],
  )
  const isEnumerated = new Set(enumerated.flat()).size >= enumeration.all
  const counts = statements.map((statement, at) => {
    if (!isAsking(statement) || isTold(statement) || isPage(statement)) return 0
    if (isEnumerated && enumerated[at]!.length > 0) return countNew(enumerated[at]!)
    if ((isDivided && !statement.coded) || isSpecified(statement) || isOfPart(statement)) return 0
    if (setsValue(statement.text)) return 0
    const features = isKnown || statement.item ? featuresIn(statement) : []
    if (onlyNamesProduct(statement.text) || (features.length === 1 && statement.definite)) return 0
    return countNew(features)
  })
  const all = sum(counts)
  const items = sum(counts.filter((_, at) => statements[at]!.item))
  const clauses = isEnumerated ? all - items : Math.min(few.clauses, all - items)
  const features = Math.min(isDivided && !isEnumerated ? divided.features : all, items + clauses)
  if (features <= few.usual) return counts.map(() => 0)
  const listed = feature.matter * (features - few.usual) ** (isEnumerated ? enumeration.exponent : feature.exponent)
  const reached = Math.min(1, Math.max(0, (roles - 1) / (divided.roles - 1)))
  const share = isEnumerated ? enumeration.share : isDivided ? divided.share * reached : 1
  const added = share * Math.max(0, listed - (1 - detail) * sum(own))
  return counts.map((count) => (count / all) * added)
}

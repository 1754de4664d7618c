import { strict } from '../reading/classify'
import { distinct } from '../reading/existing'
import { type Statement, isAsking } from '../reading/statement'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'
import { actions } from '../vocabulary/words'
import { rootsIn, unitsIn, verbClass } from './matter'

/** Number of sentences up to which a text only lists features, and from which it says enough about them. */
const short = { full: 4, none: 6 }

/** Minimum features in a sentence that lists them. */
const minFeatures = 3

/** Number of features that the hours of other sentences include. */
const usual = 2

/** Matter of a feature of which a text says no more than a clause: "tenants apply". */
const perFeature = 75

/** Label before a list of features: "A tool for foremen: they log reports". */
const label = /^[^:]*:\s/u
const end = /[,;()–—]\s|\s(?:and|und|sowie|et|y|e)\s/giu

const ofProduct = new Set(['archetype', 'product', 'work'])

/** True for a line about a part of the product, such as "Singers: dates, sheet music". */
function isOfPart({ text }: Statement): boolean {
  const words = wordsOf(label.exec(text)?.[0] ?? '')
  return unitsIn(words).size > 0 && !lexicon.find(words).some(({ owner }) => ofProduct.has(owner.kind))
}

/** True for a sentence about a page, which lists what is on it. */
const isPage = ({ hits }: Statement) => hits.some(({ owner }) => owner.name === 'a landing page')

/** Verbs that name a feature without a noun: "pay". */
const deeds = new Set(rootsIn(actions).filter((root) => !verbClass.has(root)))

/** Returns the clauses that name a feature: two words of content, a deed or a kind of work. */
const featuresIn = ({ text }: Statement): string[] =>
  text
    .replace(label, '')
    .split(end)
    .flatMap((clause) => {
      const words = wordsOf(clause)
      const works = lexicon.find(words).filter(({ owner }) => owner.kind === 'work' || owner.kind === 'weak')
      const isFeature = unitsIn(words).size > 1 || works.length > 0 || words.some(({ root }) => deeds.has(root))
      return isFeature ? [words.map(({ root }) => root).join(' ')] : []
    })

/**
 * Returns the matter that each statement of a short text adds by the features that its clauses list. In a longer text,
 * such a sentence introduces what other lines describe.
 */
export function listedIn(statements: readonly Statement[]): number[] {
  const isOneSection = new Set(statements.map(({ section }) => section)).size === 1
  const brevity = (short.none - distinct(statements).length) / (short.none - short.full)
  const named = new Set<string>()
  const counts = statements.map((statement) => {
    if (
      !isOneSection ||
      brevity <= 0 ||
      !isAsking(statement) ||
      statement.item ||
      strict.test(statement.text) ||
      isOfPart(statement) ||
      isPage(statement)
    )
      return 0
    const features = featuresIn(statement).filter((things) => !named.has(things))
    for (const things of features) named.add(things)
    return features.length < minFeatures ? 0 : features.length
  })
  const all = counts.reduce((sum, count) => sum + count, 0)
  const each = all > 0 ? perFeature * Math.min(1, brevity) * (1 - usual / all) : 0
  return counts.map((count) => count * each)
}

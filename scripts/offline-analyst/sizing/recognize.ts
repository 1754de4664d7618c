import { type Statement, isAsking } from '../reading/statement'
import type { Reading } from '../reading/read'
import type { Hit } from '../text/matcher'
import { denials } from '../vocabulary/cues'
import type { Meaning } from '../vocabulary/lexicon'
import { products } from '../vocabulary/products'
import { rareWorks } from '../vocabulary/work'
import { archetypesOf } from '../reading/classify'
import { connectionsIn } from './connections'

/** Kinds of work, systems and kinds of product that a text names. `works` and `systems` are by statement. */
export interface Recognized {
  works: Set<string>[]
  /** Kinds of work of which there is enough evidence to size them. */
  certain: Set<string>
  systems: Set<string>[]
  /** Kinds of product, the main one first. */
  products: string[]
}

/** In so short a statement a doubtful word is what the statement is about. */
const fewWords = 5

/** A text of so few asking statements has no room for a second mention. */
const fewStatements = 3

/** Finds what a text names. A rare kind of work takes two statements, for its words have other meanings, too. */
export function recognize({ statements, title }: Reading): Recognized {
  const asking = statements.map(isAsking)
  const works = statements.map((statement, at) => (asking[at] ? worksIn(statement) : new Set<string>()))
  const mentions = new Map<string, Set<string>>()
  for (const [at, ids] of works.entries()) {
    for (const id of ids) mentions.set(id, (mentions.get(id) ?? new Set()).add(statements[at]!.text))
  }
  const found = productsIn(statements, title)
  const implied = new Set(found.flatMap((name) => products[name]!.has))
  const isShort = asking.filter(Boolean).length <= fewStatements
  const isCertain = (id: string) => !rareWorks.has(id) || mentions.get(id)!.size > 1 || implied.has(id)
  return {
    works: works.map((ids) => new Set([...ids].filter((id) => isShort || isCertain(id)))),
    certain: new Set([...mentions.keys()].filter(isCertain)),
    systems: connectionsIn(statements),
    products: found,
  }
}

/** Asking statements that say what the text is about. Later ones name parts of the product, too. */
const opening = 3

/** Kinds of product that other products have as parts. */
const partsOfOthers = new Set(['an API', 'a script', 'an integration', 'a data migration', 'a plugin', 'a blog'])

/** Kinds of product that the title or a statement says it is. The title's come first, then those that imply most. */
function productsIn(statements: readonly Statement[], title: readonly Hit<Meaning>[]): string[] {
  const ofTitle = title.filter(({ owner }) => owner.kind === 'archetype').map(({ owner }) => owner.name)
  const first = new Set(statements.filter(isAsking).slice(0, opening))
  const isMain = (statement: Statement, name: string) =>
    !partsOfOthers.has(name) || first.has(statement) || statement.hits.some(({ owner }) => owner.kind === 'request')
  const named = statements
    .filter(({ definite, kind }) => definite && kind !== 'excluded')
    .flatMap((statement) => archetypesOf(statement).filter((name) => isMain(statement, name)))
  const byMeaning = named.toSorted((one, other) => products[other]!.has.length - products[one]!.has.length)
  return [...new Set([...ofTitle, ...byMeaning])]
}

/** Kinds of work that a statement names and does not deny. */
function worksIn(statement: Statement): Set<string> {
  const { hits, words } = statement
  return new Set(
    hits
      .filter(({ owner }) => owner.kind === 'work' || (owner.kind === 'weak' && words.length <= fewWords))
      .filter((hit) => !denials.has(words[hit.at - 1]?.raw ?? '') && !isInsideAnother(hit, hits))
      .map(({ owner }) => owner.name),
  )
}

/** "Gift card" is no payment card, "go live" no broadcast: the longer term says what the shorter one means. */
const isInsideAnother = (hit: Hit<Meaning>, hits: readonly Hit<Meaning>[]) =>
  hits.some(
    (other) =>
      (other.owner.kind === 'work' || other.owner.kind === 'system' || other.owner.kind === 'idiom') &&
      other.length > hit.length &&
      other.at <= hit.at &&
      other.at + other.length >= hit.at + hit.length,
  )

import type { Hit } from '../text/matcher'
import type { Passage } from '../text/passages'
import type { Word } from '../text/words'
import type { Meaning } from '../vocabulary/lexicon'

/** Classification of a passage. */
export type Kind = 'function' | 'quality' | 'excluded' | 'later' | 'wish' | 'background'

/**
 * Strictness with which a text is read. `strict`: only explicit requirements count. `open`: the text is about software,
 * so any sentence that is not about something else counts too. `change`: it is about an existing product, so its present
 * state counts.
 */
export type Manner = 'strict' | 'open' | 'change'

/** Subject of a text that is known before it is read: software, or a change of some. */
export type About = 'software' | 'change' | null

export interface Statement extends Passage {
  words: readonly Word[]
  hits: readonly Hit<Meaning>[]
  kind: Kind
  /** True if it names the product: "we need an online shop". */
  definite: boolean
  /** True if it is an explicit requirement or names several kinds of work. */
  demanded: boolean
  /** True if it contains an unambiguous word for software. */
  software: boolean
  /**
   * List in which an item counts without saying that it asks: beside any requirement, among several ("Guest list"), or if
   * most items or those with codes do ("Make an offer").
   */
  countsIn: 'list' | 'long list' | 'like list' | null
}

/** True if a statement asks for something to be built. */
export const isAsking = ({ kind }: Pick<Statement, 'kind'>): boolean => kind === 'function' || kind === 'quality'

/** True for a text below several headings or with codes, which says enough about what it asks for. */
export function isSpecification(statements: readonly Statement[]): boolean {
  const asking = statements.filter(isAsking)
  const headings = new Set(asking.map(({ heading }) => heading).filter(Boolean))
  return headings.size + asking.filter(({ coded }) => coded).length > 1
}

/** Maximum statements of a text whose sections are alike. */
export const maxAlike = 40

/**
 * Returns the sections with a requirement or an exclusion, or that say what users do: in a short text all of them if most
 * have one.
 */
export function sectionsThatAsk(statements: readonly Statement[]): ReadonlySet<number> {
  const asking = new Set(
    statements.filter(({ kind, tellsUse }) => kind !== 'background' || tellsUse).map(({ section }) => section),
  )
  const plain = new Set(statements.filter(({ topic }) => topic === null).map(({ section }) => section))
  const others = [...plain].filter((section) => !asking.has(section))
  const areAlike = statements.length <= maxAlike && others.length * 2 < plain.size
  return areAlike ? new Set([...asking, ...others]) : asking
}

/** Kinds of statements about what is not built, or not yet. */
export const leftOut: ReadonlySet<Kind> = new Set<Kind>(['excluded', 'later', 'wish'])

const ofSoftware = new Set<Meaning['kind']>(['product', 'software', 'platform', 'technology', 'archetype'])

/** True if a statement names software or a part of it. To report is what people do, too. */
export const namesSoftware = ({ hits, words }: Pick<Statement, 'hits' | 'words'>): boolean =>
  hits.some(({ owner, at }) => ofSoftware.has(owner.kind) && !words[at]!.stem.startsWith('report'))

/** Minimum words of a meaningful list item. */
export const minItemWords = 3

/** Returns the number of cells of a table row, or 1 for other statements. */
export const cellsOf = ({ text }: Pick<Statement, 'text'>): number => text.split(' | ').length

/** Classifies a ticket or a request, which always asks for something. */
export const classifyTicket = (statement: Statement): Statement =>
  statement.words.length > 0 && statement.topic !== 'done' && !leftOut.has(statement.kind)
    ? { ...statement, kind: 'function', definite: false }
    : statement

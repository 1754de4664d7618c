import type { Breakdown } from '#contract/breakdown'
import type { OwnRisk, OwnText, Scope } from '#contract/scope'
import { renamerIn } from '#domain/text/renamed-texts'
import type { ScopedComponent } from './scope'

/** An exclusion, an assumption or a risk by its id: the text before a person changed it, unless a person added it. */
export type OwnItem<T extends OwnText | OwnRisk = OwnText | OwnRisk> = Required<T> & { isAdded?: boolean }

/** Returns a person's words for an item. Empty if it is left out. */
export const wordsOfItem = (item: OwnText | OwnRisk): string =>
  ('risk' in item ? item.risk?.risk : (item as OwnText).text) ?? ''

/** Returns the items of a list in the words of a person, without those that are left out, and then added ones. */
export function inOwnWords<T extends OwnText | OwnRisk, P extends Required<T>>(
  proposed: readonly P[],
  own: readonly T[] = [],
): (P & OwnItem<T>)[] {
  const words = new Map(own.map((item) => [item.of, item]))
  const known = new Set(proposed.map(({ of }) => of))
  return [
    ...proposed.map((item) => ({ ...item, ...words.get(item.of) })),
    ...[...words.values()].filter(({ of }) => !known.has(of)).map((item) => ({ ...item, isAdded: true })),
  ].filter(({ of }) => !words.has(of) || wordsOfItem(words.get(of)!) !== '') as (P & OwnItem<T>)[]
}

/**
 * Returns the risks in the words of a person: the analyst's, with the names that the person gave to components, and added
 * ones. A person's words stay as they are. No figure depends on a risk.
 */
export function risksIn(
  { risks }: Pick<Breakdown, 'risks'>,
  { risks: own }: Scope,
  components: readonly ScopedComponent[],
): OwnItem<OwnRisk>[] {
  const rename = renamerIn(components)
  const proposed = risks.map(({ risk: of, impact, description, mitigation }) => ({
    of,
    risk: { risk: rename(of), description: rename(description), impact, mitigation: rename(mitigation) },
  }))
  return inOwnWords(proposed, own)
}

/** Returns the assumptions about the work, but not assumed answers, in the words of a person, as `risksIn`. */
export function assumptionsIn(
  { assumptions }: Pick<Breakdown, 'assumptions'>,
  { assumptions: own }: Scope,
  components: readonly ScopedComponent[],
): OwnItem<OwnText>[] {
  const rename = renamerIn(components)
  return inOwnWords(
    [...new Set(assumptions)].map((of) => ({ of, text: rename(of) })),
    own,
  )
}

import type { Version } from '#contract/project'
import type { Scope } from '#contract/scope'
import { renamerIn } from '#domain/text/renamed-texts'
import { isOfWork, outOfScopeSentences } from './exclusion-sentences'
import type { ScopedComponent } from './scope'

/** Exclusions of every estimate. */
export const usualExclusions: readonly string[] = [
  'Running costs: hosting, domains, licenses and fees of services that the software uses.',
  'Texts, images, translations and data provided by the client.',
  'Maintenance, support and requirement changes after handover, unless they are listed.',
]

export interface Exclusion {
  /** Id: the text before a person changed it, unless a person added it or left the work out. */
  of: string
  text: string
  /** True if it can be offered as an option. */
  isWish?: boolean
  isAdded?: boolean
}

/**
 * Returns the exclusions in the words of a person: the analyst's, with the names that the person gave to components,
 * added ones, those of work out of scope, and the default ones. A person's words stay as they are.
 */
export function exclusionsIn(
  { breakdown, lines }: Pick<Version, 'breakdown' | 'lines'>,
  { exclusions: own = [] }: Scope,
  components: readonly ScopedComponent[],
) {
  const texts = new Map(own.map(({ of, text }) => [of, text]))
  const rename = renamerIn(components)
  const proposed = [...new Set(breakdown.exclusions)].filter((of) => !usualExclusions.includes(of))
  const known = new Set([...proposed, ...usualExclusions])
  const added = [...texts].filter(([of]) => !known.has(of) && !isOfWork(of))
  return [
    ...proposed.map((of) => ({ of, text: rename(of), isWish: true })),
    ...added.map(([of, text]) => ({ of, text, isWish: true, isAdded: true })),
    ...outOfScopeSentences(components, lines),
    ...usualExclusions.map((of) => ({ of, text: of })),
  ]
    .map((exclusion: Exclusion) => ({ ...exclusion, text: texts.get(exclusion.of) ?? exclusion.text }))
    .filter(({ text }) => text !== '')
}

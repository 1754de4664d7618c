import type { Version } from '#contract/project'
import type { OwnText, Scope } from '#contract/scope'
import { renamerIn } from '#domain/text/renamed-texts'
import { isOfWork, outOfScopeSentences } from './exclusion-sentences'
import { type OwnItem, inOwnWords } from './own-texts'
import type { ScopedComponent } from './scope'

const texts = 'Texts, images, translations and data provided by the client.'

/** Exclusions of every estimate. */
export const usualExclusions: readonly string[] = [
  'Running costs: hosting, domains, licenses and fees of services that the software uses.',
  texts,
  'Maintenance, support and requirement changes after handover, unless they are listed.',
]

/** Words for the texts if the requirements ask for manuals, which may be in several languages. */
const textsBesideHandover = texts.replace('.', ', except documents for the handover.')

export interface Exclusion extends OwnItem<OwnText> {
  /** True if the analyst found a wish, which can be offered as an option. */
  isWish?: boolean
}

/**
 * Returns the exclusions in the words of a person: the analyst's, with the names that the person gave to components,
 * those of work out of scope, the default ones, and added ones. A person's words stay as they are.
 */
export function exclusionsIn(
  { breakdown, lines }: Pick<Version, 'breakdown' | 'lines'>,
  { exclusions: own = [] }: Scope,
  components: readonly ScopedComponent[],
): Exclusion[] {
  const rename = renamerIn(components)
  const proposed = [...new Set(breakdown.exclusions)].filter((of) => !usualExclusions.includes(of))
  const handsOver = breakdown.supporting.some(({ row }) => row === 'Deployment and handover')
  const items: Exclusion[] = [
    ...proposed.map((of) => ({ of, text: rename(of), isWish: true })),
    ...outOfScopeSentences(components, lines),
    ...usualExclusions.map((of) => ({ of, text: of === texts && handsOver ? textsBesideHandover : of })),
  ]
  // Words for work that is in scope again wait until it is left out.
  return inOwnWords(items, own).filter(({ of, isAdded }) => !isAdded || !isOfWork(of))
}

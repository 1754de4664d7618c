import type { Breakdown } from '#contract/breakdown'
import type { Scope } from '#contract/scope'

/** Exclusions of every estimate. */
export const usualExclusions: readonly string[] = [
  'Running costs: hosting, domains, licenses and fees of services that the software uses.',
  'Texts, images, translations and data provided by the client.',
  'Maintenance, support and requirement changes after handover, unless they are listed.',
]

/** Returns the exclusions that a person can change, in the analyst's words or theirs: added ones first, the usual ones last. */
export function exclusionsIn({ exclusions }: Pick<Breakdown, 'exclusions'>, { exclusions: own = [] }: Scope) {
  const texts = new Map(own.map(({ of, text }) => [of, text]))
  const proposed = [...new Set([...exclusions, ...usualExclusions])]
  return [
    ...own.filter(({ of }) => !proposed.includes(of)).map((added) => ({ ...added, isAdded: true })),
    ...proposed.map((of) => ({ of, text: texts.get(of) ?? of, isAdded: false })),
  ].filter(({ text }) => text !== '')
}

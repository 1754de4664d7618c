import type { Breakdown } from '#contract/breakdown'
import type { LineDifference } from '#contract/difference'
import type { Estimation } from '#contract/estimation'
import type { Scope } from '#contract/scope'
import { notEstimatedSentence } from './assumptions'

/** Exclusions of every estimate. */
export const usualExclusions: readonly string[] = [
  'Running costs: hosting, domains, licenses and fees of services that the software uses.',
  'Texts, images, translations and data provided by the client.',
  'Maintenance, support and requirement changes after handover, unless they are listed.',
]

type Excluding = Pick<Estimation, 'exclusions' | 'notEstimated'>

/** Returns the exclusions that only one of two estimates has. The lines that differ are compared by themselves. */
export function compareExclusions(before: Excluding, after: Excluding): Pick<LineDifference, 'before' | 'after'>[] {
  const listed = ({ exclusions, notEstimated }: Excluding) =>
    exclusions.filter((text) => text !== notEstimatedSentence(notEstimated.length))
  const [earlier, later] = [listed(before), listed(after)]
  return [
    ...earlier.filter((text) => !later.includes(text)).map((before) => ({ before })),
    ...later.filter((text) => !earlier.includes(text)).map((after) => ({ after })),
  ]
}

/** Returns the exclusions that a person can change, in the analyst's words or theirs: added ones first, the usual ones last. */
export function exclusionsIn({ exclusions }: Pick<Breakdown, 'exclusions'>, { exclusions: own = [] }: Scope) {
  const texts = new Map(own.map(({ of, text }) => [of, text]))
  const proposed = [...new Set([...exclusions, ...usualExclusions])]
  return [
    ...own.filter(({ of }) => !proposed.includes(of)).map((added) => ({ ...added, isAdded: true })),
    ...proposed.map((of) => ({ of, text: texts.get(of) ?? of, isAdded: false })),
  ].filter(({ text }) => text !== '')
}

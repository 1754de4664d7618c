import type { Breakdown } from '#contract/breakdown'
import type { LineDifference } from '#contract/difference'
import type { Estimation } from '#contract/estimation'
import type { Scope } from '#contract/scope'
import { notEstimatedSentence } from './exclusion-sentences'

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

/**
 * Returns the exclusions that a person can change: the analyst's, with the names that the person gave to components, the
 * usual ones, and added ones. A person's words stay as they are.
 */
export function exclusionsIn(
  { exclusions }: Pick<Breakdown, 'exclusions'>,
  { exclusions: own = [] }: Scope,
  rename: (text: string) => string,
) {
  const texts = new Map(own.map(({ of, text }) => [of, text]))
  const proposed = [...new Set([...exclusions, ...usualExclusions])]
  const isUsual = (of: string) => usualExclusions.includes(of)
  return [
    ...proposed.map((of) => ({
      of,
      text: texts.get(of) ?? (isUsual(of) ? of : rename(of)),
      isUsual: isUsual(of),
      isAdded: false,
    })),
    ...[...texts]
      .filter(([of]) => !proposed.includes(of))
      .map(([of, text]) => ({ of, text, isUsual: false, isAdded: true })),
  ].filter(({ text }) => text !== '')
}

import type { Estimation } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { constraintsOf } from '#domain/constraints/compare'
import { namedOptions } from '#domain/scope/options'
import { type SoldEstimate, remainingOptions } from './accepted-options'
import { keepSold } from './sold-contingency'

type Computed = Required<Pick<SavedSnapshot, 'createdAt' | 'estimation' | 'settings' | 'terms'>>

/** Carries to the estimate of a project what was agreed when an earlier one was sold. Marks the options that were sold. */
export function estimateSince(sold: SoldEstimate, computed: Computed): Estimation {
  const estimation = keepSold(computed, sold)
  const names = new Set(remainingOptions(sold, { estimation }, sold.acceptedOptions))
  return {
    ...estimation,
    constraints: constraintsOf({ ...computed, estimation }),
    options: namedOptions(estimation).map(({ name, ...option }) =>
      names.has(name) ? { ...option, isSold: true } : option,
    ),
  }
}

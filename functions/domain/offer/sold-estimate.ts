import type { Estimation } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { constraintsOf } from '#domain/constraints/compare'
import { withOptions } from '#domain/scope/estimate-with-options'
import { namedOptions } from '#domain/scope/options'

type Saved = Pick<SavedSnapshot, 'createdAt' | 'estimation' | 'settings' | 'terms'>

/** Computes what a project comes to with the options that were sold. Returns its estimate if there are none. */
export function withSold(saved: Saved): Estimation {
  const names = namedOptions(saved.estimation).flatMap(({ name, isSold }) => (isSold ? name : []))
  return names.length > 0 ? soldEstimation(saved, names) : saved.estimation
}

/** Computes what was sold of a saved estimate: its accepted options are in scope, and what it says of its sums follows. */
export function soldEstimation(saved: Saved, options: readonly string[]): Estimation {
  const { totalHours, origin } = saved.estimation
  const { estimation } = withOptions(saved, options)
  return {
    ...estimation,
    constraints: constraintsOf({ ...saved, estimation }),
    ...(origin && { origin: { ...origin, scope: origin.scope + estimation.totalHours - totalHours } }),
  }
}

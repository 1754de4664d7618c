import type { Estimation } from '#contract/estimation'
import type { Version } from '#contract/project'
import { estimateVersion } from '#domain/estimate/estimate'
import type { Person } from '#domain/scope/scoped-work'
import { namedOptions } from '#domain/scope/options'
import { soldEstimation } from '#domain/offer/sold-estimate'
import { type SoldEstimate, remainingOptions } from './accepted-options'
import { keepSold } from './sold-contingency'

/**
 * Computes the estimate of the current version of a project, with what was agreed when an earlier estimate was sold. Marks
 * the options that were sold.
 */
export function estimateSince(sold: SoldEstimate | null, version: Version, person: Person): Estimation {
  const computed = { ...person, createdAt: version.estimatedAt, estimation: estimateVersion(version, person) }
  if (!sold) return computed.estimation
  const estimation = soldEstimation({ ...computed, estimation: keepSold(computed, sold) }, [])
  const names = new Set(remainingOptions(sold, { estimation }, sold.acceptedOptions))
  return {
    ...estimation,
    options: namedOptions(estimation).map(({ name, ...option }) =>
      names.has(name) ? { ...option, isSold: true } : option,
    ),
  }
}

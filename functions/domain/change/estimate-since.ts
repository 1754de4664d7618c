import type { Estimation } from '#contract/estimation'
import type { Version } from '#contract/project'
import { estimateVersion } from '#domain/estimate/estimate'
import type { Person } from '#domain/scope/scoped-work'
import { namedOptions } from '#domain/scope/options'
import { type SoldEstimate, keepAccepted, remainingOptions } from './accepted-options'

/**
 * Computes the estimate of the current version of a project, with what was agreed when an earlier estimate was sold. Marks
 * the options that were sold.
 */
export function estimateSince(sold: SoldEstimate | null, version: Version, person: Person): Estimation {
  const estimation = keepAccepted({ ...person, estimation: estimateVersion(version, person) }, sold)
  if (!sold) return estimation
  const names = new Set(remainingOptions(sold, { estimation }, sold.acceptedOptions))
  return {
    ...estimation,
    options: namedOptions(estimation).map(({ name, ...option }) =>
      names.has(name) ? { ...option, isSold: true } : option,
    ),
  }
}

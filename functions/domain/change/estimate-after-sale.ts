import type { Estimation } from '#contract/estimation'
import type { Version } from '#contract/project'
import { estimateVersion } from '#domain/estimate/estimate'
import type { Person } from '#domain/scope/scoped-work'
import type { SoldEstimate } from './accepted-options'
import { estimateSince } from './estimate-since'

/**
 * Computes the estimate of a stored version, with what was agreed when an earlier one was sold, if one was. Browsers load the
 * two steps apart.
 */
export function estimateAfterSale(version: Version, person: Person, sold: SoldEstimate | null | undefined): Estimation {
  const estimation = estimateVersion(version, person)
  const { settings, terms } = person
  return sold ? estimateSince(sold, { estimation, settings, terms, createdAt: version.estimatedAt }) : estimation
}

import { roles } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import type { Terms } from '#contract/terms'

/** An estimate, and the settings and terms that it was computed with, as far as they are known. */
export interface EstimateWithBasis {
  estimation: Estimation
  settings?: Settings | undefined
  terms?: Terms | undefined
}

/** Returns what decides about the contingency of all work. */
const certaintyOf = ({ price, record }: Estimation) =>
  JSON.stringify([price?.currency, price?.quoteAt, record?.isApplied && record.ratios])

/** Returns the share of questions that was answered when the work, or what was sold of it, got its contingency. */
export const soldShareOf = ({ answeredShare, soldShare = answeredShare }: Estimation) => soldShare

/** Returns the inputs of the contingency beside the work, to be compared. */
export const riskOf = (estimation: Estimation) => certaintyOf(estimation) + soldShareOf(estimation)

/** True if an hour of each role costs the same in both. The rates are those of a stored map, whose order may change. */
export const isSameBasis = (one: EstimateWithBasis, other: EstimateWithBasis) => basisOf(one) === basisOf(other)

/** True if the same work has the same price in both, but for the answers. */
export const isSameContingency = (one: EstimateWithBasis, other: EstimateWithBasis) =>
  conditionsOf(one) === conditionsOf(other)

const conditionsOf = (given: EstimateWithBasis) => basisOf(given) + certaintyOf(given.estimation)

const basisOf = ({ settings, terms }: EstimateWithBasis) =>
  JSON.stringify([
    settings?.hourlyRate,
    settings?.developerCount,
    settings?.priority,
    roles.map((role) => terms?.rates[role]),
  ])

import type { TrackRecord } from '#contract/track-record'
import { roundTotal } from './task-hours'

/**
 * Corrects estimates by what a person's finished projects took. With z the logarithm of actual ÷ estimated hours before
 * any correction, the newest project first:
 *
 * - Center: b = Σ wᵢzᵢ / (Σ wᵢ + k), which shrinks the mean toward no correction.
 * - Spread: s² = (ν σ² k / (k + 1) + Σ (zᵢ − b)²) / (ν + n), with σ the method's own spread. That one is of a team of
 *   which nothing is known: k / (k + 1) of its variance lies within one team.
 * - Range: Student's t with ν + n degrees of freedom, times s √(1 + 1 / (n + k)). Without a project, it is the method's.
 *
 * Empirical Bayes with a normal-inverse-gamma prior (Gelman et al., Bayesian Data Analysis, 3rd ed., 3.3). The constants
 * are measured in `scripts/evaluate/README.md`, against three sets of histories and simulated users.
 */
const prior = {
  /**
   * Weight of no correction, in projects: the variance of one team's projects ÷ the variance between teams. Measured
   * 1.8 (CESAW) and 2.5 (Kitchenham).
   */
  projects: 2,
  /** Weight of the method's own spread, in projects. */
  freedom: 6,
}

/** Weight of a project compared with the one finished after it. */
const decay = 0.8

/**
 * Largest |z| that counts, by Σ wᵢ: no project alone moves an estimate by more than 2^(1/3) = 1.26, and none counts
 * beyond ×4. It grows as the denominator does, so that another project as estimated never makes outliers move it more.
 */
const boundOf = (weights: number) => Math.LN2 * Math.min(2, (weights + prior.projects) / (1 + prior.projects))

interface Calibration {
  center: number
  /** Number of projects. */
  count: number
  /** Σ (zᵢ − center)² */
  squares: number
}

function calibrationOf({ ratios }: Pick<TrackRecord, 'ratios'>): Calibration {
  const weights = ratios.reduce((sum, _, age) => sum + decay ** age, 0)
  const bound = boundOf(weights)
  const logarithms = ratios.map((ratio) => Math.max(-bound, Math.min(bound, Math.log(ratio))))
  const center = logarithms.reduce((sum, z, age) => sum + decay ** age * z, 0) / (weights + prior.projects)
  return { center, count: ratios.length, squares: logarithms.reduce((all, z) => all + (z - center) ** 2, 0) }
}

/** Returns by what the record multiplies the even-odds hours. */
export const correctionOf = (record: Pick<TrackRecord, 'ratios'>): number => Math.exp(calibrationOf(record).center)

/** Returns the hours that the record adds to an estimate, or subtracts. Work always keeps at least half an hour. */
export const hoursAddedBy = (record: Pick<TrackRecord, 'ratios'>, hours: number): number =>
  hours === 0 ? 0 : Math.max(0.5, roundTotal(hours * correctionOf(record))) - hours

/**
 * Returns ln(hours ÷ even-odds hours) at a standard normal quantile: that of the method's own spread, or of the record's
 * predictive distribution.
 */
export function deviationAt(quantile: number, sigma: number, record?: Pick<TrackRecord, 'ratios'>): number {
  if (!record || record.ratios.length === 0) return quantile * sigma
  const { count, squares } = calibrationOf(record)
  const within = (sigma ** 2 * prior.projects) / (prior.projects + 1)
  const freedom = prior.freedom + count
  const spread = Math.sqrt((prior.freedom * within + squares) / freedom)
  return studentT(quantile, freedom) * spread * Math.sqrt(1 + 1 / (count + prior.projects))
}

/**
 * Returns the quantile of Student's t at the probability of a standard normal quantile: Fisher and Cornish's expansion
 * (Abramowitz and Stegun, 26.7.5). Within 0.0002 of the tables from six degrees of freedom on, between 5 and 95 %.
 */
export function studentT(z: number, freedom: number): number {
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ]
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0)
}

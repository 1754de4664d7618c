import { roles } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import { type Settings, surchargeShare } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { sum } from '#domain/hours/apportion'
import { type ExactFigures, exactFiguresOf } from '#domain/hours/exact-figures'
import { namedContingency, rateOf } from '#domain/hours/price'

/** An estimate, and the settings and terms that it was computed with, as far as they are known. */
export interface EstimateWithBasis {
  estimation: Estimation
  settings?: Settings | undefined
  terms?: Terms | undefined
}

/** Figures of one of two estimates that are compared. */
export interface Side extends ExactFigures {
  in: Estimation
  /** Hours and cost of the components. */
  hours: number
  cost: number
  /** Inputs of the contingency beside the work, to be compared. */
  risk: string
  /** True if the quoted price is the hours of the work at known rates, beside what was agreed on. */
  isAtRates: boolean
  /** Cost of an hour of each role. */
  rates: ReadonlyMap<string, number>
  currency: string
  quoted: number
  /** Price of accepted options beyond their cost at even odds. */
  agreed: number
  discount: number
  tax: number
  total: number
}

/** Returns the figures of one side. Estimates saved without a price cost what they say, in US dollars. */
export function sideOf(given: EstimateWithBasis): Side {
  const { estimation, settings } = given
  const { components, totalCost, price } = estimation
  return {
    ...exactFiguresOf(estimation, settings),
    in: estimation,
    hours: sum(components.map(({ hours }) => hours)),
    cost: sum(components.map(({ cost }) => cost)),
    risk: JSON.stringify([certaintyOf(estimation), soldShareOf(estimation)]),
    isAtRates: price?.quoteAt === 50 && settings !== undefined && given.terms !== undefined,
    rates: ratesOf(given),
    currency: price?.currency ?? defaultTerms.currency,
    quoted: price?.quoted ?? totalCost,
    agreed: price?.quoteAt === 50 ? namedContingency(price) : 0,
    discount: price?.discount.amount ?? 0,
    tax: price?.tax.amount ?? 0,
    total: price?.total ?? totalCost,
  }
}

/** Returns what decides about the contingency of all work. */
const certaintyOf = ({ price, record }: Estimation) =>
  JSON.stringify([price?.currency, price?.quoteAt, record?.isApplied && record.ratios])

/** Returns the share of questions that was answered when the work, or what was sold of it, got its contingency. */
export const soldShareOf = ({ answeredShare, soldShare = answeredShare }: Estimation) => soldShare

/** Returns the cost of an hour of each role: its rate with the surcharge, or as the estimate has it if that is unknown. */
function ratesOf({ estimation, settings, terms }: EstimateWithBasis): Side['rates'] {
  const { resources, totalCost, totalHours } = estimation
  if (settings && terms) {
    const factor = 1 + surchargeShare[settings.priority]
    return new Map(roles.map((role) => [role, factor * rateOf(role, terms, settings)]))
  }
  return new Map(
    resources.map(({ role, hours, cost }) => [role, cost === undefined ? totalCost / totalHours : cost / hours]),
  )
}

/** True if an hour of each role costs the same in both. The rates are those of a stored map, whose order may change. */
export const isSameBasis = (one: EstimateWithBasis, other: EstimateWithBasis) => basisOf(one) === basisOf(other)

/** True if the same work has the same price in both, but for the answers. */
export const isSameContingency = (one: EstimateWithBasis, other: EstimateWithBasis) =>
  isSameBasis(one, other) && certaintyOf(one.estimation) === certaintyOf(other.estimation)

const basisOf = ({ settings, terms }: EstimateWithBasis) =>
  JSON.stringify([
    settings?.hourlyRate,
    settings?.developerCount,
    settings?.priority,
    roles.map((role) => terms?.rates[role]),
  ])

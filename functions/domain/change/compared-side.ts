import { roles } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { sum } from '#domain/hours/apportion'
import { type ExactFigures, exactFiguresOf } from '#domain/hours/exact-figures'

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
  /** Cost of an hour of each role. */
  rates: ReadonlyMap<string, number>
  currency: string
  quoted: number
  discount: number
  tax: number
  total: number
}

/** Returns the figures of one side. Estimates saved without a price cost what they say, in US dollars. */
export function sideOf({ estimation, settings }: EstimateWithBasis): Side {
  const { components, resources, totalCost, totalHours, price, answeredShare, record } = estimation
  return {
    ...exactFiguresOf(estimation, settings),
    in: estimation,
    hours: sum(components.map(({ hours }) => hours)),
    cost: sum(components.map(({ cost }) => cost)),
    risk: JSON.stringify([price?.quoteAt, answeredShare, record?.isApplied && record.ratios]),
    rates: new Map(
      resources.map(({ role, hours, cost }) => [role, cost === undefined ? totalCost / totalHours : cost / hours]),
    ),
    currency: price?.currency ?? defaultTerms.currency,
    quoted: price?.quoted ?? totalCost,
    discount: price?.discount.amount ?? 0,
    tax: price?.tax.amount ?? 0,
    total: price?.total ?? totalCost,
  }
}

/** True if an hour of each role costs the same in both. The rates are those of a stored map, whose order may change. */
export const isSameBasis = (one: EstimateWithBasis, other: EstimateWithBasis) => basisOf(one) === basisOf(other)

const basisOf = ({ settings, terms }: EstimateWithBasis) =>
  JSON.stringify([
    settings?.hourlyRate,
    settings?.developerCount,
    settings?.priority,
    roles.map((role) => terms?.rates[role]),
  ])

import { roles } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import { surchargeShare } from '#contract/settings'
import { type ExactFigures, exactFiguresOf } from '#domain/hours/exact-figures'
import { rateOf } from '#domain/hours/price'
import { type EstimateWithBasis, riskOf } from './price-basis'

/** Figures of one of two estimates that are compared. */
export interface Side extends ExactFigures {
  in: Estimation
  /** Inputs of the contingency beside the work, to be compared. */
  risk: string
  /** True if the cost is the hours of the work at known rates. */
  isAtRates: boolean
  /** True if the price is quoted at even odds, without contingency. */
  isEven: boolean
  /** Cost of an hour of each role. */
  rates: ReadonlyMap<string, number>
  currency: string
  quoted: number
  contingency: number
  /** Price of accepted options beyond their cost at even odds. */
  agreed: number
  discount: number
  tax: number
  total: number
}

/** Returns the figures of one side. */
export function sideOf(given: EstimateWithBasis): Side {
  const { estimation, settings } = given
  const { currency, quoteAt, quoted, contingency, discount, tax, total } = estimation.price!
  const isEven = quoteAt === 50
  return {
    ...exactFiguresOf(estimation, settings),
    in: estimation,
    risk: riskOf(estimation),
    isAtRates: settings !== undefined && given.terms !== undefined,
    isEven,
    rates: ratesOf(given),
    currency,
    quoted,
    contingency: isEven ? 0 : contingency,
    agreed: isEven ? contingency : 0,
    discount: discount.amount,
    tax: tax.amount,
    total,
  }
}

/** Returns the cost of an hour of each role: its rate with the surcharge, or as the estimate has it if that is unknown. */
function ratesOf({ estimation, settings, terms }: EstimateWithBasis): Side['rates'] {
  if (settings && terms) {
    const factor = 1 + surchargeShare[settings.priority]
    return new Map(roles.map((role) => [role, factor * rateOf(role, terms, settings)]))
  }
  return new Map(estimation.resources.map(({ role, hours, cost }) => [role, cost! / hours]))
}

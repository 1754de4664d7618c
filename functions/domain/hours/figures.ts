import type { Estimation, Price } from '#contract/estimation'
import { type Settings, surchargeShare } from '#contract/settings'
import type { Terms } from '#contract/terms'
import { sum } from './apportion'
import { roundTable } from './controlled-rounding'
import { memoize } from './memoize'
import { priceOf, rateOf } from './price'
import { momentsOf, rangeOf, sigmaOf, spreadOfMoments } from './range'
import { type HoursInput, hoursOfWork } from './work-hours'
import { type Cell, type Tasks, exact, groupOf } from './workload'

export interface FiguresInput extends HoursInput {
  terms: Terms
  /** Share of questions answered, 0 to 1. */
  answeredShare: number
  /** Total hours and quoted price that were agreed on, if they were, and what rounding its parts added to it at most. */
  agreed?: { hours: number; quoted: number; maxRounding: number } | undefined
}

/** A cell with the rate of its role, which is moved by what rounding added to an agreed price. */
type Rated = Cell & { rate: number }

interface Figures extends ReturnType<typeof hoursOfWork> {
  cells: { work: Rated[]; correction: Rated[] }
  cost: { base: number; surcharge: number; total: number }
  range: Estimation['range']
  price: Price
}

const momentsOfComponent = memoize(({ tasks }: Tasks) => momentsOf(tasks))

/** Computes hours, cost, range and price of components. Without tasks all of them are 0. */
export function figuresOf(components: readonly Tasks[], input: FiguresInput): Figures {
  const { settings, terms, answeredShare, agreed, record } = input
  const { cells: unrated, ...worked } = hoursOfWork(components, input)
  const { totalHours } = worked
  const rateIn = ({ role }: Cell) => rateOf(role, terms, settings)
  const atRates = sum([...unrated.work, ...unrated.correction].map((cell) => cell.hours * rateIn(cell)))
  const factor = terms.quoteAt === 50 && agreed ? agreedFactor(atRates, agreed, settings) : 1
  const rated = (cell: Cell): Rated => ({ ...cell, rate: factor * rateIn(cell) })
  const cells = { work: unrated.work.map(rated), correction: unrated.correction.map(rated) }
  const base = factor * atRates

  const moments = components.map(momentsOfComponent)
  const mean = sum(moments.map(({ mean }) => mean))
  const variance = sum(moments.map(({ variance }) => variance))
  const sigma = sigmaOf(spreadOfMoments({ mean, variance }), answeredShare)
  const hours = rangeOf(totalHours, sigma, record)
  const point = (hours: number) => ({
    hours,
    cost: totalHours > 0 ? costOf((base * hours) / totalHours, settings.priority).total : 0,
  })
  const cost = costOf(base, settings.priority)
  const range = {
    p10: point(hours.p10),
    p50: { hours: totalHours, cost: cost.total },
    p80: point(hours.p80),
    p90: point(hours.p90),
  }
  return { ...worked, cells, cost, range, price: priceOf(range, terms, agreed?.quoted) }
}

/**
 * Returns the agreed price ÷ the cost at the rates if they differ by rounding alone, or else 1. Work sold at even odds then
 * costs what it was sold for.
 */
function agreedFactor(
  base: number,
  { quoted, maxRounding }: NonNullable<FiguresInput['agreed']>,
  { priority }: Settings,
): number {
  const added = quoted - costOf(base, priority).total
  return added !== 0 && Math.abs(added) <= maxRounding ? quoted / (base * (1 + surchargeShare[priority])) : 1
}

const baseOf = (cells: readonly Rated[]) => sum(cells.map(({ hours, rate }) => hours * rate))

type Priced = Rated & { cost: number }

/**
 * Apportions the cost to the cells. Rows, phases and each role in a phase cost their hours × rates with the surcharge,
 * rounded up or down. The work costs the same with and without a correction, whose cells have the rest of their role in
 * their phase.
 */
export function apportionCost({ work, correction }: Figures['cells'], priority: Settings['priority']): Priced[] {
  const exactCost = (cell: Rated) => baseOf([cell]) * (1 + surchargeShare[priority])
  const withCosts = (cells: readonly Rated[], before: readonly Priced[]): Priced[] => {
    const owedTo = (group: string) =>
      sum(before.map((cell) => (groupOf(cell) === group ? exactCost(cell) - cell.cost : 0)))
    const costs = roundTable(
      cells.map((cell) => ({
        amount: exactCost(cell) + owedTo(groupOf(cell)),
        sums: [`row ${cell.row}`, groupOf(cell), cell.phase],
      })),
    )
    return cells.map((cell, at) => ({ ...cell, cost: costs[at]! }))
  }
  const priced = withCosts(work, [])
  return [...priced, ...withCosts(correction, priced)]
}

/** Returns base cost, priority surcharge and total in whole units of the currency. */
export function costOf(
  base: number,
  priority: Settings['priority'],
): { base: number; surcharge: number; total: number } {
  const whole = Math.round(exact(base))
  const total = Math.round(exact(base * (1 + surchargeShare[priority])))
  return { base: whole, surcharge: total - whole, total }
}

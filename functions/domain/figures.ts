import type { Component, WorkType } from '#contract/breakdown'
import type { Estimation, Price } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import type { Terms } from '#contract/terms'
import { apportion } from './apportion'
import { costOf, priceOf, rateOf } from './price'
import { memoize } from './memoize'
import { momentsOf, rangeOf, sigmaOf, spreadOfMoments } from './range'
import { type Cell, type Workload, workloadOf } from './workload'

export interface FiguresInput {
  settings: Settings
  terms: Terms
  workType: WorkType
  /** Share of questions answered, 0 to 1. */
  answeredShare: number
}

interface Figures {
  work: Workload
  /** Cells with what each contributes to the cost. */
  cells: (Cell & { weight: number })[]
  cost: { base: number; surcharge: number; total: number }
  range: Estimation['range']
  price: Price
}

const momentsOfComponent = memoize(({ tasks }: Component) => momentsOf(tasks))

/** Computes hours, cost, range and price of components. Without tasks all of them are 0. */
export function figuresOf(
  components: readonly Component[],
  { settings, terms, workType, answeredShare }: FiguresInput,
): Figures {
  const work = workloadOf(components, settings.developerCount, workType)
  const cells = work.cells.map((cell) => ({ ...cell, weight: cell.hours * rateOf(cell.role, terms, settings) }))
  const base = cells.reduce((sum, { weight }) => sum + weight, 0)
  const { totalHours } = work

  const moments = components.map(momentsOfComponent)
  const mean = moments.reduce((sum, { mean }) => sum + mean, 0)
  const variance = moments.reduce((sum, { variance }) => sum + variance, 0)
  const sigma = sigmaOf(spreadOfMoments({ mean, variance }), answeredShare)
  const hours = rangeOf(totalHours, sigma)
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
  return { work, cells, cost, range, price: priceOf(range, terms) }
}

/** Apportions the cost to the cells by their hours and rates. */
export function apportionCost({ cells, cost }: Figures): (Cell & { cost: number })[] {
  const costs = apportion(
    cost.total,
    cells.map(({ weight }) => weight),
  )
  return cells.map(({ row, role, phase, hours }, at) => ({ row, role, phase, hours, cost: costs[at]! }))
}

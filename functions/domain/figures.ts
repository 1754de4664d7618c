import type { WorkType } from '#contract/breakdown'
import type { Estimation, Price } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import type { Terms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { apportion, sum } from './apportion'
import { hoursAddedBy } from './calibration'
import { costOf, priceOf, rateOf } from './price'
import { memoize } from './memoize'
import { momentsOf, rangeOf, sigmaOf, spreadOfMoments } from './range'
import { type Cell, type Tasks, type Workload, correctionCells, groupCells, groupOf, workloadOf } from './workload'

export interface FiguresInput {
  settings: Settings
  terms: Terms
  workType: WorkType
  /** Share of questions answered, 0 to 1. */
  answeredShare: number
  /** The person's record, unless the terms ignore it. */
  record?: TrackRecord | undefined
}

/** A cell with the rate of its role. */
type Rated = Cell & { rate: number }

interface Figures {
  /** The work without the correction by the record. */
  work: Workload
  /** Hours of the correction. */
  correction: number
  totalHours: number
  /** Cells of the work, and those of the correction. */
  cells: { work: Rated[]; correction: Rated[] }
  /** Cost of the work without the correction. */
  workCost: number
  cost: { base: number; surcharge: number; total: number }
  range: Estimation['range']
  price: Price
}

const momentsOfComponent = memoize(({ tasks }: Tasks) => momentsOf(tasks))

/** Computes hours, cost, range and price of components. Without tasks all of them are 0. */
export function figuresOf(
  components: readonly Tasks[],
  { settings, terms, workType, answeredShare, record }: FiguresInput,
): Figures {
  const work = workloadOf(components, settings.developerCount, workType)
  const correction = record ? hoursAddedBy(record, work.totalHours) : 0
  const rated = ({ row, role, phase, hours }: Cell): Rated => ({
    row,
    role,
    phase,
    hours,
    rate: rateOf(role, terms, settings),
  })
  const cells = {
    work: work.cells.map(rated),
    correction: correction === 0 ? [] : correctionCells(work, correction).map(rated),
  }
  const workBase = baseOf(cells.work)
  const base = workBase + baseOf(cells.correction)
  const totalHours = work.totalHours + correction

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
  const workCost = costOf(workBase, settings.priority).total
  return { work, correction, totalHours, cells, workCost, cost, range, price: priceOf(range, terms) }
}

const baseOf = (cells: readonly Rated[]) => sum(cells.map(({ hours, rate }) => hours * rate))

type Priced = Cell & { cost: number }

/**
 * Apportions the cost to the cells by their hours and rates. Those of the work cost the same with and without a
 * correction, whose cells have the rest of their role in their phase.
 */
export function apportionCost({ cells, workCost, cost }: Figures): Priced[] {
  const work = withCosts(cells.work, workCost)
  if (cells.correction.length === 0) return work

  const groups = groupCells(work)
  const groupedWith = (cell: Cell) => groups.get(groupOf(cell)) ?? []
  const whole = cells.correction.map((cell) => ({
    ...cell,
    hours: groupedWith(cell).reduce((sum, { hours }) => sum + hours, cell.hours),
  }))
  const costs = withCosts(whole, cost.total)
  const correction = cells.correction.map(({ row, role, phase, hours }, at) => ({
    row,
    role,
    phase,
    hours,
    cost: groupedWith(cells.correction[at]!).reduce((rest, own) => rest - own.cost, costs[at]!.cost),
  }))
  return [...work, ...correction]
}

function withCosts(cells: readonly Rated[], total: number): Priced[] {
  const costs = apportion(
    total,
    cells.map(({ hours, rate }) => hours * rate),
  )
  return cells.map(({ row, role, phase, hours }, at) => ({ row, role, phase, hours, cost: costs[at]! }))
}

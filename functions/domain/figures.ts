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
import { type Cell, type Tasks, type Workload, correctionCells, withTotal, workloadOf } from './workload'

export interface FiguresInput {
  settings: Settings
  terms: Terms
  workType: WorkType
  /** Share of questions answered, 0 to 1. */
  answeredShare: number
  /** Total hours and quoted price that were agreed on, if they were. */
  agreed?: { hours: number; quoted: number } | undefined
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
  { settings, terms, workType, answeredShare, agreed, record }: FiguresInput,
): Figures {
  const own = workloadOf(components, settings.developerCount, workType)
  const correction = record ? hoursAddedBy(record, own.totalHours) : 0
  const work = agreed ? withTotal(own, agreed.hours - correction) : own
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
  const exactCost = costOf(base, settings.priority)
  // At even odds, the price is the cost.
  const settled = agreed && terms.quoteAt === 50 ? agreed.quoted - exactCost.total : 0
  const cost = { ...exactCost, base: exactCost.base + settled, total: exactCost.total + settled }
  const range = {
    p10: point(hours.p10),
    p50: { hours: totalHours, cost: cost.total },
    p80: point(hours.p80),
    p90: point(hours.p90),
  }
  const workCost = costOf(workBase, settings.priority).total + settled
  return { work, correction, totalHours, cells, workCost, cost, range, price: priceOf(range, terms) }
}

const baseOf = (cells: readonly Rated[]) => sum(cells.map(({ hours, rate }) => hours * rate))

/**
 * Apportions the cost of cells to the groups that a key names, such as their rows or roles. If a group's hours × rates are
 * whole, and there is no surcharge, they are its cost.
 */
export function costsBy<Key>(
  cells: readonly Rated[],
  total: number,
  keyOf: (cell: Cell) => Key,
): ReadonlyMap<Key, number> {
  const bases = new Map<Key, number>()
  for (const cell of cells) bases.set(keyOf(cell), (bases.get(keyOf(cell)) ?? 0) + baseOf([cell]))
  const costs = apportion(total, [...bases.values()])
  return new Map([...bases.keys()].map((key, at) => [key, costs[at]!]))
}

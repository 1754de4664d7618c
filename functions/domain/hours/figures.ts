import type { WorkType } from '#contract/breakdown'
import type { Estimation, Price } from '#contract/estimation'
import { type Settings, surchargeShare } from '#contract/settings'
import type { Terms } from '#contract/terms'
import type { TrackRecord } from '#contract/track-record'
import { apportion, sum } from './apportion'
import { hoursAddedBy } from './calibration'
import { memoize } from './memoize'
import { priceOf, rateOf } from './price'
import { momentsOf, rangeOf, sigmaOf, spreadOfMoments } from './range'
import {
  type Cell,
  type Tasks,
  type Workload,
  correctionCells,
  exact,
  groupBy,
  groupOf,
  minWeight,
  withTotal,
  workloadOf,
} from './workload'

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
  const cost = costOf(base, settings.priority)
  const range = {
    p10: point(hours.p10),
    p50: { hours: totalHours, cost: cost.total },
    p80: point(hours.p80),
    p90: point(hours.p90),
  }
  const workCost = costOf(workBase, settings.priority).total
  return { work, correction, totalHours, cells, workCost, cost, range, price: priceOf(range, terms, agreed?.quoted) }
}

function baseOf(cells: readonly Rated[]): number {
  let base = 0
  for (const { hours, rate } of cells) base += hours * rate
  return base
}

type Priced = Cell & { cost: number }

/**
 * Apportions the cost to the cells by their hours and rates. Those of the work cost the same with and without a
 * correction, whose cells have the rest of their role in their phase.
 */
export function apportionCost({ cells, workCost, cost }: Figures): Priced[] {
  const work = splitByRow(cells.work, workCost)
  if (cells.correction.length === 0) return work

  const groups = groupBy(work, groupOf)
  const groupedWith = (cell: Cell) => groups.get(groupOf(cell)) ?? []
  const whole = cells.correction.map((cell) => ({
    ...cell,
    hours: groupedWith(cell).reduce((sum, { hours }) => sum + hours, cell.hours),
  }))
  const costs = withCosts(whole, cost.total)
  const correction = cells.correction.map((cell, at) =>
    priced(
      cell,
      groupedWith(cell).reduce((rest, own) => rest - own.cost, costs[at]!.cost),
    ),
  )
  return [...work, ...correction]
}

function withCosts(cells: readonly Rated[], total: number): Priced[] {
  const costs = apportion(
    total,
    cells.map(({ hours, rate }) => hours * rate),
  )
  return cells.map((cell, at) => priced(cell, costs[at]!))
}

/**
 * Apportions the cost to the rows, and that of each row to its cells. Without a surcharge, a row costs its hours × rates,
 * and so do the phases and roles as far as their rows can: what rounding adds to a role is settled in the rows that it
 * shares with others.
 */
function splitByRow(cells: readonly Rated[], total: number): Priced[] {
  const all = [...groupBy(cells, ({ row }) => row).values()]
  const bases = all.map(baseOf)
  const costs = apportion(total, bases)
  const factor = total / Math.max(1, sum(bases))
  const owed = new Map<string, number>()
  const split: Priced[][] = []
  const fewestCellsFirst = [...all.keys()].toSorted((one, other) => all[one]!.length - all[other]!.length)
  for (const at of fewestCellsFirst) {
    const own = all[at]!
    const expected = own.map((cell) => factor * baseOf([cell]) + (owed.get(groupOf(cell)) ?? 0))
    const shares = apportion(
      costs[at]!,
      expected.map((cost) => Math.max(minWeight, cost)),
    )
    split[at] = own.map((cell, at) => {
      owed.set(groupOf(cell), expected[at]! - shares[at]!)
      return priced(cell, shares[at]!)
    })
  }
  return split.flat()
}

const priced = ({ row, role, phase, hours }: Cell, cost: number): Priced => ({ row, role, phase, hours, cost })

/** Returns base cost, priority surcharge and total in whole units of the currency. */
export function costOf(
  base: number,
  priority: Settings['priority'],
): { base: number; surcharge: number; total: number } {
  const whole = Math.round(exact(base))
  const total = Math.round(exact(base * (1 + surchargeShare[priority])))
  return { base: whole, surcharge: total - whole, total }
}

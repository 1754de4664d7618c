import { trackRecordLimits } from '#contract/limits'
import { correctionOf, deviationAt } from '#domain/hours/calibration'
import { sigmaOf } from '#domain/hours/range'
import { type TableFormat, formatCount, formatTable } from '../format-table'
import { percent } from '../limits'
import { shareOf } from '../statistics'
import type { Histories } from './histories'

/** Numbers of earlier projects that are reported together. */
const groups: [from: number, to: number][] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 5],
  [6, 8],
  [9, Infinity],
  [1, Infinity],
]

/** Spread of the method with half of the questions answered and the tasks of a usual project. */
const sigma = sigmaOf(0.1, 0.5)

export interface Measured {
  set: string
  earlier: [from: number, to: number]
  estimates: number
  /** Mean |ln(actual ÷ estimate)|: without correction, corrected by the mean of all ratios, and by the record. */
  errors: { none: number; mean: number; record: number }
  insideP10P90: number
  belowP80: number
}

/** An estimate of one project from those before it, as logarithms. */
interface Estimated {
  earlier: number
  actual: number
  center: number
  mean: number
  p10: number
  p80: number
  p90: number
}

function estimateEach(history: readonly number[]): Estimated[] {
  return history.map((actual, earlier) => {
    const before = history.slice(0, earlier)
    const ratios = before.slice(-trackRecordLimits.newest).toReversed().map(Math.exp)
    const center = Math.log(correctionOf({ ratios }))
    const at = (quantile: number) => center + deviationAt(quantile, sigma, { ratios })
    return {
      earlier,
      actual,
      center,
      mean: before.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, earlier),
      p10: at(-1.2816),
      p80: at(0.8416),
      p90: at(1.2816),
    }
  })
}

const meanOf = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((sum, item) => sum + of(item), 0) / items.length

/** Measures estimates that learn from the projects before them, by the number of those. */
export function measureRecord(all: readonly Histories[]): Measured[] {
  return all.flatMap(({ set, people }) => {
    const estimated = people.flatMap(estimateEach)
    return groups.flatMap(([from, to]) => {
      const own = estimated.filter(({ earlier }) => earlier >= from && earlier <= to)
      if (own.length === 0) return []
      return {
        set,
        earlier: [from, to],
        estimates: own.length,
        errors: {
          none: meanOf(own, ({ actual }) => Math.abs(actual)),
          mean: meanOf(own, ({ actual, mean }) => Math.abs(actual - mean)),
          record: meanOf(own, ({ actual, center }) => Math.abs(actual - center)),
        },
        insideP10P90: shareOf(own, ({ actual, p10, p90 }) => actual >= p10 && actual <= p90),
        belowP80: shareOf(own, ({ actual, p80 }) => actual <= p80),
      }
    })
  })
}

export const recordTable = (measured: readonly Measured[], format: TableFormat): string =>
  formatTable(
    {
      head: [
        'Histories',
        'Earlier projects',
        'Estimates',
        'Error, no correction',
        'by the mean',
        'by the record',
        'In P10–P90',
        'Below P80',
      ],
      rows: measured.map(({ set, earlier: [from, to], estimates, errors, insideP10P90, belowP80 }) => [
        set,
        from === to ? String(from) : to === Infinity ? `${from} or more` : `${from}–${to}`,
        formatCount(estimates),
        ...[errors.none, errors.mean, errors.record].map((error) => error.toFixed(3)),
        percent(insideP10P90, 0),
        percent(belowP80, 0),
      ]),
    },
    format,
  )

/** Bounds of the coverage with a record. */
const coverage = { min: 0.75, max: 0.85 }

/** Returns a message for each simulated set on which the record does not help or the range is too narrow or wide. */
export function recordFailures(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ set, earlier: [from, to], errors, insideP10P90, belowP80 }) => {
    if (!set.startsWith('simulated') || from === 0) return []
    const isOff = (share: number) => share < coverage.min || share > coverage.max
    return [
      ...(errors.record >= errors.none ? [`${set}, ${from} earlier: the record makes the error larger.`] : []),
      ...(to === Infinity && from === 1 && (isOff(insideP10P90) || isOff(belowP80))
        ? [`${set}: ${percent(insideP10P90, 0)} within P10–P90, ${percent(belowP80, 0)} below P80.`]
        : []),
    ]
  })
}

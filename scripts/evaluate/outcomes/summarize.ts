import { type WorkType, kinds } from '#contract/breakdown'
import type { Estimated } from '../analyst'
import { median, rankCorrelation, shareOf, standardDeviation } from '../statistics'
import type { Outcome } from './read-outcomes'

/** Outcome with its estimate, or with the reason why there is none. */
export type Compared = Outcome &
  ({ estimate: Pick<Estimated, 'hours' | 'p10' | 'p80' | 'p90' | 'kind'> } | { withoutEstimate: string })

/** Comparison of outcomes and estimates for one set, or for one kind of work in it, as classified by the analyst. */
export interface Summary {
  set: string
  /** Null for the whole set. */
  kind: WorkType['kind'] | null
  texts: number
  withoutEstimate: number
  medianOutcome: number
  medianEstimate: number
  maxEstimate: number
  against: Agreement
  /** Number of texts with a ratio, and the share of outcomes within the range. */
  ratios: number
  insideP10P90: number
  belowP80: number
  /** Median of P90/P10. */
  width: number
  readings: Readings
}

/** NaN if there are too few texts. */
interface Agreement {
  /** Median of outcome/estimate. */
  ratio: number
  rankCorrelation: number
  /** Standard deviation of ln(outcome/estimate). */
  sigma: number
}

/** Comparison of estimates with those from recorded readings of the same texts by a model. */
export interface Readings {
  texts: number
  /** Median of estimate/reading. */
  ratio: number
  /** Share of the estimates within a factor of 1.5 of the reading. */
  near: number
  /** Agreement of these outcomes with the readings, and with the estimates. */
  reading: Agreement
  estimate: Agreement
}

/** Returns a summary of each set, followed by those of its kinds of work if there are several. */
export function summarizeOutcomes(all: readonly Compared[]): Summary[] {
  return [...new Set(all.map(({ set }) => set))].flatMap((set) => {
    const ofSet = all.filter((one) => one.set === set)
    const byKind = kinds
      .map((kind) => ({ kind, ofKind: ofSet.filter((one) => 'estimate' in one && one.estimate.kind === kind) }))
      .filter(({ ofKind }) => ofKind.length > 0)
    return [
      summarize(set, null, ofSet),
      ...(byKind.length > 1 ? byKind.map(({ kind, ofKind }) => summarize(set, kind, ofKind)) : []),
    ]
  })
}

type Estimate = Extract<Compared, { estimate: unknown }>
type Finished = Estimate & { hours: number }
type Read = Estimate & { readingHours: number }

const isEstimate = (one: Compared): one is Estimate => 'estimate' in one
const isFinished = (one: Estimate): one is Finished => one.hours !== null
const isRead = (one: Estimate): one is Read => one.readingHours !== null

const byEstimate = ({ estimate }: Estimate) => estimate.hours
const byReading = ({ readingHours }: Estimate) => readingHours ?? NaN

function summarize(set: string, kind: Summary['kind'], all: readonly Compared[]): Summary {
  const estimates = all.filter(isEstimate)
  const ratios = estimates.filter(isFinished).filter(({ hasRatio }) => hasRatio)
  return {
    set,
    kind,
    texts: all.length,
    withoutEstimate: all.length - estimates.length,
    medianOutcome: median(all.flatMap(({ hours }) => hours ?? [])),
    medianEstimate: median(estimates.map(byEstimate)),
    maxEstimate: Math.max(...estimates.map(byEstimate)),
    against: agreementOf(estimates, byEstimate),
    ratios: ratios.length,
    insideP10P90: shareOf(ratios, ({ hours, estimate: { p10, p90 } }) => p10 <= hours && hours <= p90),
    belowP80: shareOf(ratios, ({ hours, estimate: { p80 } }) => hours <= p80),
    width: median(estimates.map(({ estimate: { p10, p90 } }) => p90 / p10)),
    readings: compareReadings(all),
  }
}

/** Compares estimates and readings with the outcomes of the texts that have a reading. */
export function compareReadings(all: readonly Compared[]): Readings {
  const read = all.filter(isEstimate).filter(isRead)
  const ratios = read.map(({ estimate, readingHours }) => estimate.hours / readingHours)
  return {
    texts: read.length,
    ratio: median(ratios),
    near: shareOf(ratios, (ratio) => ratio <= near && ratio >= 1 / near),
    reading: agreementOf(read, byReading),
    estimate: agreementOf(read, byEstimate),
  }
}

/** Two people who estimate the same text rarely agree better. */
const near = 1.5

function agreementOf(all: readonly Estimate[], hoursOf: (one: Estimate) => number): Agreement {
  const finished = all.filter(isFinished)
  const ratios = finished.filter(({ hasRatio }) => hasRatio).map((one) => one.hours / hoursOf(one))
  return {
    ratio: median(ratios),
    rankCorrelation: rankCorrelation(finished.map((one) => [one.hours, hoursOf(one)] as const)),
    sigma: standardDeviation(ratios.map(Math.log)),
  }
}

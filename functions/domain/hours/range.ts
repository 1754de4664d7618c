import type { Task } from '#contract/breakdown'
import type { TrackRecord } from '#contract/track-record'
import { deviationAt } from './calibration'
import { roundHours, roundTotal, roundTyped } from './task-hours'

type Hours = Pick<Task, 'optimistic' | 'likely' | 'pessimistic'>

/** Returns the expected hours of a task: the PERT mean (Malcolm, Roseboom, Clark, Fazar 1959). */
export const expectedHours = ({ optimistic, likely, pessimistic }: Hours): number =>
  (optimistic + 4 * likely + pessimistic) / 6

/** True for a task whose hours differ from those of the analyst. */
export const isResized = (task: Hours & { original?: Hours }): boolean =>
  task.original !== undefined && expectedHours(task.original) !== expectedHours(task)

/** Returns the hours of a task that is shown by itself. */
export const roundTask = (task: Hours & { isTyped?: boolean }): number =>
  (task.isTyped ? roundTyped : roundHours)(expectedHours(task))

/** Returns the hours that the analyst's task was shown with. Those of earlier estimates are not stored. */
export const hoursBefore = (task: Hours & { hours?: number | undefined }): number => task.hours ?? roundTask(task)

/**
 * Half-width in standard deviations of the 65 % interval that [optimistic, pessimistic] is read as.
 * Intervals that models call 99 % hold 65 % of the truths (FermiEval, arXiv 2510.26995).
 */
const readAs65Percent = 0.9346

/** Bounds of a task's spread (σ of the logarithm): none is more certain; beyond the maximum it should be split. */
const taskSpread = { min: 0.15, max: 1.11 }

/**
 * Width of the cone of uncertainty as ln(half-width) / 1.2816, with the analysis alone and with every question
 * answered (McConnell, Software Estimation, 2006, ch. 4, after Boehm 1981). For finished projects, the spread of
 * ln(actual / estimate) is 0.20 to 0.43 (Kitchenham, SiP and CESAW data sets), so the cone is in the right place.
 */
const cone = { unanswered: 0.54, answered: 0.32 }

/** Standard normal quantiles of the four points. */
const quantile = { p10: -1.2816, p50: 0, p80: 0.8416, p90: 1.2816 }

function spreadOfTask({ optimistic, pessimistic }: Hours): number {
  const spread = Math.log(pessimistic / optimistic) / (2 * readAs65Percent)
  return Math.min(taskSpread.max, Math.max(taskSpread.min, spread))
}

/** Mean in hours and variance in hours² of a sum of independent lognormal tasks. Both add up. */
export interface Moments {
  mean: number
  variance: number
}

export function momentsOf(tasks: readonly Hours[]): Moments {
  const moments = { mean: 0, variance: 0 }
  for (const task of tasks) {
    const mean = expectedHours(task)
    moments.mean += mean
    moments.variance += mean ** 2 * Math.expm1(spreadOfTask(task) ** 2)
  }
  return moments
}

/**
 * Returns the spread (σ of the logarithm) of a sum of independent lognormal tasks, in closed form (Fenton 1960,
 * Wilkinson) and so without random numbers. 0 without tasks.
 */
export const spreadOfMoments = ({ mean, variance }: Moments): number =>
  mean > 0 ? Math.sqrt(Math.log1p(variance / mean ** 2)) : 0

export const spreadOf = (tasks: readonly Hours[]): number => spreadOfMoments(momentsOf(tasks))

/**
 * Returns the spread of the project: that of its tasks, and a shared factor that makes them late together. The factor
 * narrows with the share of questions answered, 0 to 1.
 */
export function sigmaOf(spread: number, answeredShare: number): number {
  const shared = cone.unanswered - (cone.unanswered - cone.answered) * answeredShare
  return Math.hypot(spread, shared)
}

/** Returns the hours at a point of the range ÷ the total hours. */
export const factorAt = (point: keyof typeof quantile, sigma: number, record?: Pick<TrackRecord, 'ratios'>): number =>
  Math.exp(deviationAt(quantile[point], sigma, record))

/**
 * Returns the hours not exceeded with 10, 50, 80 and 90 % probability. The total, which a record has corrected, is the
 * 50 % point.
 */
export function rangeOf(
  totalHours: number,
  sigma: number,
  record?: Pick<TrackRecord, 'ratios'>,
): Record<keyof typeof quantile, number> {
  const at = (point: keyof typeof quantile) => roundTotal(totalHours * factorAt(point, sigma, record))
  return { p10: at('p10'), p50: at('p50'), p80: at('p80'), p90: at('p90') }
}

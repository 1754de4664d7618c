import type { Estimation } from '#contract/estimation'
import { priceOf } from '#domain/hours/price'
import { withOptions } from '#domain/scope/estimate-with-options'
import { type Saved, type SoldEstimate, keepAccepted, remainingOptions } from './accepted-options'
import { isSameContingency } from './price-basis'

/**
 * Carries to an estimate what a client agreed on with an earlier one: prices of accepted options, and the contingency. Work
 * has the one with which it was sold, as far as its cost was, and only the rest its own: an open question about new work
 * makes no other dearer. Work that other terms price again has its own.
 */
export function keepSold(given: Saved & Required<Pick<Saved, 'terms'>>, sold: SoldEstimate): Estimation {
  const estimation = keepAccepted(given, sold)
  const saved = { ...given, estimation }
  const { quoteAt, quoted: own } = estimation.price!
  if (quoteAt === 50 || !isSameContingency(sold, saved)) return estimation
  const names = sold.acceptedOptions
  const then = withOptions<Saved>(sold, names).estimation
  const now = withOptions(saved, remainingOptions(sold, saved, names)).estimation
  const kept = Math.min(then.totalCost, now.totalCost)
  const priceIn = (one: Estimation, cost: number) => cost && (cost * one.price!.quoted) / one.totalCost
  const quoted = Math.round(own - now.price!.quoted + priceIn(then, kept) + priceIn(now, now.totalCost - kept))
  const { answeredShare, soldShare = answeredShare } = then
  // An estimate that is still what was sold is the same one.
  const stored = soldShare !== estimation.answeredShare && { soldShare }
  return { ...estimation, price: priceOf(estimation.range, given.terms, quoted), ...stored }
}

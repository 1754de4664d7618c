import type { Estimation } from '#contract/estimation'
import { agreeOn } from '#domain/hours/figures'
import { type Saved, type SoldEstimate, includeAccepted, keepAccepted } from './accepted-options'
import { isSameContingency, soldShareOf } from './compared-side'

/** Gives an estimate what a client agreed on with an earlier one: the prices of accepted options, and the contingency. */
export const keepSold = (saved: Saved, sold: SoldEstimate): Estimation =>
  keepContingency({ ...saved, estimation: keepAccepted(saved, sold) }, sold)

/**
 * Gives work the contingency with which it was sold, as far as its cost was, and only the rest its own: an open question
 * about new work makes no other dearer. Work that other terms price again has its own.
 */
function keepContingency(saved: Saved, sold: SoldEstimate): Estimation {
  const { estimation, terms } = saved
  const { price, range } = estimation
  if (!terms || !price || price.quoteAt === 50 || !isSameContingency(sold, saved)) return estimation
  const { before, after } = includeAccepted(sold, saved, sold.acceptedOptions)
  const [then, now] = [costAndPrice(before), costAndPrice(after)]
  const kept = Math.min(then.cost, now.cost)
  if (kept === 0) return estimation
  const quoted = Math.round((kept * then.quoted) / then.cost + ((now.cost - kept) * now.quoted) / now.cost)
  return {
    ...estimation,
    ...agreeOn(price.quoted + quoted - now.quoted, range, terms),
    soldShare: soldShareOf(sold.estimation),
  }
}

const costAndPrice = ({ estimation: { totalCost: cost, price } }: Saved) => ({ cost, quoted: price?.quoted ?? cost })

import type { SavedEstimate } from '#contract/saved-estimate'
import { type Sold, acceptancesIn, lastAcceptanceOf } from './sold'

/** True if an estimate was saved with what was sold before it, and that acceptance stands. */
export const includesSold = ({ withSold }: Pick<SavedEstimate, 'withSold'>, sold: Pick<Sold, 'own'> | undefined) =>
  acceptancesIn(sold?.own ?? []).some(({ at }) => at === withSold?.acceptedAt)

/**
 * Returns the totals of a saved estimate for lists: as they were sold, or in all with what was sold before it. Those of one
 * that was saved with an acceptance that was taken back are its own, without the options of another that stands.
 */
export function listedTotals(
  saved: Pick<SavedEstimate, 'links' | 'totalCost' | 'totalPrice' | 'totalHours' | 'withSold'>,
  sold: Pick<Sold, 'own' | 'options'> | undefined,
) {
  const { totalCost, totalPrice = totalCost, totalHours, withSold } = saved
  const isStanding = includesSold(saved, sold)
  const agreed = lastAcceptanceOf(saved)?.sold
  const { price, hours } = agreed ?? ((isStanding && withSold) || { price: totalPrice, hours: totalHours })
  const isWithout = withSold && sold && sold.options > 0
  return { price, hours, note: agreed ? '' : isStanding ? ' in all' : isWithout ? ' without sold options' : '' }
}

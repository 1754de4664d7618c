import { type PaidTier, type Prices, tierOfPrice } from '#contract/plan'
import { env } from '#functions/lib/config'

const prices: Prices = { tier1: env('PRICE_TIER1'), tier3: env('PRICE_TIER3') }

/** Returns the tier of a price, or null for an unknown price. */
export const tierOf = (priceId: string): PaidTier | null => tierOfPrice(priceId, prices)

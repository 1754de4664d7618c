import { type PaidTier, type Prices, tierOfPrice } from '#contract/plan'
import { env } from '#functions/lib/config'

const prices: Prices = { tier1: env('PRICE_TIER1'), tier3: env('PRICE_TIER3') }

/** The tier that a price buys; null for a price that is not ours. */
export const tierOf = (priceId: string): PaidTier | null => tierOfPrice(priceId, prices)

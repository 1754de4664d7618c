import { type PaidTier, paidTiers } from '#contract/plan'

const key = 'awaitedPlan'

/** The plan that was just paid for, until it is in force. Outlives the way over the bank's page. */
export function awaitPlan(tier: PaidTier | null) {
  try {
    if (tier) sessionStorage.setItem(key, tier)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, the first answer to "which plan is it?" is taken as it is.
  }
}

export function awaitedPlan(): PaidTier | null {
  try {
    const kept = sessionStorage.getItem(key)
    return paidTiers.find((tier) => tier === kept) ?? null
  } catch {
    return null
  }
}

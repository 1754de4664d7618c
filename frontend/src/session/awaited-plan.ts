import { type PaidTier, paidTiers } from '#contract/plan'

const key = 'awaitedPlan'

/** Stores the plan just paid for until it is active. Survives a redirect to the bank's page. */
export function awaitPlan(tier: PaidTier | null) {
  try {
    if (tier) sessionStorage.setItem(key, tier)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, the first plan that the server reports is accepted.
  }
}

export function awaitedPlan(): PaidTier | null {
  try {
    const stored = sessionStorage.getItem(key)
    return paidTiers.find((tier) => tier === stored) ?? null
  } catch {
    return null
  }
}

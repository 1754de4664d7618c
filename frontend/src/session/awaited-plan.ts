import { type PaidTier, paidTiers } from '#contract/plan'

const key = 'awaitedPlan'

/** Mark of a plan that is lower than the one before. */
const lower = ' lower'

/** Stores the plan just paid for or changed to until it is active. Survives a redirect to the bank's page. */
export function awaitPlan(tier: PaidTier | null, isLower = false) {
  try {
    if (tier) sessionStorage.setItem(key, tier + (isLower ? lower : ''))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, the first plan that the server reports is accepted.
  }
}

export function awaitedPlan(): { tier: PaidTier; isLower: boolean } | null {
  try {
    const stored = sessionStorage.getItem(key) ?? ''
    const tier = paidTiers.find((tier) => tier === stored.replace(lower, ''))
    return tier ? { tier, isLower: stored.endsWith(lower) } : null
  } catch {
    return null
  }
}

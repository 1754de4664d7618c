import * as v from 'valibot'
import { defaultMonthlyLimit, unlimited } from './limits'

const tiers = ['free', 'tier1', 'tier3', 'custom'] as const
export const Tier = v.picklist(tiers)
export type Tier = v.InferOutput<typeof Tier>

export const paidTiers = ['tier1', 'tier3'] as const
export type PaidTier = (typeof paidTiers)[number]

/** Stripe's ids of the monthly prices, which differ between stages. */
export type Prices = Record<PaidTier, string>

/** Returns the tier of one of our prices, or null. */
export const tierOfPrice = (priceId: string, prices: Prices): PaidTier | null =>
  paidTiers.find((tier) => prices[tier] === priceId) ?? null

export interface Plan {
  name: string
  description: string
  /** Whole US dollars per period. */
  price: number
  period: string
  features: readonly string[]
  /** Estimates per month. */
  limit: number
}

const tier1Limit = 5

/** Plans that users can choose. The limit of a `custom` user is set individually. */
export const plans: Record<'free' | PaidTier, Plan> = {
  free: {
    name: 'Free',
    description: 'To try it on a real brief',
    price: 0,
    period: 'month',
    limit: defaultMonthlyLimit,
    features: [
      `${defaultMonthlyLimit} estimates per month`,
      'Every figure traced to its requirement',
      'PDF, Word, text and Markdown documents',
      'Saved estimates, files and links for clients',
    ],
  },
  tier1: {
    name: 'Tier 1',
    description: 'For freelancers who quote every week',
    price: 19,
    period: 'month',
    limit: tier1Limit,
    features: [
      `${tier1Limit} estimates per month`,
      'Everything in Free',
      'Less than $4 an estimate',
      'Change or cancel at any time',
    ],
  },
  tier3: {
    name: 'Tier 3',
    description: 'For teams and agencies that never stop quoting',
    price: 99,
    period: 'month',
    limit: unlimited,
    features: ['Unlimited estimates', 'Everything in Tier 1', 'Room for every client and every bid'],
  },
}

/** Labels of the plan badge. */
export const tierNames: Record<Tier, string> = {
  free: plans.free.name,
  tier1: plans.tier1.name,
  tier3: plans.tier3.name,
  custom: 'Custom',
}

export const quotaSpent = "You've used all your estimates for this month."

import { defaultMonthlyLimit, unlimited, warningShare } from '#contract/limits'
import { type Tier, plans } from '#contract/plan'
import type { User } from '#contract/user'

/** Returns the quota month, such as `2026-11`, in UTC for everyone. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** Returns the start of the next month, when counts reset. */
export const monthEnd = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))

/** Returns the monthly limit. A `custom` user has an individual one, or the default until it is set. */
export function limitOf({ subscriptionTier, customLimit }: { subscriptionTier: Tier; customLimit?: number }): number {
  return subscriptionTier === 'custom' ? (customLimit ?? defaultMonthlyLimit) : plans[subscriptionTier].limit
}

/** Returns the dashboard's warning: `spent`, or `near` from 80 % of the limit. */
export function quotaWarning(
  user: Pick<User, 'monthlyEstimationCount' | 'monthlyEstimationLimit'>,
): null | 'near' | 'spent' {
  const { monthlyEstimationCount: used, monthlyEstimationLimit: limit } = user
  if (limit >= unlimited) return null
  if (used >= limit) return 'spent'
  return used >= limit * warningShare ? 'near' : null
}

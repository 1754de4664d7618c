import { defaultMonthlyLimit, unlimited, warningShare } from '#contract/limits'
import { type Tier, plans } from '#contract/plan'
import type { User } from '#contract/user'

/** The month that an estimate counts for, such as `2026-11`: UTC, for everyone the same. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** First moment of the next month, when counts start from zero. */
export const monthEnd = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))

/** Estimates a month. A `custom` user has a limit agreed with us, or the default until one is. */
export function limitOf({ subscriptionTier, customLimit }: { subscriptionTier: Tier; customLimit?: number }): number {
  return subscriptionTier === 'custom' ? (customLimit ?? defaultMonthlyLimit) : plans[subscriptionTier].limit
}

/** What the dashboard warns of: the month is `spent`, or `near` it, which begins at 80 % of the limit. */
export function quotaWarning(
  user: Pick<User, 'monthlyEstimationCount' | 'monthlyEstimationLimit'>,
): null | 'near' | 'spent' {
  const { monthlyEstimationCount: used, monthlyEstimationLimit: limit } = user
  if (limit >= unlimited) return null
  if (used >= limit) return 'spent'
  return used >= limit * warningShare ? 'near' : null
}

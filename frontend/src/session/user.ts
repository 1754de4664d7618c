import { defaultMonthlyLimit } from '#contract/limits'
import type { User } from '#contract/user'
import { monthEnd, monthOf } from '#domain/estimate/quota'
import { number } from '#domain/text/format'
import { limit, monthName } from '../ui/format'

const defaults: Omit<User, 'email'> = {
  firstName: '',
  lastName: '',
  subscriptionTier: 'free',
  monthlyEstimationCount: 0,
  monthlyEstimationLimit: defaultMonthlyLimit,
  subscription: null,
}

/** Parses a stored user, which an older version may have written. Missing fields get their defaults. */
export function parseUser(stored: string | null): User | null {
  try {
    const user = JSON.parse(stored ?? 'null') as User | null
    if (typeof user?.email !== 'string') return null
    const known = Object.entries(user).filter(([, value]) => value !== null)
    return { ...defaults, email: user.email, ...Object.fromEntries(known) }
  } catch {
    return null
  }
}

/** Returns the full name, or the email if there is none. */
export const nameOf = ({ firstName, lastName, email }: User) => `${firstName} ${lastName}`.trim() || email

/** Formats this month's used and allowed estimates: `1 / 2`, or `7 / ∞`. */
export const usageOf = ({ monthlyEstimationCount, monthlyEstimationLimit }: User) =>
  `${number(monthlyEstimationCount)} / ${limit(monthlyEstimationLimit)}`

/** Returns the day on which the count of estimates starts again, in UTC: `December 1`. */
export const resetDay = (now = new Date()) => `${monthName(monthOf(monthEnd(now)))} 1`

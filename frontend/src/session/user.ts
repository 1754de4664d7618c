import { defaultMonthlyLimit } from '#contract/limits'
import type { User } from '#contract/user'
import { limit, number } from '../ui/format'

const defaults: Omit<User, 'email'> = {
  firstName: '',
  lastName: '',
  subscriptionTier: 'free',
  monthlyEstimationCount: 0,
  monthlyEstimationLimit: defaultMonthlyLimit,
  subscription: null,
}

/** Whatever is stored there may have been written by an older version, or by hand: what is missing takes its default. */
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

/** The full name, or the e-mail of a user without one. */
export const nameOf = ({ firstName, lastName, email }: User) => `${firstName} ${lastName}`.trim() || email

/** The estimates of this month, used and allowed: `1 / 2`, or `7 / ∞`. */
export const usageOf = ({ monthlyEstimationCount, monthlyEstimationLimit }: User) =>
  `${number(monthlyEstimationCount)} / ${limit(monthlyEstimationLimit)}`

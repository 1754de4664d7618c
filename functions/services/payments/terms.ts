import type { Stripe } from 'stripe'
import { plans } from '#contract/plan'
import { monthOf } from '#domain/estimate/quota'
import { readUsed } from '#functions/data/users'
import { tierOf } from './prices'
import { itemOf, priceInForce } from './subscriptions'

/**
 * Terms of a change of plan: a `higher` plan is paid for first, a `lower` plan gives a credit or begins `later`, with
 * the next period. `keep` cancels a lower plan that has not begun.
 */
export type Terms = 'higher' | 'lower' | 'later' | 'keep'

/**
 * Returns the terms of another price than the subscription's own, regardless of use: `lower` may have to become
 * `later`.
 */
export function termsOf(live: Stripe.Subscription, priceId: string): Exclude<Terms, 'later'> {
  const inForce = priceInForce(live)
  if (priceId === inForce) return 'keep'
  return monthlyPrice(priceId) > monthlyPrice(inForce) ? 'higher' : 'lower'
}

function monthlyPrice(priceId: string): number {
  const tier = tierOf(priceId)
  return tier ? plans[tier].price : 0
}

/** Month (`2026-11`) in which more estimates were used than a plan includes. */
export interface Overuse {
  month: string
  used: number
}

/**
 * Finds a month of the current period, starting with this month, in which more estimates were used than a plan
 * includes. Last month counts as well: otherwise a plan could be used up before midnight and credited afterwards.
 */
export async function findOveruse(
  userId: string,
  live: Stripe.Subscription,
  priceId: string,
  now: Date,
): Promise<Overuse | null> {
  const tier = tierOf(priceId)
  const max = tier ? plans[tier].limit : 0
  const start = new Date(Math.min(itemOf(live).current_period_start * 1_000, now.getTime()))
  for (const date of [now, start]) {
    const used = await readUsed(userId, date)
    if (used > max) return { month: monthOf(date), used }
  }
  return null
}

/**
 * Minimum time that a higher plan is charged for, in seconds, because all its estimates can be used within a minute.
 */
const minPaidSeconds = 7 * 24 * 3_600

/**
 * Returns the time from which a change is prorated, in Unix seconds: now or, for a higher plan in the last week of a
 * period, a week before its end.
 */
export function prorationDate(live: Stripe.Subscription, terms: Terms, now: number): number {
  const { current_period_start: start, current_period_end: end } = itemOf(live)
  return Math.max(start, terms === 'higher' ? Math.min(now, end - minPaidSeconds) : now)
}

import type { Stripe } from 'stripe'
import { plans } from '#contract/plan'
import { readUsed } from '#functions/data/users'
import { monthOf } from '#domain/quota'
import { tierOf } from './prices'
import { itemOf, priceInForce } from './subscriptions'

/**
 * Terms on which another plan replaces the one in force: a `higher` one is paid for first, a `lower` one gives a credit
 * or begins `later`, with the next period. `keep` takes back a lower plan that has not begun.
 */
export type Terms = 'higher' | 'lower' | 'later' | 'keep'

/** The terms of a price other than the subscription's own, apart from what was used: `lower` may have to be `later`. */
export function termsOf(live: Stripe.Subscription, priceId: string): Exclude<Terms, 'later'> {
  const inForce = priceInForce(live)
  if (priceId === inForce) return 'keep'
  return monthlyPrice(priceId) > monthlyPrice(inForce) ? 'higher' : 'lower'
}

function monthlyPrice(priceId: string): number {
  const tier = tierOf(priceId)
  return tier ? plans[tier].price : 0
}

/** A month (`2026-11`) in which more estimates were used than a plan allows. */
export interface Overuse {
  month: string
  used: number
}

/**
 * Finds the month of the current period, this one first, in which more was used than a plan allows. The use of last
 * month counts as well: otherwise a plan could be used up before midnight and credited after it.
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

/** Seconds that a higher plan is paid for at least: estimates are used up in a minute, not day by day. */
const minPaid = 7 * 24 * 3_600

/**
 * The moment from which a change is prorated, in Unix seconds: now, but in the last week of a period a higher plan is
 * paid for the whole week.
 */
export function prorationDate(live: Stripe.Subscription, terms: Terms, now: number): number {
  const { current_period_start: start, current_period_end: end } = itemOf(live)
  return Math.max(start, terms === 'higher' ? Math.min(now, end - minPaid) : now)
}

import { dayOfYear } from '../ui/format'

export const notCharged =
  'Your bank declined the payment. Nothing was charged, and your plan has not changed. Please try again or use another card.'

/** For a change that was confirmed when its terms did not hold any more. */
export const notMade =
  'The amount you confirmed is no longer valid. Nothing was charged, and you keep your plan. Please confirm the new amount.'

/** The toast for a plan that begins later (at an ISO date), or that stays after all. */
export const planScheduled = (plan: string, at: string | null | undefined) =>
  at
    ? { title: 'Plan Change Scheduled', text: `Your plan changes to ${plan} on ${dayOfYear(at)}.` }
    : { title: 'Plan Kept', text: `You keep ${plan}.` }

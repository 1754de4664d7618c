import type { PaymentSession } from '#contract/subscription'
import { usd } from '../../ui/format'

/** Formats the smallest units of a currency: 1900 is `$19.00`. */
const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

/**
 * Describes what is due now and later. `price` is the monthly price in whole dollars; `isChange` is true for a change of
 * a paid plan.
 */
export function dueOf({ amountDue, currency }: PaymentSession, price: number, isChange: boolean) {
  const monthly = `${usd(price)} a month`
  const now = money(Math.max(0, amountDue), currency)
  if (amountDue < 0) {
    const credit = money(-amountDue, currency)
    return {
      now,
      after: `The unused part of your plan, ${credit}, is credited to your next invoices. Then ${monthly}.`,
    }
  }
  if (amountDue === 0) return { now, after: `Your credit covers it. Then ${monthly}.` }
  if (isChange) return { now, after: `The difference for the rest of this month. Then ${monthly}.` }
  if (amountDue < price * 100) return { now, after: `Your credit covers the rest. Then ${monthly}.` }
  return { now, after: `Then ${monthly}. Cancel at any time.` }
}

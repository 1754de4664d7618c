import type { PaymentSession } from '#contract/subscription'
import { usd } from '../../ui/format'

/** Smallest units of a currency, to the cent: 1900 is `$19.00`. */
export const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

/** What is due now, and what follows from it. `price` is that of a month in whole dollars. */
export function dueOf({ amountDue, currency, mode }: PaymentSession, price: number): { now: string; after: string } {
  const monthly = `${usd(price)} a month`
  if (amountDue < 0) {
    return {
      now: money(0, currency),
      after: `The unused part of your plan, ${money(-amountDue, currency)}, is credited to your next invoices. Then ${monthly}.`,
    }
  }
  if (amountDue === 0) return { now: money(0, currency), after: `Your credit covers it. Then ${monthly}.` }
  const part = mode === 'setup' || amountDue !== price * 100
  return {
    now: money(amountDue, currency),
    after: part
      ? `The difference for the rest of this month. Then ${monthly}.`
      : `Then ${monthly}. Cancel at any time.`,
  }
}

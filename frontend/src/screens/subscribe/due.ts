import type { Plan } from '#contract/plan'
import type { PaymentSession } from '#contract/subscription'
import { monthOf } from '#domain/estimate/quota'
import { money } from '#domain/text/format'
import { dayOfYear, monthName, plural } from '../../ui/format'

/** Formats the smallest units of a currency: 1900 is `$19.00`. */
const formatCents = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

/** The amount due now, and what follows from it. */
export function dueOf(session: PaymentSession, plan: Pick<Plan, 'name' | 'price'>, today = new Date()) {
  const now = formatCents(Math.max(0, session.amountDue), session.currency)
  const monthly = `Then ${money(plan.price)} a month.`
  const reason = explain(session, plan, today)
  return { now, after: reason ? `${reason} ${monthly}` : `${monthly} Cancel at any time.` }
}

/** Returns null for a first plan, which needs no explanation. */
function explain(session: PaymentSession, { name, price }: Pick<Plan, 'name' | 'price'>, today: Date): string | null {
  const { amountDue, currency, terms, later } = session
  if (later) return `${usage(later, today)} Your plan changes to ${name} on ${dayOfYear(later.at)}.`
  if (terms === 'keep') return `You keep ${name}, and nothing is charged today.`
  if (terms === 'higher') return 'The difference for the rest of this month, for a week at least.'
  if (amountDue < 0)
    return `The unused part of your plan, less the same days of ${name}, is ${formatCents(-amountDue, currency)}. It is credited to your next invoices.`
  if (amountDue === 0) return 'Your credit covers it.'
  return amountDue < price * 100 ? 'Your credit covers the rest.' : null
}

function usage({ month, used }: NonNullable<PaymentSession['later']>, today: Date): string {
  const estimates = plural(used, 'estimate')
  return month === monthOf(today)
    ? `You have used ${estimates} this month.`
    : `You used ${estimates} in ${monthName(month)}.`
}

import { Link } from 'react-router-dom'
import { quotaSpent } from '#contract/plan'
import type { User } from '#contract/user'
import { quotaWarning } from '#domain/estimate/quota'
import { number } from '#domain/text/format'
import { useUser } from '../../session/session'
import { resetDay } from '../../session/user'
import { dayOfYear } from '../../ui/format'
import { WarningIcon } from '../../ui/icons'

/** Warning from 80 % of the monthly limit. */
export function QuotaCard() {
  const user = useUser()
  const { monthlyEstimationCount: used, monthlyEstimationLimit: limit, subscriptionTier: tier } = user
  const warning = quotaWarning(user)
  if (!warning) return null
  return (
    <section className="quota-card" aria-label="Monthly limit">
      <WarningIcon />
      <div>
        <h2>{warning === 'spent' ? 'Monthly limit reached' : 'Approaching monthly limit'}</h2>
        <p>
          {warning === 'spent' ? quotaSpent : `You've used ${number(used)} of ${number(limit)} estimates this month.`}
        </p>
        <p>{describeReset(user)}</p>
        {tier !== 'custom' && (
          <p>
            <Link to="/pricing">{tier === 'free' ? 'Upgrade for more estimates' : 'Compare the plans'}</Link>
          </p>
        )}
      </div>
    </section>
  )
}

/** Estimates are counted by calendar month, and a plan renews on a day of its own. */
function describeReset({ subscription }: User): string {
  const reset = `The count starts again on ${resetDay()}.`
  return subscription?.renewsAt
    ? `${reset} Your plan renews on ${dayOfYear(subscription.renewsAt)}, which does not change the count.`
    : reset
}

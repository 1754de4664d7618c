import { Link } from 'react-router-dom'
import { quotaSpent } from '#contract/plan'
import { quotaWarning } from '#domain/quota'
import { useUser } from '../../session/session'
import { number } from '../../ui/format'
import { WarningIcon } from '../../ui/icons'

/** Warning from 80 % of the monthly limit. */
export function QuotaCard() {
  const user = useUser()
  const { monthlyEstimationCount: used, monthlyEstimationLimit: limit } = user
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
        {user.subscriptionTier === 'free' && (
          <p>
            <Link to="/pricing">Upgrade for more estimates</Link>
          </p>
        )}
      </div>
    </section>
  )
}

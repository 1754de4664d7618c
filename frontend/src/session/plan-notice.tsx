import { Link } from 'react-router-dom'
import { tierNames } from '#contract/plan'
import type { User } from '#contract/user'
import { shortDate } from '../ui/format'
import { WarningIcon } from '../ui/icons'
import './plan-notice.css'
import { useBillingPortal } from './use-billing-portal'

/** What a subscriber should know about the plan: a payment that failed, or the day on which it ends. */
export function PlanNotice({ user }: { user: User }) {
  const [manage, opening] = useBillingPortal()
  const { subscription } = user
  if (!subscription) return null
  const plan = tierNames[user.subscriptionTier]

  if (subscription.status === 'past_due') {
    return (
      <section className="plan-notice" data-tone="warning" aria-label="Payment failed">
        <WarningIcon />
        <p>
          <strong>Your last payment failed.</strong> Update your card to keep {plan}.{' '}
          <button type="button" className="text-button" disabled={opening} onClick={() => void manage()}>
            {opening ? 'Opening...' : 'Update card'}
          </button>
        </p>
      </section>
    )
  }
  if (subscription.changeUnpaid) {
    return (
      <section className="plan-notice" data-tone="warning" aria-label="Change of plan not paid">
        <WarningIcon />
        <p>
          <strong>Your change of plan is not paid yet.</strong> Your card was not charged, and you keep {plan}.{' '}
          <Link to="/pricing">Choose the plan again</Link> to pay with another card.
        </p>
      </section>
    )
  }
  if (!subscription.endsAt) return null
  return (
    <section className="plan-notice" aria-label="Plan ends">
      <p>
        <strong>
          {plan} ends on {shortDate(subscription.endsAt)}.
        </strong>{' '}
        You keep it until then.{' '}
        <button type="button" className="text-button" disabled={opening} onClick={() => void manage()}>
          {opening ? 'Opening...' : 'Manage billing'}
        </button>
      </p>
    </section>
  )
}

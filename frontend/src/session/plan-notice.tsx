import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { tierNames } from '#contract/plan'
import type { User } from '#contract/user'
import { shortDate } from '../ui/format'
import { WarningIcon } from '../ui/icons'
import './plan-notice.css'
import { useBillingPortal } from './use-billing-portal'

/** Notice about a failed payment, an unpaid plan change or the day on which the plan changes or ends. */
export function PlanNotice({ user: { subscription, subscriptionTier } }: { user: User }) {
  if (!subscription) return null
  const plan = tierNames[subscriptionTier]

  if (subscription.status === 'past_due')
    return (
      <Notice label="Payment failed" isWarning>
        <strong>Your last payment failed.</strong> Update your card to keep {plan}. <Manage>Update card</Manage>
      </Notice>
    )
  if (subscription.changeUnpaid)
    return (
      <Notice label="Change of plan not paid" isWarning>
        <strong>Your plan change has not been paid.</strong> Your card was not charged, and you're still on {plan}.{' '}
        <Link to="/pricing">Choose the plan again</Link> to pay with another card.
      </Notice>
    )
  if (subscription.nextTier)
    return (
      <Notice label="Plan changes">
        <strong>
          {plan} changes to {tierNames[subscription.nextTier]} on {shortDate(subscription.renewsAt ?? '')}.
        </strong>{' '}
        You keep it until then. <Link to="/pricing">Keep {plan}</Link>
      </Notice>
    )
  if (!subscription.endsAt) return null
  return (
    <Notice label="Plan ends">
      <strong>
        {plan} ends on {shortDate(subscription.endsAt)}.
      </strong>{' '}
      You keep it until then. <Manage>Manage billing</Manage>
    </Notice>
  )
}

interface NoticeProps {
  label: string
  isWarning?: boolean
  children: ReactNode
}

/** A message on the dashboard. */
export const Notice = ({ label, isWarning = false, children }: NoticeProps) => (
  <section className="plan-notice" data-tone={isWarning ? 'warning' : undefined} aria-label={label}>
    {isWarning && <WarningIcon />}
    <p>{children}</p>
  </section>
)

function Manage({ children }: { children: string }) {
  const [manage, opening] = useBillingPortal()
  return (
    <button type="button" className="text-button" disabled={opening} onClick={() => void manage()}>
      {opening ? 'Opening...' : children}
    </button>
  )
}

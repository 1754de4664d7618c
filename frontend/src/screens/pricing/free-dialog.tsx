import { Button } from '@aws-amplify/ui-react'
import { tierNames } from '#contract/plan'
import type { User } from '#contract/user'
import { Dialog } from '../../ui/dialog'
import { shortDate } from '../../ui/format'
import { ManageBilling } from './account/billing'

interface Props {
  user: User
  onClose: () => void
}

/** Explains how a paid plan is canceled, which the payment provider's page does. */
export function FreeDialog({ user: { subscriptionTier, subscription }, onClose }: Props) {
  const plan = tierNames[subscriptionTier]
  const end = subscription?.renewsAt ? shortDate(subscription.renewsAt) : 'the end of the period'
  return (
    <Dialog title="Switch to Free" onClose={onClose}>
      <p>
        Open <strong>Manage billing</strong> and choose <strong>Cancel plan</strong> there.
      </p>
      <p className="muted">
        You keep {plan} until {end}, and nothing is charged after that. Your projects and estimates stay.
      </p>
      <div className="row">
        <ManageBilling />
        <Button onClick={onClose}>Keep {plan}</Button>
      </div>
    </Dialog>
  )
}

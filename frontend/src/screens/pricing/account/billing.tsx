import { Button } from '@aws-amplify/ui-react'
import { tierNames } from '#contract/plan'
import type { SubscriptionState, User } from '#contract/user'
import { useBillingPortal } from '../../../session/use-billing-portal'

interface Props {
  user: User
  subscription: SubscriptionState
}

/** State of a paid plan, with the actions for it. */
export function BillingState({ user, subscription }: Props) {
  const { status, changeUnpaid } = subscription
  const trouble = status === 'past_due' || changeUnpaid || user.changeNotMade
  return <p className={trouble ? 'account__trouble' : 'muted small'}>{describe(user, subscription)}</p>
}

function describe(
  { subscriptionTier, changeNotMade }: User,
  { status, changeUnpaid, endsAt, nextTier }: SubscriptionState,
): string {
  if (status === 'past_due') return 'Your last payment failed. Update your card to keep your plan.'
  if (changeUnpaid) return 'Your plan change has not been paid. Choose the plan again to pay with another card.'
  if (changeNotMade) return 'Your last plan change was not made. Choose the plan again to see the amount due today.'
  if (nextTier) return `You keep ${tierNames[subscriptionTier]} until then. To stay on it, choose it again.`
  if (endsAt) return 'You keep your plan until then. To resume it, manage billing.'
  return 'Cancel, change your card or see your invoices here. A plan you cancel stays until its date.'
}

export function ManageBilling() {
  const [manage, opening] = useBillingPortal()
  return (
    <Button variation="primary" isDisabled={opening} onClick={() => void manage()}>
      {opening ? 'Opening...' : 'Manage billing'}
    </Button>
  )
}

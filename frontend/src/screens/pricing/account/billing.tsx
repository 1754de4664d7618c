import { Button } from '@aws-amplify/ui-react'
import type { SubscriptionState } from '#contract/user'
import { useBillingPortal } from '../../../session/use-billing-portal'

/** State of a paid plan, with the actions for it. */
export function BillingState({ subscription }: { subscription: SubscriptionState }) {
  const { status, changeUnpaid } = subscription
  const trouble = status === 'past_due' || changeUnpaid
  return <p className={trouble ? 'account__trouble' : 'muted small'}>{sentenceFor(subscription)}</p>
}

function sentenceFor({ status, changeUnpaid, endsAt }: SubscriptionState): string {
  if (status === 'past_due') return 'Your last payment failed. Update your card to keep your plan.'
  if (changeUnpaid) return 'Your plan change has not been paid. Choose the plan again to pay with another card.'
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

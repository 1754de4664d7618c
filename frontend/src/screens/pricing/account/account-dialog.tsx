import { Badge, Button } from '@aws-amplify/ui-react'
import { unlimited } from '#contract/limits'
import { tierNames } from '#contract/plan'
import type { SubscriptionState } from '#contract/user'
import { useSession, useUser } from '../../../session/session'
import { nameOf, resetDay, usageOf } from '../../../session/user'
import { Dialog } from '../../../ui/dialog'
import { shortDate } from '../../../ui/format'
import { useAction } from '../../../ui/use-action'
import './account.css'
import { BillingState, ManageBilling } from './billing'
import { Security } from './security'

function renewalLabel({ endsAt, nextTier }: SubscriptionState): string {
  if (endsAt) return 'Ends on'
  return nextTier ? `Changes to ${tierNames[nextTier]} on` : 'Renews on'
}

export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { logout } = useSession()
  const user = useUser()
  const [leave, leaving] = useAction(logout)
  const name = nameOf(user)
  const { subscription } = user
  return (
    <Dialog title="Account" onClose={onClose}>
      <dl className="account">
        {name !== user.email && (
          <div>
            <dt>Name</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>
            <Badge variation="info">{tierNames[user.subscriptionTier]}</Badge>
          </dd>
        </div>
        {subscription && (
          <div>
            <dt>{renewalLabel(subscription)}</dt>
            <dd className="num">{shortDate(subscription.endsAt ?? subscription.renewsAt ?? '')}</dd>
          </div>
        )}
        <div>
          <dt>Estimates this month</dt>
          <dd className="num">{usageOf(user)}</dd>
        </div>
        {user.monthlyEstimationLimit < unlimited && (
          <div>
            <dt>The count starts again on</dt>
            <dd className="num">{resetDay()}</dd>
          </div>
        )}
      </dl>
      {subscription && <BillingState user={user} subscription={subscription} />}
      <div className="row">
        {subscription && <ManageBilling />}
        <Button isDisabled={leaving} onClick={() => void leave()}>
          Log out
        </Button>
      </div>
      <Security />
    </Dialog>
  )
}

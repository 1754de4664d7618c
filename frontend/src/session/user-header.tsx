import { Badge, Button } from '@aws-amplify/ui-react'
import { useNavigate } from 'react-router-dom'
import { unlimited } from '#contract/limits'
import { tierNames } from '#contract/plan'
import type { User } from '#contract/user'
import { Header, HeaderLink } from '../ui/header'
import { useAction } from '../ui/use-action'
import { useSession, useUser } from './session'
import { nameOf, usageOf } from './user'

/** Header of screens for signed-in users. */
export function UserHeader() {
  const { logout } = useSession()
  const user = useUser()
  const navigate = useNavigate()
  const [leave, leaving] = useAction(logout)
  return (
    <Header
      links={
        <>
          <HeaderLink to="/">Dashboard</HeaderLink>
          <HeaderLink to="/pricing">Pricing</HeaderLink>
        </>
      }
    >
      <Quota user={user} />
      <Badge variation="info">{tierNames[user.subscriptionTier]}</Badge>
      {user.subscriptionTier === 'free' && (
        <Button size="small" className="upgrade" onClick={() => void navigate('/pricing')}>
          Upgrade
        </Button>
      )}
      <span className="header__name muted" title={nameOf(user)}>
        {nameOf(user)}
      </span>
      <Button size="small" variation="link" isDisabled={leaving} onClick={() => void leave()}>
        Log out
      </Button>
    </Header>
  )
}

function Quota({ user }: { user: User }) {
  const { monthlyEstimationCount: used, monthlyEstimationLimit: allowed } = user
  return (
    <div className="quota" title="Estimates used this month">
      <span className="num">
        {usageOf(user)} <span className="muted">estimates</span>
      </span>
      {allowed < unlimited && (
        <progress value={Math.min(used, allowed)} max={allowed} aria-label="Estimates used this month" />
      )}
    </div>
  )
}

import { Badge, Button } from '@aws-amplify/ui-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { unlimited } from '#contract/limits'
import { tierNames } from '#contract/plan'
import type { User } from '#contract/user'
import { Header, HeaderLink } from '../ui/header'
import { useAction } from '../ui/use-action'
import { useSession, useUser } from './session'
import { nameOf, usageOf } from './user'
import { UserMenu, accountUrl } from './user-menu'

/** Links in the order in which every header shows those that it has. */
const links = {
  Dashboard: '/',
  'New Estimate': '/',
  History: '/projects',
  Pricing: '/pricing',
  Account: accountUrl,
} as const

const headers = {
  /** Plan, count, name and logout. */
  plan: ['Dashboard', 'Pricing'],
  /** While working on an estimate. */
  work: ['Dashboard', 'New Estimate', 'History'],
  /** Plans and the account. */
  account: ['Dashboard', 'Pricing', 'Account'],
} as const satisfies Record<string, readonly (keyof typeof links)[]>

/** Header of every page for signed-in users: its links, what it shows of the plan, and always the user's menu last. */
export function UserHeader({ shows = 'plan' }: { shows?: keyof typeof headers }) {
  const user = useUser()
  return (
    <Header
      links={headers[shows].map((name) => (
        <HeaderLink key={name} to={links[name]}>
          {name}
        </HeaderLink>
      ))}
    >
      {shows === 'plan' && <Plan user={user} />}
      {shows === 'plan' && <LogOut />}
      <UserMenu label={shows === 'plan' ? nameOf(user) : shows === 'account' ? user.email : undefined} />
    </Header>
  )
}

function Plan({ user }: { user: User }) {
  const navigate = useNavigate()
  return (
    <>
      <Quota user={user} />
      <Badge variation="info">{tierNames[user.subscriptionTier]}</Badge>
      {user.subscriptionTier === 'free' && (
        <Button size="small" className="upgrade" onClick={() => void navigate('/pricing')}>
          Upgrade
        </Button>
      )}
    </>
  )
}

function LogOut() {
  const { logout } = useSession()
  const [leave, leaving] = useAction(logout)
  return (
    <Button size="small" variation="link" isDisabled={leaving} onClick={() => void leave()}>
      Log out
    </Button>
  )
}

function Quota({ user }: { user: User }) {
  const { monthlyEstimationCount: used, monthlyEstimationLimit: allowed } = user
  // Messages then appear below the header.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.counts = ''
    return () => void delete dataset.counts
  }, [])
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

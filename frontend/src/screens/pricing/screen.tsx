import { Button } from '@aws-amplify/ui-react'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paidTiers } from '#contract/plan'
import { siteConfig } from '../../api/site-config'
import { useSession } from '../../session/session'
import { usageOf } from '../../session/user'
import { UserHeader } from '../../session/user-header'
import { accountUrl } from '../../session/user-menu'
import { Failed } from '../../ui/failed'
import { Header, HeaderLink } from '../../ui/header'
import { Page } from '../../ui/page'
import { useLoaded } from '../../ui/use-loaded'
import { shells } from '../shells'
import { AccountDialog } from './account/account-dialog'
import { Faq } from './faq'
import { FreeDialog } from './free-dialog'
import { PlanCard } from './plan-card'
import './pricing.css'

const tiers = ['free', ...paidTiers] as const

export default function Pricing() {
  const { user, sessionId, ended } = useSession()
  const account = useAccount()
  const [isLeaving, setLeaving] = useState(false)
  const { value: config, failure, load } = useLoaded(siteConfig)
  // A user who logs out in the dialog stays on this page, which then starts from scratch.
  const [hasLeft, setLeft] = useState(ended === 'logout')
  if (hasLeft && !account.isOpen) setLeft(false)
  if (account.isOpen && sessionId === null)
    return <Navigate to={hasLeft ? '/pricing' : `/auth?${new URLSearchParams({ next: accountUrl })}`} replace />

  return (
    <Page title="Pricing" {...shells.pricing} header={user ? <UserHeader shows="account" /> : <SignedOutHeader />}>
      <p className="pricing__used num">
        {user?.subscriptionTier === 'free' && `${usageOf(user)} estimates used this month`}
      </p>
      {failure !== null && (
        <Failed onRetry={load}>Prices could not be loaded, so plans cannot be selected right now.</Failed>
      )}
      <ul className="plans">
        {tiers.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            priceId={tier === 'free' ? undefined : config?.prices[tier]}
            onFree={() => setLeaving(true)}
          />
        ))}
      </ul>
      <Faq />
      {isLeaving && user && <FreeDialog user={user} onClose={() => setLeaving(false)} />}
      {account.isOpen && user && <AccountDialog onClose={account.close} />}
    </Page>
  )
}

/**
 * The Account dialog, which is open at `#account`. It also opens on return from the billing portal, which may have
 * changed the plan.
 */
function useAccount() {
  const { hash } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { syncPlan, sessionId } = useSession()
  const returns = query.has('account')

  useEffect(() => {
    if (!returns) return
    void navigate(accountUrl, { replace: true })
    if (sessionId) void syncPlan()
  }, [returns, sessionId, navigate, syncPlan])
  return {
    isOpen: accountUrl.endsWith(hash) && hash !== '',
    close: () => void navigate({ hash: '' }, { replace: true }),
  }
}

function SignedOutHeader() {
  const navigate = useNavigate()
  return (
    <Header
      links={
        <>
          <HeaderLink to="/">Dashboard</HeaderLink>
          <HeaderLink to="/pricing">Pricing</HeaderLink>
        </>
      }
    >
      <Button size="small" onClick={() => void navigate('/auth')}>
        Sign In
      </Button>
    </Header>
  )
}

import { Button } from '@aws-amplify/ui-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paidTiers } from '#contract/plan'
import { siteConfig } from '../../api/site-config'
import { useSession } from '../../session/session'
import { usageOf } from '../../session/user'
import { Failed } from '../../ui/failed'
import { Header, HeaderLink } from '../../ui/header'
import { Page } from '../../ui/page'
import { useLoaded } from '../../ui/use-loaded'
import { shells } from '../shells'
import { AccountDialog } from './account/account-dialog'
import { Faq } from './faq'
import { PlanCard } from './plan-card'
import './pricing.css'

const tiers = ['free', ...paidTiers] as const

export default function Pricing() {
  const { user } = useSession()
  const { account, setAccount } = useAccount()
  const { value: config, failure, load } = useLoaded(siteConfig)
  const openAccount = () => setAccount(true)

  return (
    <Page title="Pricing" {...shells.pricing} header={<PricingHeader onAccount={openAccount} />}>
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
            onAccount={openAccount}
          />
        ))}
      </ul>
      <Faq />
      {account && user && <AccountDialog onClose={() => setAccount(false)} />}
    </Page>
  )
}

/** State of the Account dialog. It also opens on return from the billing portal, which may have changed the plan. */
function useAccount() {
  const [query, setQuery] = useSearchParams()
  const { syncPlan, sessionId } = useSession()
  const returns = query.has('account')
  const [account, setAccount] = useState(returns)

  useEffect(() => {
    if (!returns) return
    setQuery({}, { replace: true })
    if (sessionId) void syncPlan()
  }, [returns, sessionId, setQuery, syncPlan])
  return { account, setAccount }
}

function PricingHeader({ onAccount }: { onAccount: () => void }) {
  const { user } = useSession()
  const navigate = useNavigate()
  return (
    <Header
      links={
        <>
          <HeaderLink to="/">Dashboard</HeaderLink>
          <HeaderLink to="/pricing">Pricing</HeaderLink>
          {user && (
            <button type="button" className="header__link" aria-haspopup="dialog" onClick={onAccount}>
              Account
            </button>
          )}
        </>
      }
    >
      {user ? (
        <span className="header__email muted">{user.email}</span>
      ) : (
        <Button size="small" onClick={() => void navigate('/auth')}>
          Sign In
        </Button>
      )}
    </Header>
  )
}

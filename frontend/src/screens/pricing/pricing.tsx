import { Button } from '@aws-amplify/ui-react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { PaidTier } from '#contract/plan'
import { request } from '../../api/request'
import { type SiteConfig, siteConfig } from '../../api/site-config'
import { useSession } from '../../session/session'
import { limitOfUser } from '../../session/user-header'
import { Failed } from '../../ui/failed'
import { limit, number } from '../../ui/format'
import { Header, HeaderLink } from '../../ui/header'
import { Page } from '../../ui/page'
import { AccountDialog } from './account-dialog'
import { Faq } from './faq'
import { PlanCard } from './plan-card'
import './pricing.css'

const shown: ('free' | PaidTier)[] = ['free', 'tier1', 'tier3']

export function Pricing() {
  const { user } = useSession()
  const { account, setAccount } = useAccount()
  const { prices, failed, load } = usePrices()
  const openAccount = () => setAccount(true)

  return (
    <Page
      title="Pricing"
      heading="Simple, Transparent Pricing"
      lead="Every plan gives the same estimate. You pay for how many you make."
      header={<PricingHeader onAccount={openAccount} />}
      className="pricing"
    >
      <p className="pricing__used num">
        {user?.subscriptionTier === 'free' && (
          <>
            {number(user.monthlyEstimationCount)} / {limit(limitOfUser(user))} estimates used this month
          </>
        )}
      </p>
      {failed && <Failed onRetry={load}>The plans cannot be chosen just now: their prices could not be loaded.</Failed>}
      <ul className="plans">
        {shown.map((tier) => (
          <PlanCard
            key={tier}
            tier={tier}
            priceId={tier === 'free' ? undefined : prices?.[tier]}
            onAccount={openAccount}
          />
        ))}
      </ul>
      <Faq />
      {account && user && <AccountDialog onClose={() => setAccount(false)} />}
    </Page>
  )
}

/** Whether the Account dialog is open: also for who comes back from managing the billing, which may have changed the plan. */
function useAccount() {
  const [query, setQuery] = useSearchParams()
  const { keepUser, sessionId } = useSession()
  const returns = query.has('account')
  const [account, setAccount] = useState(returns)
  const keep = useEffectEvent(keepUser)

  useEffect(() => {
    if (!returns) return
    setQuery({}, { replace: true })
    if (sessionId)
      void request('syncSubscription').then(
        (user) => keep(user),
        () => undefined,
      )
  }, [returns, sessionId, setQuery])
  return { account, setAccount }
}

function usePrices() {
  const [prices, setPrices] = useState<SiteConfig['prices'] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      siteConfig().then(
        ({ prices }) => {
          setPrices(prices)
          return setFailed(false)
        },
        () => setFailed(true),
      ),
    [],
  )
  useEffect(() => void load(), [load])
  return { prices, failed, load }
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

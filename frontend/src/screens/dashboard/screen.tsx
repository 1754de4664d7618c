import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmailNotice } from '../../session/email-notice'
import { PlanNotice } from '../../session/plan-notice'
import { useUser } from '../../session/session'
import { UserHeader } from '../../session/user-header'
import { Page } from '../../ui/page'
import { useLoaded } from '../../ui/use-loaded'
import './dashboard.css'
import { Estimates, readEstimates } from './estimates'
import { NewEstimation } from './new-estimation'
import { shells } from '../shells'
import { QuotaCard } from './quota-card'
import { WhyChoose } from './why-choose'

// Loaded after a payment only.
const SubscriptionReturn = lazy(() => import('./subscription-return'))

export default function Dashboard() {
  const user = useUser()
  const [query] = useSearchParams()
  const estimates = useLoaded(readEstimates)
  const [returns] = useState(query.get('subscription') === 'success')
  return (
    <Page title="Dashboard" {...shells.dashboard} header={<UserHeader />}>
      {returns && (
        <Suspense>
          <SubscriptionReturn />
        </Suspense>
      )}
      <div className="columns dashboard">
        <QuotaCard />
        <NewEstimation last={estimates.value?.projects[0]} isLoading={!estimates.value && estimates.failure === null} />
        <div className="stack">
          <PlanNotice user={user} />
          <EmailNotice user={user} />
          <Estimates loaded={estimates}>
            <WhyChoose tier={user.subscriptionTier} />
          </Estimates>
        </div>
      </div>
    </Page>
  )
}

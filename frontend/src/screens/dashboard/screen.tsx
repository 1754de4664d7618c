import { Card } from '@aws-amplify/ui-react'
import { PlanNotice } from '../../session/plan-notice'
import { useUser } from '../../session/session'
import { UserHeader } from '../../session/user-header'
import { Page } from '../../ui/page'
import './dashboard.css'
import { Estimates } from './estimates'
import { NewEstimation } from './new-estimation'
import { shells } from '../shells'
import { QuotaCard } from './quota-card'
import { useSubscriptionReturn } from './subscription-return'

const reasons = [
  ['Every hour has a source', 'Every figure is traceable to the requirement behind it.'],
  ['Risks before the quote', 'See what could go wrong, and what to do about it.'],
  ['A range, not a guess', 'Even odds, 80% and 90%: you choose the confidence to quote at.'],
]

export default function Dashboard() {
  useSubscriptionReturn()
  const user = useUser()
  return (
    <Page title="Dashboard" {...shells.dashboard} header={<UserHeader />}>
      <PlanNotice user={user} />
      <div className="columns dashboard">
        <QuotaCard />
        <NewEstimation />
        <div className="stack">
          <Estimates>
            <Card variation="outlined">
              <h2 className="card-head">Why choose Scopewright</h2>
              <ul className="ledger">
                {reasons.map(([reason, how]) => (
                  <li key={reason} className="why">
                    <h3>{reason}</h3>
                    <p className="muted small">{how}</p>
                  </li>
                ))}
              </ul>
            </Card>
          </Estimates>
        </div>
      </div>
    </Page>
  )
}

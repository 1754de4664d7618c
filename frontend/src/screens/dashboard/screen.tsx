import { EmailNotice } from '../../session/email-notice'
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
import { WhyChoose } from './why-choose'

export default function Dashboard() {
  useSubscriptionReturn()
  const user = useUser()
  return (
    <Page title="Dashboard" {...shells.dashboard} header={<UserHeader />}>
      <div className="columns dashboard">
        <QuotaCard />
        <NewEstimation />
        <div className="stack">
          <PlanNotice user={user} />
          <EmailNotice user={user} />
          <Estimates>
            <WhyChoose tier={user.subscriptionTier} />
          </Estimates>
        </div>
      </div>
    </Page>
  )
}

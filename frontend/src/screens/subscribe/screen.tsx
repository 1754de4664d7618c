import { Card } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { plans } from '#contract/plan'
import { UserHeader } from '../../session/user-header'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { CardChoice } from './card-choice'
import { dueOf } from './due'
import './subscribe.css'
import { usePayment } from './use-payment'

export default function Subscribe() {
  const [query] = useSearchParams()
  const plan = query.get('plan')
  const priceId = query.get('priceId')
  if (!plan || !priceId) return <Navigate to="/pricing" replace />
  return <Checkout key={priceId} asked={plan} priceId={priceId} />
}

function Checkout({ asked, priceId }: { asked: string; priceId: string }) {
  const { payment, again } = usePayment(priceId)
  const [failure, setFailure] = useState<string | null>(null)
  const bought = payment?.tier ? plans[payment.tier] : null
  // A URL can name any plan; the price determines what is bought.
  const plan = bought?.name ?? asked
  const due = payment && bought ? dueOf(payment.session, bought) : null
  return (
    <Page
      title="Subscribe"
      heading="Complete Your Subscription"
      lead={`Subscribing to ${plan}`}
      header={<UserHeader />}
      className="subscribe"
    >
      <p className="subscribe__back">
        <Link to="/pricing">Back to Pricing</Link>
      </p>
      {payment ? (
        <Card variation="outlined">
          {due && (
            <dl className="subscribe__due">
              <dt>Due today</dt>
              <dd className="num">{due.now}</dd>
              <dd className="subscribe__after muted num">{due.after}</dd>
            </dl>
          )}
          {/* The toast is gone by the time another card is at hand. */}
          {failure && <p className="notice--bad subscribe__failure">{failure}</p>}
          <CardChoice
            key={payment.session.clientSecret}
            payment={payment}
            plan={plan}
            onAgain={again}
            onFailed={setFailure}
          />
        </Card>
      ) : (
        <Loading>Setting up your subscription...</Loading>
      )}
    </Page>
  )
}

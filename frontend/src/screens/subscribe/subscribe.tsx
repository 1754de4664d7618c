import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { PaymentSession } from '#contract/subscription'
import { messageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { UserHeader } from '../../session/user-header'
import { Loading } from '../../ui/loading'
import { Page } from '../../ui/page'
import { toast } from '../../ui/toast'

export function Subscribe() {
  const [query] = useSearchParams()
  const plan = query.get('plan')
  const priceId = query.get('priceId')
  if (!plan || !priceId) return <Navigate to="/pricing" replace />
  return <Payment key={priceId} plan={plan} priceId={priceId} />
}

function Payment({ plan, priceId }: { plan: string; priceId: string }) {
  const session = usePaymentSession(priceId)
  return (
    <Page
      title="Subscribe"
      heading="Complete Your Subscription"
      lead={`Subscribing to ${plan}`}
      header={<UserHeader />}
    >
      {!session && <Loading>Setting up your subscription...</Loading>}
      <p>
        <Link to="/pricing">Back to Pricing</Link>
      </p>
    </Page>
  )
}

/** Asks for what the payment form needs; where that fails, says so and leads back to the plans. */
function usePaymentSession(priceId: string): PaymentSession | null {
  const [session, setSession] = useState<PaymentSession | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    request('createSubscription', { body: { priceId }, signal })
      .then((session) => {
        if (!session?.clientSecret) throw new Error('No client secret received')
        return setSession(session)
      })
      .catch((error: unknown) => {
        if (signal.aborted) return
        toast({ title: 'Subscription Error', text: messageOf(error), tone: 'destructive' })
        void navigate('/pricing', { replace: true })
      })
    return () => leaving.abort()
  }, [priceId, navigate])
  return session
}

import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type PaidTier, plans, tierNames } from '#contract/plan'
import { quotaWarning } from '#domain/estimate/quota'
import { awaitPlan, awaitedPlan } from '../../session/awaited-plan'
import { notCharged, notMade, planScheduled } from '../../session/plan-changes'
import { type Session, useSession } from '../../session/session'
import { toast, toastFailure } from '../../ui/toast'

/** Parameters that the payment provider appends to the return URL. */
const appended = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

/** Delays between requests for the plan, in milliseconds, because the provider may be late. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000]

function fail(title: string, why: string) {
  awaitPlan(null)
  toastFailure(title, why)
}

/** Handles `/?subscription=success`: cleans the URL, waits for the plan that was paid for, and shows a toast. */
export default function SubscriptionReturn() {
  const [query, setQuery] = useSearchParams()
  const { syncPlan } = useSession()
  const returns = query.get('subscription') === 'success'
  const paid = (query.get('redirect_status') ?? 'succeeded') === 'succeeded'
  const [follows] = useState(returns && paid)

  useEffect(() => {
    if (!returns) return
    setQuery(
      (query) => {
        for (const name of ['subscription', ...appended]) query.delete(name)
        return query
      },
      { replace: true },
    )
    if (!paid) fail('Payment Failed', notCharged)
  }, [returns, paid, setQuery])

  useEffect(() => {
    if (!follows) return undefined
    const leaving = new AbortController()
    void followPlan(awaitedPlan(), syncPlan, leaving.signal)
    return () => leaving.abort()
  }, [follows, syncPlan])
  return null
}

/** For a lower plan that is active immediately. */
const planLowered = (tier: PaidTier) =>
  `You are on ${plans[tier].name} now, with ${plans[tier].limit} estimates per month.`

/** Polls the plan until it is the expected one. */
async function followPlan(awaited: ReturnType<typeof awaitedPlan>, syncPlan: Session['syncPlan'], signal: AbortSignal) {
  for (const pause of pauses) {
    await wait(pause)
    if (signal.aborted) return
    const user = await syncPlan(signal)
    if (signal.aborted) return
    if (user?.subscription?.changeUnpaid) return fail('Payment Failed', notCharged)
    if (user?.changeNotMade) return fail('Plan Not Changed', notMade)
    if (awaited && user?.subscription?.nextTier === awaited.tier) {
      awaitPlan(null)
      toast(planScheduled(tierNames[awaited.tier], user.subscription.renewsAt))
      return
    }
    if (awaited === null || user?.subscriptionTier === awaited.tier) {
      awaitPlan(null)
      toast(
        awaited?.isLower
          ? { title: 'Plan Changed', text: planLowered(awaited.tier) }
          : {
              title: 'Subscription Activated!',
              text: `Welcome to your new plan!${user && quotaWarning(user) === 'spent' ? '' : ' You can now create more estimates.'}`,
            },
      )
      return
    }
  }
  awaitPlan(null)
  toast({ title: 'Thank You', text: 'Your payment was received. Your plan will update shortly.' })
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

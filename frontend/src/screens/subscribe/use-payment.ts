import type { Stripe } from '@stripe/stripe-js'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type PaidTier, tierOfPrice } from '#contract/plan'
import type { PaymentSession } from '#contract/subscription'
import { request } from '../../api/request'
import { siteConfig } from '../../api/site-config'
import { useSession } from '../../session/session'
import { toastFailure } from '../../ui/toast'
import { loadPaymentScript } from './stripe-js'

export interface Payment {
  session: PaymentSession
  stripe: Stripe
  /** Tier that the price buys, or null for an unknown price. */
  tier: PaidTier | null
}

/** Loads what the payment form needs, and reloads it on `again`. On failure, shows a toast and returns to the plans. */
export function usePayment(priceId: string): { payment: Payment | null; again: () => void } {
  const [payment, setPayment] = useState<Payment | null>(null)
  // A new object reloads the same price.
  const [order, setOrder] = useState({ priceId })
  const { syncPlan } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    open(order.priceId, signal)
      .then((opened) => (signal.aborted ? undefined : setPayment(opened)))
      .catch((error: unknown) => {
        if (signal.aborted) return
        toastFailure('Subscription Error', error)
        void navigate('/pricing', { replace: true })
        // The plan may have changed already, in another tab or by an earlier payment.
        void syncPlan()
      })
    return () => leaving.abort()
  }, [order, navigate, syncPlan])

  const again = useCallback(() => {
    setPayment(null)
    setOrder(({ priceId }) => ({ priceId }))
  }, [])
  return { payment, again }
}

async function open(priceId: string, signal: AbortSignal): Promise<Payment> {
  const session = await request('createSubscription', { body: { priceId }, signal })
  if (!session?.clientSecret) throw new Error('No client secret received')
  const [stripe, { prices }] = await Promise.all([loadPaymentScript(), siteConfig()])
  return { session, stripe, tier: tierOfPrice(priceId, prices) }
}

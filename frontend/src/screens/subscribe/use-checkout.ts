import type { PaymentIntentResult, SetupIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import { useNavigate } from 'react-router-dom'
import type { PaymentSession, SavedCard } from '#contract/subscription'
import { awaitPlan } from '../../session/awaited-plan'
import { notCharged, notMade, planScheduled } from '../../session/plan-changes'
import { useSession } from '../../session/session'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import type { Payment } from './use-payment'

export interface Checkout {
  payment: Payment
  plan: string
  /** Called if the payment must be set up again: it was not paid, or has ended elsewhere. */
  onAgain: () => void
  /** Called with the reason why the last attempt failed, and with null when the next one begins. */
  onFailed: (why: string | null) => void
}

/** Returns an action that pays with the form or with the saved card, follows the plan and leaves the screen. */
export function useCheckout({ payment, plan, onAgain, onFailed }: Checkout) {
  const navigate = useNavigate()
  const { syncPlan } = useSession()
  const { stripe, tier, session } = payment
  const welcome = () => toast({ title: 'Payment Successful', text: `Successfully subscribed to ${plan}!` })
  const fail = (why: string, isOver: boolean) => {
    awaitPlan(null)
    toastFailure('Payment Failed', why)
    onFailed(why)
    if (isOver) onAgain()
  }
  return useAction(async (card: StripeElements | SavedCard) => {
    onFailed(null)
    // Before a redirect to the bank's page.
    const isLower = session.terms === 'lower'
    awaitPlan(tier, isLower)
    const outcome = await confirmIntent(stripe, session, card)
    if (outcome.is === 'failed') return fail(outcome.message, outcome.over)
    if (session.mode === 'payment') welcome()
    // The provider's event may be late; this call charges a change of plan.
    const user = await syncPlan()
    if (user?.subscription?.changeUnpaid) return fail(notCharged, true)
    if (user?.changeNotMade) return fail(notMade, true)
    if (session.terms === 'later' || session.terms === 'keep') {
      awaitPlan(null)
      toast(planScheduled(plan, session.later?.at))
      return void navigate('/pricing', { replace: true })
    }
    if (session.mode === 'setup' && !isLower && user?.subscriptionTier === tier) welcome()
    void navigate(paidPath, { replace: true })
  })
}

/** Return URL of a payment, with or without the bank's page. The dashboard confirms the plan. */
const paidPath = '/?subscription=success'

type Outcome = { is: 'paid' } | { is: 'failed'; message: string; over: boolean }

async function confirmIntent(
  stripe: Stripe,
  { clientSecret, mode }: PaymentSession,
  card: StripeElements | SavedCard,
): Promise<Outcome> {
  const confirmParams = { return_url: location.origin + paidPath }
  const redirect = 'if_required'
  if ('last4' in card) {
    const options = { clientSecret, confirmParams: { ...confirmParams, payment_method: card.id }, redirect } as const
    return outcomeOf(await (mode === 'payment' ? stripe.confirmPayment(options) : stripe.confirmSetup(options)))
  }
  const options = { elements: card, confirmParams, redirect } as const
  return outcomeOf(await (mode === 'payment' ? stripe.confirmPayment(options) : stripe.confirmSetup(options)))
}

/** Interprets a confirmation. One that was paid in another tab counts as paid. */
function outcomeOf(result: PaymentIntentResult | SetupIntentResult): Outcome {
  const { error } = result
  const intent = error
    ? (error.payment_intent ?? error.setup_intent)
    : 'paymentIntent' in result
      ? result.paymentIntent
      : 'setupIntent' in result
        ? result.setupIntent
        : undefined
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return { is: 'paid' }
  return {
    is: 'failed',
    message: error?.message ?? 'The payment was not completed. Please try again.',
    over: intent?.status === 'canceled',
  }
}

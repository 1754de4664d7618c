import { Button } from '@aws-amplify/ui-react'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { PaymentIntentResult, SetupIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PaymentSession } from '#contract/subscription'
import { awaitPlan } from '../../session/awaited-plan'
import { useSession } from '../../session/session'
import { notMade, planScheduled } from '../../session/plan-changes'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import { useAppearance } from './appearance'
import type { Payment } from './use-payment'

interface Props {
  payment: Payment
  plan: string
  /** Called if the payment must be set up again: it was not paid, or has ended elsewhere. */
  onAgain: () => void
}

export function PaymentForm(props: Props) {
  const { stripe, session } = props.payment
  const appearance = useAppearance()
  return (
    <Elements stripe={stripe} options={{ clientSecret: session.clientSecret, appearance }}>
      <Form {...props} />
    </Elements>
  )
}

function Form({ payment, plan, onAgain }: Props) {
  const stripe = useStripe()
  const elements = useElements()
  const navigate = useNavigate()
  const { syncPlan } = useSession()
  const [ready, setReady] = useState(false)

  const { tier, session } = payment
  const welcome = () => toast({ title: 'Payment Successful', text: `Successfully subscribed to ${plan}!` })
  const fail = (why: string, isOver: boolean) => {
    awaitPlan(null)
    toastFailure('Payment Failed', why)
    if (isOver) onAgain()
  }
  const [pay, paying] = useAction(async () => {
    if (!stripe || !elements) return
    // Before a redirect to the bank's page.
    awaitPlan(tier)
    const outcome = await confirmIntent(stripe, elements, session.mode)
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
    if (session.mode === 'setup' && user?.subscriptionTier === tier) welcome()
    void navigate(paidPath, { replace: true })
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void pay()
  }
  return (
    <form className="subscribe__form" noValidate onSubmit={submit}>
      <PaymentElement
        onReady={() => setReady(true)}
        onLoadError={({ error }) => {
          toastFailure('Subscription Error', error.message ?? 'The payment form could not be loaded.')
          void navigate('/pricing', { replace: true })
        }}
      />
      <Button type="submit" variation="primary" isDisabled={!ready || paying} isFullWidth>
        {paying ? 'Processing...' : 'Complete Payment'}
      </Button>
    </form>
  )
}

/** Return URL of a payment, with or without the bank's page. The dashboard confirms the plan. */
const paidPath = '/?subscription=success'

const notCharged =
  'Your bank declined the payment. Nothing was charged, and your plan has not changed. Please try again or use another card.'

type Outcome = { is: 'paid' } | { is: 'failed'; message: string; over: boolean }

async function confirmIntent(stripe: Stripe, elements: StripeElements, mode: PaymentSession['mode']): Promise<Outcome> {
  const options = {
    elements,
    confirmParams: { return_url: location.origin + paidPath },
    redirect: 'if_required',
  } as const
  return outcomeOf(mode === 'payment' ? await stripe.confirmPayment(options) : await stripe.confirmSetup(options))
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

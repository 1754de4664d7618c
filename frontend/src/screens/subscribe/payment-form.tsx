import { Button } from '@aws-amplify/ui-react'
import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toastFailure } from '../../ui/toast'
import { useAppearance } from './appearance'
import { type Checkout, useCheckout } from './use-checkout'

interface Props extends Checkout {
  /** True if the form replaces a control that had the focus. */
  takesFocus: boolean
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

function Form({ takesFocus, ...checkout }: Props) {
  const elements = useElements()
  const navigate = useNavigate()
  const [ready, setReady] = useState(false)
  const [pay, paying] = useCheckout(checkout)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (elements) void pay(elements)
  }
  return (
    <form className="subscribe__form" noValidate onSubmit={submit}>
      <PaymentElement
        onReady={(element) => {
          setReady(true)
          if (takesFocus) element.focus()
        }}
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

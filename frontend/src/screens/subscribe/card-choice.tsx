import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { SavedCard } from '#contract/subscription'
import { PaymentForm } from './payment-form'
import { type Checkout, useCheckout } from './use-checkout'

/** Offers the card on file if there is one, and the form for any other card. */
export function CardChoice(checkout: Checkout) {
  const { savedCard } = checkout.payment.session
  const [isOther, setOther] = useState(false)
  if (!savedCard || isOther) return <PaymentForm {...checkout} takesFocus={isOther} />
  return <SavedCardForm checkout={checkout} card={savedCard} onOther={() => setOther(true)} />
}

interface Props {
  checkout: Checkout
  card: SavedCard
  onOther: () => void
}

function SavedCardForm({ checkout, card, onOther }: Props) {
  const [pay, paying] = useCheckout(checkout)
  const verb = checkout.payment.session.amountDue > 0 ? 'Pay with' : 'Confirm with'
  return (
    <div className="subscribe__form">
      <Button variation="primary" isDisabled={paying} isFullWidth onClick={() => void pay(card)}>
        {paying ? 'Processing...' : `${verb} ${brandName(card.brand)} •••• ${card.last4}`}
      </Button>
      <Button isDisabled={paying} isFullWidth onClick={onOther}>
        Use another card
      </Button>
    </div>
  )
}

const brandNames: Record<string, string> = {
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: 'Card',
}

/** Formats one of Stripe's names of a card network: `visa` is `Visa`. */
const brandName = (brand: string) => brandNames[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)

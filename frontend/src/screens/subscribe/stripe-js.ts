import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { siteConfig } from '../../api/site-config'

/** Loads the payment provider's script, which only this screen needs. Throws an error with a message for the user. */
export async function loadPaymentScript(): Promise<Stripe> {
  const { stripePublishableKey } = await siteConfig()
  const stripe = await loadStripe(stripePublishableKey).catch(() => null)
  if (stripe) return stripe
  throw new Error('The payment form could not be loaded. Please allow js.stripe.com in your browser, then try again.')
}

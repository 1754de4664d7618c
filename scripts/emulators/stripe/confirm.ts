import type { Stripe } from 'stripe'
import { find, idOf, invoiceOf, settle } from './billing'
import { cardOf } from './cards'
import { makePaymentMethod } from './objects'
import type { World } from './records'
import { declined, invalid } from './wire'

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

export interface Confirmation {
  clientSecret: string
  /** Card number. Absent for a stored card and after the bank's authentication. */
  card?: string
  /** Id of a card that the customer has stored. */
  paymentMethod?: string
  authentication?: 'succeeded' | 'failed'
}

/**
 * Confirms an intent like Stripe.js when the form is sent: tries the card, may require the bank's authentication, and
 * updates the intent. Throws Stripe's error if the card is declined.
 */
export function confirm(world: World, { clientSecret, card, paymentMethod, authentication }: Confirmation): Intent {
  const intent = intentOf(world, clientSecret)
  find(world.records.customers, 'customer', idOf(intent.customer), 'customer')
  if (intent.status === 'requires_action' && authentication) return answerBank(world, intent, authentication)
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') throw unexpected(intent)

  const stored = paymentMethod === undefined ? null : storedMethod(world, intent, paymentMethod)
  const number = stored?.card?.fingerprint ?? (card ?? '').replace(/\D/g, '')
  const { declinedEntry, declinedCharge, challenge } = cardOf(number)
  const reason = declinedEntry ?? (intent.object === 'payment_intent' ? declinedCharge : undefined)
  if (reason) throw refuse(world, intent, reason)

  const method = stored ?? makePaymentMethod(world, number, idOf(intent.customer))
  world.records.paymentMethods[method.id] = method
  intent.payment_method = method.id
  if (!challenge) return succeed(world, intent)

  intent.status = 'requires_action'
  intent.next_action = { type: 'use_stripe_sdk' }
  const invoice = intent.object === 'payment_intent' && invoiceOf(world, intent)
  if (invoice) world.emit('invoice.payment_action_required', invoice)
  return intent
}

function intentOf({ records }: World, secret: string): Intent {
  const intents: Intent[] = [...Object.values(records.paymentIntents), ...Object.values(records.setupIntents)]
  const found = intents.find(({ client_secret }) => client_secret === secret)
  if (!found) throw invalid('No such intent: the client secret is not known.', { code: 'resource_missing' })
  return found
}

/** Returns a stored card. Throws Stripe's error for the card of another customer. */
function storedMethod({ records }: World, intent: Intent, id: string): Stripe.PaymentMethod {
  const method = find(records.paymentMethods, 'PaymentMethod', id, 'payment_method')
  if (idOf(method.customer) === idOf(intent.customer)) return method
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
  throw invalid(message, { code: 'resource_missing', param: 'payment_method' })
}

function answerBank(world: World, intent: Intent, authentication: 'succeeded' | 'failed'): Intent {
  if (authentication === 'succeeded') return succeed(world, intent)
  intent.status = 'requires_payment_method'
  intent.next_action = null
  fail(world, intent)
  throw invalid(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    { code: `${intent.object}_authentication_failure`, [intent.object]: intent },
  )
}

function succeed(world: World, intent: Intent): Intent {
  if (intent.object === 'setup_intent') {
    Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null })
    world.emit('setup_intent.succeeded', intent)
    return intent
  }
  const invoice = invoiceOf(world, intent)
  if (invoice) settle(world, invoice, idOf(intent.payment_method))
  return intent
}

function refuse(world: World, intent: Intent, reason: string) {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  fail(world, intent)
  return declined(reason, { [intent.object]: intent })
}

function fail(world: World, intent: Intent): void {
  const invoice = intent.object === 'payment_intent' && invoiceOf(world, intent)
  if (!invoice) return
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 })
  world.emit('invoice.payment_failed', invoice)
}

const unexpected = (intent: Intent) =>
  invalid(
    `You cannot confirm this ${intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent'} because it has a status of ${intent.status}.`,
    { code: `${intent.object}_unexpected_state`, [intent.object]: intent },
  )

import type { Stripe } from 'stripe'
import { cardOf } from './cards'
import { type World, newId } from './records'

/** Creates a list in Stripe's format. */
export const listOfObjects = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

/** A `Decimal` in the SDK's types is a string on the wire. */
const decimal = (value: number) => String(value) as unknown as Stripe.Decimal

export const makePrice = (id: string, cents: number, name: string): Stripe.Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 1_760_000_000,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: name,
  product: `prod_${id}`,
  recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: decimal(cents),
})

export const makeCustomer = (
  world: World,
  given: Pick<Stripe.Customer, 'email' | 'name' | 'metadata'>,
): Stripe.Customer => ({
  id: newId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: world.now(),
  currency: 'usd',
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  ...given,
})

export function makePaymentMethod(world: World, number: string, customer: string): Stripe.PaymentMethod {
  const { brand } = cardOf(number)
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: 12,
      exp_year: 2034,
      // The id is the card number, because it determines a test card's behavior.
      fingerprint: number,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

/** A plan is the price under its former name, which items still contain. */
export const planOfPrice = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: true,
  amount: price.unit_amount,
  amount_decimal: decimal(price.unit_amount ?? 0),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

/** Common fields of new payment and setup intents. */
function newIntent(world: World, prefix: string, customer: string) {
  const id = newId(prefix)
  return {
    id,
    allowed_payment_method_types: ['card' as const],
    application: null,
    automatic_payment_methods: null,
    client_secret: `${id}_secret_${newId('').slice(1)}`,
    created: world.now(),
    customer,
    excluded_payment_method_types: null,
    livemode: false,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method' as const,
  }
}

export function makePaymentIntent(world: World, customer: string, amount: number): Stripe.PaymentIntent {
  return {
    ...newIntent(world, 'pi', customer),
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    currency: 'usd',
    customer_account: null,
    description: 'Subscription',
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    metadata: {},
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  }
}

export function makeSetupIntent(world: World, customer: string, metadata: Stripe.Metadata): Stripe.SetupIntent {
  return {
    ...newIntent(world, 'seti', customer),
    object: 'setup_intent',
    cancellation_reason: null,
    description: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    mandate: null,
    metadata,
    single_use_mandate: null,
    usage: 'off_session',
  }
}

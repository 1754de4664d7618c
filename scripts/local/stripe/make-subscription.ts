import type { Stripe } from 'stripe'
import { listOfObjects, makePaymentIntent, planOfPrice } from './objects'
import { type World, newId } from './records'

/** The same day of the month, `months` later, or its last day where it has no such day. In Unix seconds. */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1_000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() / 1_000
}

interface Wanted {
  customer: string
  price: Stripe.Price
  metadata: Stripe.Metadata
  savesCard: boolean
  card: string | null
}

export function makeSubscription(world: World, wanted: Wanted): Stripe.Subscription {
  const { customer, price, metadata, savesCard, card } = wanted
  const id = newId('sub')
  const now = world.now()
  const item: Stripe.SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: monthsAfter(now, 1),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOfPrice(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: card,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOfObjects([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: savesCard ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }
}

export interface Line {
  amount: number
  description: string
  period: { start: number; end: number }
}

interface Billed {
  customer: Stripe.Customer
  subscription: string | null
  reason: Stripe.Invoice.BillingReason
  lines: Line[]
}

/** An invoice of these lines, less the customer's credit; and the intent that pays it, where something is due. */
export function makeInvoice(world: World, { customer, subscription, reason, lines }: Billed) {
  const id = newId('in')
  const now = world.now()
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + Math.min(0, customer.balance))
  const intent = due > 0 ? makePaymentIntent(world, customer.id, due) : null
  const number = `LOCAL-${String(Object.keys(world.records.invoices).length + 1).padStart(4, '0')}`
  const parent: Stripe.Invoice.Parent = {
    quote_details: null,
    subscription_details: { metadata: {}, subscription: subscription ?? '' },
    type: 'subscription_details',
  }
  const invoice: Stripe.Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Scopewright',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    confirmation_secret: intent && { client_secret: intent.client_secret ?? '', type: 'payment_intent' },
    created: now,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    // What the invoice uses of the credit, or gives to it.
    ending_balance: customer.balance + total - due,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOfObjects(
      lines.map((line) => makeLine(id, line)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: subscription ? parent : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    payments: listOfObjects(intent ? [makePayment(world, id, intent)] : [], `/v1/invoices/${id}/payments`),
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  }
  return { invoice, intent }
}

const makeLine = (invoice: string, { amount, description, period }: Line): Stripe.InvoiceLineItem => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency: 'usd',
  description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: null,
  period,
  pretax_credit_amounts: [],
  pricing: null,
  quantity: 1,
  quantity_decimal: null,
  subscription: null,
  subtotal: amount,
  taxes: [],
})

const makePayment = (world: World, invoice: string, { id, amount }: Stripe.PaymentIntent): Stripe.InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: amount,
  created: world.now(),
  currency: 'usd',
  invoice,
  is_default: true,
  livemode: false,
  payment: { payment_intent: id, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
})

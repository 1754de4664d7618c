import type { Stripe } from 'stripe'
import { listOfObjects, makePaymentIntent } from './objects'
import { type World, newId } from './records'

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

/** Creates an invoice of these lines, less the customer's credit, and an intent if an amount is due. */
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
    // The invoice uses credit or adds to it.
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

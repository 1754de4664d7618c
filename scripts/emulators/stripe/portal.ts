import type { Stripe } from 'stripe'
import { escapeHtml } from '#functions/services/mail/letter'
import type { ServiceResponse, Request } from '../emulator'
import { collect, customerOf, idOf, itemOf } from './billing'
import { cardOf } from './cards'
import { makePaymentMethod } from './objects'
import type { World } from './records'

const path = /^\/portal\/(\w+)$/

/** Responds with the page on which a customer manages the plan. Returns null for other URLs. */
export function handlePortal(world: World, { method, url, body }: Request): ServiceResponse | null {
  const [, id = ''] = path.exec(url.pathname) ?? []
  if (!id) return null
  const session = world.records.portals[id]
  if (!session || !world.records.customers[session.customer])
    return html(404, 'Not found', '<p>This page is not known. Go back and open it again.</p>')
  if (method !== 'POST') return show(world, session, '')

  const form = new URLSearchParams(body.toString())
  const problem = change(world, session.customer, form)
  return problem ? show(world, session, problem) : { status: 303, headers: { location: url.pathname } }
}

const latest = ({ records }: World, customer: string) =>
  Object.values(records.subscriptions).findLast(
    (subscription) => subscription.customer === customer && ['active', 'past_due'].includes(subscription.status),
  )

/** Runs a button's action. Returns an error message if it fails. */
function change(world: World, customer: string, form: URLSearchParams): string | null {
  const subscription = latest(world, customer)
  const action = form.get('action')
  if (!subscription) return 'There is no plan to change.'
  // Current subscriptions end at a date and not "at the period's end".
  if (action === 'cancel') subscription.cancel_at = itemOf(subscription).current_period_end
  if (action === 'resume') Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false })
  if (action === 'card') {
    const number = (form.get('card') ?? '').replace(/\D/g, '')
    if (cardOf(number).declinedEntry) return 'Your card has been declined.'
    const method = makePaymentMethod(world, number, customer)
    world.records.paymentMethods[method.id] = method
    subscription.default_payment_method = method.id
    customerOf(world, { customer }).invoice_settings.default_payment_method = method.id
    const invoice = world.records.invoices[idOf(subscription.latest_invoice)]
    if (subscription.status === 'past_due' && invoice) collect(world, invoice, method.id)
  }
  world.emit('customer.subscription.updated', subscription)
  return null
}

function show(
  world: World,
  { customer, return_url: back }: Stripe.BillingPortal.Session,
  problem: string,
): ServiceResponse {
  const subscription = latest(world, customer)
  const { email } = customerOf(world, { customer })
  const invoices = Object.values(world.records.invoices).filter((one) => one.customer === customer)
  return html(
    problem ? 402 : 200,
    'Billing',
    `<p><a href="${escapeHtml(back ?? '/')}">Return to Scopewright</a></p>
    <h1>Billing</h1>
    <p>${escapeHtml(email ?? '')}</p>
    ${problem && `<p role="alert">${escapeHtml(problem)}</p>`}
    <h2>Current plan</h2>
    ${subscription ? plan(world, subscription) : '<p>No plan.</p>'}
    <h2>Invoices</h2>
    <ul>${invoices.toReversed().map(invoiceLine).join('')}</ul>`,
  )
}

function plan(world: World, subscription: Stripe.Subscription): string {
  const { price, current_period_end: end } = itemOf(subscription)
  const ending = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null)
  const card = world.records.paymentMethods[idOf(subscription.default_payment_method)]?.card
  return `<p>${escapeHtml(price.nickname ?? price.id)}, ${money(price.unit_amount ?? 0)} a month.
      ${ending === null ? `Renews on ${date(end)}.` : `Ends on ${date(ending)}.`}
      ${subscription.status === 'past_due' ? 'The last payment failed.' : ''}</p>
    <form method="post">
      ${button(ending === null ? 'cancel' : 'resume', ending === null ? 'Cancel plan' : "Don't cancel plan")}
    </form>
    <h2>Payment method</h2>
    <p>${card ? `${card.brand} •••• ${card.last4}` : 'None'}</p>
    <form method="post">
      <label>New card number <input name="card" inputmode="numeric" autocomplete="cc-number" required></label>
      ${button('card', 'Use this card')}
    </form>`
}

const button = (action: string, text: string) => `<button name="action" value="${action}">${text}</button>`

const invoiceLine = ({ number, created, total, status }: Stripe.Invoice) =>
  `<li>${date(created)} · ${escapeHtml(number ?? '')} · ${money(total)} · ${escapeHtml(status ?? '')}</li>`

const date = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

const money = (cents: number) => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`

const html = (status: number, title: string, content: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · emulator of Stripe</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
      main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem }
      form, p, ul { margin: 0.75rem 0 }
      input, button { font: inherit; padding: 0.4rem 0.7rem }
    </style>
  </head>
  <body>
    <main>
      <p><small>The emulator of Stripe’s billing portal. No money moves here.</small></p>
      ${content}
    </main>
  </body>
</html>`,
})

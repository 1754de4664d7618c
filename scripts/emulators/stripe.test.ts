import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { startStripe } from './stripe'
import { monthsAfter } from './stripe/make-subscription'
import { parseForm } from './stripe/wire'

const prices = { tier1: 'price_tier1', tier3: 'price_tier3' }

async function anAccount(options: Partial<Parameters<typeof startStripe>[0]> = {}) {
  const account = await startStripe({ secretKey: 'sk_test_1', prices, ...options })
  onTestFinished(account.stop)
  const { hostname, port } = new URL(account.url)
  const sdk = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })
  const command = async (name: string, body: unknown) => {
    const response = await fetch(`${account.url}/_emulator/${name}`, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { ...account, stripe: sdk('sk_test_1'), sdk, command }
}

/** Creates a subscription that waits for its first payment. */
async function aSubscription(stripe: Stripe) {
  const customer = await stripe.customers.create({ email: 'ada@example.com' })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_tier1' }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = subscription.latest_invoice as Stripe.Invoice
  return { customer, subscription, clientSecret: invoice.confirmation_secret!.client_secret }
}

/** Starts an endpoint that rejects the first `refusals` events. */
async function anEndpoint({ refusals = 0 } = {}) {
  const stripe = new Stripe('sk_test_1')
  const taken: string[] = []
  let refused = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      refused += 1
      if (refused <= refusals) return response.writeHead(500).end()
      const signature = String(request.headers['stripe-signature'])
      taken.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, 'whsec_1').type)
      return response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret: 'whsec_1', taken }
}

test('acknowledged data survive a restart, including idempotency keys and events', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'))
  const before = await anAccount({ folder })
  const { subscription, clientSecret } = await aSubscription(before.stripe)
  const key = { idempotencyKey: 'once' }
  const customer = await before.stripe.customers.create({ email: 'b@example.com' }, key)
  await before.command('confirm', { clientSecret, card: '4242424242424242' })
  await before.command('advance', { days: 0.5 })
  await before.stop()

  const { stripe } = await anAccount({ folder })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  expect((await stripe.customers.create({ email: 'b@example.com' }, key)).id).toBe(customer.id)
  const [latest] = (await stripe.events.list()).data
  expect(latest?.type).toBe('customer.subscription.updated')
  const later = await stripe.customers.create({ email: 'c@example.com' })
  expect(later.created - customer.created).toBeGreaterThanOrEqual(43_200)
})

test('events are signed and delivered in order, and a rejected one is sent again', async () => {
  const endpoint = await anEndpoint({ refusals: 1 })
  const { stripe, command } = await anAccount({ endpoint })
  const { clientSecret } = await aSubscription(stripe)
  await command('confirm', { clientSecret, card: '4242424242424242' })

  const all = ['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']
  await expect.poll(() => endpoint.taken).toEqual(all)
  expect(await command('deliver', { times: 2, shuffle: true })).toMatchObject({ body: { sent: 6 } })
  expect(endpoint.taken.slice(3).toSorted()).toEqual([...all, ...all].toSorted())
})

test('an invalid secret key, parameter or path is rejected', async () => {
  const { stripe, sdk, command } = await anAccount()
  await expect(sdk('sk_test_2').customers.create({})).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  await expect(stripe.customers.create({ balance: 100 })).rejects.toMatchObject({ code: 'parameter_unknown' })
  await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 })
  expect((await command('advance', { days: 'many' })).status).toBe(400)
  expect((await command('explode', {})).status).toBe(404)
})

test.each([
  ['4242 4242 4242 4242', 200, {}],
  ['4000000000000002', 402, { code: 'card_declined', decline_code: 'generic_decline' }],
  ['4000000000009995', 402, { decline_code: 'insufficient_funds' }],
  ['4111111111111111', 402, { decline_code: 'test_mode_live_card' }],
])('the card %s gets status %d', async (card, status, error) => {
  const { stripe, command } = await anAccount()
  const { clientSecret } = await aSubscription(stripe)
  const response = await command('confirm', { clientSecret, card })
  expect(response.status).toBe(status)
  expect(response.body.error ?? {}).toMatchObject(error)
})

test('a subscription renews each month on its day and ends on its end date', async () => {
  const { stripe, command } = await anAccount()
  const { customer, subscription, clientSecret } = await aSubscription(stripe)
  await command('confirm', { clientSecret, card: '4242424242424242' })
  await command('advance', { days: 95 })
  const paid = await stripe.invoices.list({ customer: customer.id })
  expect(paid.data.map((invoice) => invoice.amount_paid)).toEqual([1_900, 1_900, 1_900, 1_900])

  const { items } = await stripe.subscriptions.retrieve(subscription.id)
  await stripe.subscriptions.update(subscription.id, { cancel_at: items.data[0]!.current_period_end })
  await command('advance', { days: 32 })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(4)
})

/** Creates a paid subscription and returns it with its card. */
async function aPaidSubscription(
  { stripe, command }: Awaited<ReturnType<typeof anAccount>>,
  card = '4242424242424242',
) {
  const { customer, subscription, clientSecret } = await aSubscription(stripe)
  await command('confirm', { clientSecret, card })
  await command('confirm', { clientSecret, authentication: 'succeeded' })
  const paid = await stripe.subscriptions.retrieve(subscription.id)
  return { customer, id: paid.id, item: paid.items.data[0]!, card: paid.default_payment_method as string }
}

test('an update that Stripe rejects is rejected without changes', async () => {
  const account = await anAccount()
  const { stripe } = account
  const { id, item } = await aPaidSubscription(account)
  const other = await aPaidSubscription(account)
  const incomplete = await aSubscription(stripe)
  const items = [{ id: item.id, price: 'price_tier3' }]
  const past = item.current_period_start - 1
  const rejected: [string, Stripe.SubscriptionUpdateParams][] = [
    [id, { items, proration_behavior: 'none', proration_date: item.current_period_start }],
    [id, { items, proration_behavior: 'always_invoice', proration_date: past }],
    [id, { items, payment_behavior: 'pending_if_incomplete', cancel_at: '' }],
    [id, { default_payment_method: other.card }],
    [id, { cancel_at: past }],
    [id, { cancel_at: item.current_period_end, cancel_at_period_end: true }],
    [incomplete.subscription.id, { cancel_at_period_end: true }],
  ]
  const before = await stripe.subscriptions.retrieve(id)
  for (const [id, params] of rejected) {
    await expect(stripe.subscriptions.update(id, params)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  }
  expect(await stripe.subscriptions.retrieve(id)).toEqual(before)
})

test('a price that is changed without prorations applies from the renewal', async () => {
  const account = await anAccount()
  const { stripe, command } = account
  const { customer, id, item } = await aPaidSubscription(account)
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price: 'price_tier3' }],
    proration_behavior: 'none',
    metadata: { a: '1', b: '2' },
  })
  expect((await stripe.subscriptions.update(id, { metadata: { a: '' } })).metadata).toEqual({ b: '2' })
  await command('advance', { days: 31 })
  const { data } = await stripe.invoices.list({ customer: customer.id })
  expect(data.map((invoice) => invoice.amount_paid)).toEqual([9_900, 1_900])
})

test('a deleted customer can only be retrieved, and its subscriptions, forms and portal pages are gone', async () => {
  const account = await anAccount()
  const { stripe, command } = account
  const { customer, id } = await aPaidSubscription(account)
  const { client_secret: clientSecret } = await stripe.setupIntents.create({ customer: customer.id })
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id })
  await stripe.customers.del(customer.id)

  expect(await stripe.customers.retrieve(customer.id)).toEqual({ id: customer.id, object: 'customer', deleted: true })
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  for (const request of [
    stripe.subscriptions.list({ customer: customer.id }),
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_tier1' }] }),
    stripe.setupIntents.create({ customer: customer.id }),
    stripe.invoices.createPreview({
      customer: customer.id,
      subscription_details: { items: [{ price: 'price_tier1' }] },
    }),
    stripe.billingPortal.sessions.create({ customer: customer.id }),
    stripe.customers.del(customer.id),
  ]) {
    await expect(request).rejects.toMatchObject({ code: 'resource_missing' })
  }
  expect((await command('confirm', { clientSecret, card: '4242424242424242' })).status).toBe(400)
  expect((await fetch(portal.url)).status).toBe(404)
})

test('an account that keeps unpaid subscriptions charges no further invoices, until the debt is paid or voided', async () => {
  const account = await anAccount()
  const { stripe, command } = account
  await command('settings', { afterRetries: 'mark_unpaid' })
  const debtors = [
    await aPaidSubscription(account, '4000002760003184'),
    await aPaidSubscription(account, '4000002760003184'),
  ]
  await command('advance', { days: 31 + 16 })
  const expand = ['latest_invoice.confirmation_secret']
  const [paying, forgiven] = await Promise.all(debtors.map(({ id }) => stripe.subscriptions.retrieve(id, { expand })))
  expect([paying!.status, forgiven!.status]).toEqual(['unpaid', 'unpaid'])

  const { confirmation_secret: secret } = paying!.latest_invoice as Stripe.Invoice
  await command('confirm', { clientSecret: secret!.client_secret, card: '4242424242424242' })
  await stripe.invoices.voidInvoice((forgiven!.latest_invoice as Stripe.Invoice).id)
  for (const { id } of debtors) expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')

  const third = await aPaidSubscription(account, '4000002760003184')
  await command('advance', { days: 31 + 16 + 31 })
  const later = await stripe.subscriptions.retrieve(third.id, { expand: ['latest_invoice'] })
  expect(later).toMatchObject({ status: 'unpaid', latest_invoice: { status: 'draft' } })
})

test("every response contains Stripe's time, and events are found by type and time", async () => {
  const { stripe, command } = await anAccount()
  const first = await stripe.customers.create({ email: 'a@example.com' })
  await aSubscription(stripe)
  await command('advance', { days: 10 })
  const { customer } = await aSubscription(stripe)
  const { lastResponse } = await stripe.customers.retrieve(customer.id)
  expect(Date.parse(lastResponse.headers.date!) / 1_000 - first.created).toBeGreaterThanOrEqual(864_000)

  const type = 'customer.subscription.created'
  expect((await stripe.events.list({ type })).data).toHaveLength(2)
  expect((await stripe.events.list({ type, created: { gte: first.created + 1_000 } })).data).toHaveLength(1)
  expect((await stripe.events.list({ type: 'invoice.paid' })).data).toEqual([])
})

test('the portal page shows user input as text', async () => {
  const { stripe, command } = await anAccount()
  const customer = await stripe.customers.create({ email: '"><script>alert(1)</script>@example.com' })
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost/?a="><script>',
  })
  const page = await (await fetch(session.url)).text()
  expect(page).not.toContain('<script')
  expect((await fetch(`${session.url}0`)).status).toBe(404)
  expect((await command('advance', { days: 1 })).status).toBe(200)
})

test('forms with brackets are parsed as records and lists', () => {
  expect(
    parseForm('customer=cus_1&items[0][price]=p1&items[1][price]=p2&expand[]=a.b&expand[]=c&metadata[a]='),
  ).toEqual({ customer: 'cus_1', items: [{ price: 'p1' }, { price: 'p2' }], expand: ['a.b', 'c'], metadata: { a: '' } })
})

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2026-12-20T10:00:00Z', 1, '2027-01-20T10:00:00.000Z'],
])('%s plus %d months is %s', (anchor, months, later) => {
  expect(new Date(monthsAfter(Date.parse(anchor) / 1_000, months) * 1_000).toISOString()).toBe(later)
})

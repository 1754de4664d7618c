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
    const answer = await fetch(`${account.url}/_stand-in/${name}`, { method: 'POST', body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return { ...account, stripe: sdk('sk_test_1'), sdk, command }
}

/** A subscription that waits for its first payment. */
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

/** An endpoint that takes events, but refuses the first `refusals` of them. */
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

test('what was acknowledged is there after a restart, keys and events included', async () => {
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

test('events go to the endpoint in their order, signed; one that is refused comes again', async () => {
  const endpoint = await anEndpoint({ refusals: 1 })
  const { stripe, command } = await anAccount({ endpoint })
  const { clientSecret } = await aSubscription(stripe)
  await command('confirm', { clientSecret, card: '4242424242424242' })

  const all = ['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']
  await expect.poll(() => endpoint.taken, { timeout: 10_000 }).toEqual(all)
  expect(await command('deliver', { times: 2, shuffle: true })).toMatchObject({ body: { sent: 6 } })
  expect(endpoint.taken.slice(3).toSorted()).toEqual([...all, ...all].toSorted())
})

test('what is not a secret key, not a parameter or not a command is refused', async () => {
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
])('the card %s answers %d', async (card, status, error) => {
  const { stripe, command } = await anAccount()
  const { clientSecret } = await aSubscription(stripe)
  const answer = await command('confirm', { clientSecret, card })
  expect(answer.status).toBe(status)
  expect(answer.body.error ?? {}).toMatchObject(error)
})

test('a subscription renews each month on its day, and ends where its date says', async () => {
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

test('the portal page shows what others wrote as text', async () => {
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

test('forms with brackets are read as records and lists', () => {
  expect(
    parseForm('customer=cus_1&items[0][price]=p1&items[1][price]=p2&expand[]=a.b&expand[]=c&metadata[a]='),
  ).toEqual({ customer: 'cus_1', items: [{ price: 'p1' }, { price: 'p2' }], expand: ['a.b', 'c'], metadata: { a: '' } })
})

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2026-12-20T10:00:00Z', 1, '2027-01-20T10:00:00.000Z'],
])('%s and %d months is %s', (anchor, months, later) => {
  expect(new Date(monthsAfter(Date.parse(anchor) / 1_000, months) * 1_000).toISOString()).toBe(later)
})

import { afterEach, expect, test, vi } from 'vitest'
import { subscriptionRefusals } from '#contract/subscription'
import { findSubscriber, linkCustomer, takePaymentLock } from '#functions/data/subscribers'
import { aSlowNetwork } from '#scripts/testing/network'
import { callsOfStripe, stripe } from '#scripts/testing/stripe'
import { aUser } from '#scripts/testing/user'

const { askStripe } = await import('./client')
const { withPaymentLock } = await import('./lock')

afterEach(() => vi.useRealTimers())

const inProgress = { status: 409, message: subscriptionRefusals.inProgress }

/** Every kind of request that changes something. */
const changes = (client: typeof stripe) => [
  client.customers.create({ email: 'a@example.com' }),
  client.subscriptions.create({ customer: 'cus_1', items: [{ price: 'price_tier1' }] }),
  client.subscriptions.update('sub_1', { metadata: { a: 'b' } }),
  client.subscriptions.cancel('sub_1'),
  client.invoices.voidInvoice('in_1'),
  client.setupIntents.create({ customer: 'cus_1' }),
]

test('without the payment lock Stripe is read but not changed', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'a@example.com' })
  const before = await callsOfStripe()
  await askStripe(async (client) => {
    for (const change of changes(client)) await expect(change).rejects.toThrow()
    expect(await client.subscriptions.list({ customer })).toMatchObject({ data: [] })
    const items = [{ price: 'price_tier1' }]
    await client.invoices.createPreview({ customer, subscription_details: { items } })
    await client.billingPortal.sessions.create({ customer })
  })
  await expect(askStripe((client) => client.customers.create({}))).rejects.toThrow('without the payment lock')
  const { createCustomer, voidInvoice = 0 } = await callsOfStripe()
  expect({ createCustomer, voidInvoice }).toEqual({ createCustomer: before.createCustomer, voidInvoice: 0 })
})

test('a Lambda that resumes after it lost its lock changes nothing at Stripe', async () => {
  const { user } = await aUser()
  const frozen = withPaymentLock(user.id, (lock) =>
    askStripe(async (client) => {
      await client.customers.create({ email: user.email })
      vi.useFakeTimers({ toFake: ['Date'], now: lock.deadline.getTime() + 60_000 })
      expect(await takePaymentLock(user.id, 'another', new Date())).not.toBeNull()
      const before = await callsOfStripe()
      for (const change of changes(client)) await expect(change).rejects.toThrow()
      expect(await callsOfStripe()).toEqual(before)
      await client.customers.create({ email: user.email })
    }, lock),
  )
  await expect(frozen).rejects.toMatchObject(inProgress)
})

test('a request that could outlast the lock is not sent', async () => {
  const { user } = await aUser()
  await withPaymentLock(user.id, async (lock) => {
    const at = (msBefore: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: lock.deadline.getTime() - msBefore })
      return askStripe((client) => client.customers.create({ email: user.email }), lock)
    }
    await expect(at(7_000)).rejects.toMatchObject(inProgress)
    expect(await at(9_000)).toMatchObject({ email: user.email })
  })
})

test('a user who gets a customer while another one is created keeps the first', async () => {
  const { user } = await aUser()
  const other = await stripe.customers.create({ email: user.email })
  await aSlowNetwork('GetItem', user.id, () => linkCustomer(user.id, other.id))
  const { openPaymentSession } = await import('./payment-session')
  await expect(openPaymentSession(user.id, 'price_tier1', new Date())).rejects.toMatchObject(inProgress)
  expect((await findSubscriber(user.id))?.customerId).toBe(other.id)
})

import { expect, onTestFinished, test } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { subscriptionRefusals } from '#contract/subscription'
import { consume } from '#functions/data/rate-limits'
import { findSubscriber, findUserOfCustomer } from '#functions/data/subscribers'
import * as key from '#functions/data/keys'
import { put, get } from '#functions/data/table'
import {
  aPayingUser,
  advance,
  authenticate,
  callsOfStripe,
  cards,
  confirm,
  inForce,
  network,
  paid,
  setFaults,
  setRetries,
  stripe,
  subscribe,
  sync,
} from '#scripts/testing/stripe'
import { aUser } from '#scripts/testing/user'

test('a free user who pays gets the plan on the next sync, before any event arrives', async () => {
  const person = await aUser()
  const { status, reply } = await subscribe(person, 'price_tier1')
  expect({ status, reply }).toMatchObject({
    status: 200,
    reply: {
      mode: 'payment',
      amountDue: 1_900,
      currency: 'usd',
      clientSecret: expect.stringMatching(/^pi_.+_secret_/),
    },
  })
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'free', subscription: null })

  expect(await confirm(reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply).toMatchObject({
    subscriptionTier: 'tier1',
    monthlyEstimationLimit: 5,
    subscription: { status: 'active', renewsAt: expect.any(String), endsAt: null, changeUnpaid: false },
  })
})

test('opening the payment form charges nothing, and reopening it continues the same payment', async () => {
  const person = await aUser()
  const first = await subscribe(person, 'price_tier3')
  const again = await subscribe(person, 'price_tier3')
  expect(again.reply).toEqual(first.reply)

  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await paid(customerId)).toEqual([])
  expect(await inForce(customerId)).toEqual([])
})

test('another plan chosen before paying replaces the first, whose form can no longer charge', async () => {
  const person = await aUser()
  const first = await subscribe(person, 'price_tier3')
  const second = await subscribe(person, 'price_tier1')
  expect(await confirm(first.reply.clientSecret)).toMatch(/status of canceled/)
  expect(await confirm(second.reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')

  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await paid(customerId)).toEqual([1_900])
})

test('two tabs that choose the same plan concurrently pay once', async () => {
  const person = await aUser()
  const sessions = await Promise.all([1, 2, 3].map(() => subscribe(person, 'price_tier1')))
  expect(new Set(sessions.map(({ reply }) => reply.clientSecret)).size).toBe(1)

  const [outcome, again] = [
    await confirm(sessions[0]!.reply.clientSecret),
    await confirm(sessions[1]!.reply.clientSecret),
  ]
  expect(outcome).toBe('succeeded')
  expect(again).toMatch(/status of succeeded/)
  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await paid(customerId)).toEqual([1_900])
})

test('two tabs that choose different plans concurrently get one plan and one charge', async () => {
  const person = await aUser()
  const sessions = await Promise.all(['price_tier1', 'price_tier3'].map((price) => subscribe(person, price)))
  const outcomes = await Promise.all(sessions.map(({ reply }) => confirm(reply.clientSecret)))
  expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1)

  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await inForce(customerId)).toHaveLength(1)
  expect(await paid(customerId)).toHaveLength(1)
})

test('a plan that was paid for while another was chosen is not ended', async () => {
  const person = await aUser()
  await confirm((await subscribe(person, 'price_tier1')).reply.clientSecret)
  // Read just before its payment is known.
  network.intercept(async ({ method, path }, reach) => {
    const { status, body } = await reach()
    const isList = method === 'GET' && path.startsWith('/v1/subscriptions?')
    return { status, body: isList ? body.replace('"status":"active"', '"status":"incomplete"') : body }
  })
  expect(await subscribe(person, 'price_tier3')).toMatchObject({
    status: 409,
    message: subscriptionRefusals.inProgress,
  })
  network.intercept(null)

  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await inForce(customerId)).toEqual(['active price_tier1'])
})

test('a declined card gives no plan, and another card then pays in the same form', async () => {
  const person = await aUser()
  const { reply } = await subscribe(person, 'price_tier1')
  expect(await confirm(reply.clientSecret, cards.refused)).toBe('Your card has been declined.')
  expect((await sync(person)).reply.subscriptionTier).toBe('free')

  const reloaded = await subscribe(person, 'price_tier1')
  expect(reloaded.reply.clientSecret).toBe(reply.clientSecret)
  expect(await confirm(reloaded.reply.clientSecret, cards.good)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
})

test('a card that needs authentication pays after its owner confirms', async () => {
  const person = await aUser()
  const { reply } = await subscribe(person, 'price_tier1')
  expect(await confirm(reply.clientSecret, cards.asksOnce)).toBe('requires_action')
  expect((await sync(person)).reply.subscriptionTier).toBe('free')
  expect(await authenticate(reply.clientSecret, 'failed')).toMatch(/unable to authenticate/)

  expect(await confirm(reply.clientSecret, cards.asksOnce)).toBe('requires_action')
  expect(await authenticate(reply.clientSecret, 'succeeded')).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
})

test.each(['price_of_another_shop', 'tier3', '', 'price_tier1 ', 'price_tier1&items[1][price]=price_tier3'])(
  'no plan is sold for the price %j',
  async (priceId) => {
    const { status } = await subscribe(await aUser(), priceId)
    expect(status).toBe(400)
  },
)

test('the current plan cannot be bought again, and a custom plan cannot be changed', async () => {
  const person = await aPayingUser('price_tier1')
  expect(await subscribe(person, 'price_tier1')).toMatchObject({ status: 409, message: subscriptionRefusals.samePlan })

  const agreed = await aUser({ subscriptionTier: 'custom', customLimit: 40 })
  expect(await subscribe(agreed, 'price_tier1')).toMatchObject({
    status: 409,
    message: subscriptionRefusals.customPlan,
  })
})

test('a customer that Stripe never had is replaced by a new one', async () => {
  const person = await aUser()
  await put({ ...(await get(key.user(person.user.id))), ...key.user(person.user.id), customerId: 'cus_of_old' })
  const { status, reply } = await subscribe(person, 'price_tier1')
  expect(status).toBe(200)
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
})

test('a customer deleted at Stripe loses the plan, and a new customer can pay for another', async () => {
  const person = await aPayingUser('price_tier3')
  const form = await subscribe(person, 'price_tier1')
  await stripe.customers.del(person.customerId)
  expect(await stripe.customers.retrieve(person.customerId)).toMatchObject({ deleted: true })
  expect(await confirm(form.reply.clientSecret)).toMatch(/^No such customer/)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'free', subscription: null })

  const { reply } = await subscribe(person, 'price_tier1')
  expect(reply).toMatchObject({ mode: 'payment', amountDue: 1_900 })
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(customerId).not.toBe(person.customerId)
  expect(await findUserOfCustomer(person.customerId)).toBeNull()
  expect(await inForce(customerId)).toEqual(['active price_tier1'])
})

/** Creates a user whose renewal failed, in an account that keeps such subscriptions as unpaid. */
async function anUnpaidUser() {
  await setRetries('mark_unpaid')
  onTestFinished(() => void setRetries('cancel'))
  const person = await aPayingUser('price_tier1', cards.asksAlways)
  await advance(31 + 16)
  return person
}

test('an unpaid subscription gives no plan until its invoice is paid in the form', async () => {
  const person = await anUnpaidUser()
  expect((await stripe.subscriptions.list({ customer: person.customerId })).data[0]?.status).toBe('unpaid')
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'free', subscription: null })

  const { reply } = await subscribe(person, 'price_tier1')
  expect(reply).toMatchObject({ mode: 'payment', amountDue: 1_900 })
  expect(await confirm(reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
  expect(await paid(person.customerId)).toEqual([1_900, 1_900])
})

test.each([
  ['another plan', 'price_tier3', 9_900, 0],
  ['the same plan a month later', 'price_tier1', 1_900, 31],
])('%s replaces an unpaid subscription, which ends', async (_, price, amount, days) => {
  const person = await anUnpaidUser()
  await advance(days)
  const { reply } = await subscribe(person, price)
  expect(reply).toMatchObject({ mode: 'payment', amountDue: amount })
  expect(await confirm(reply.clientSecret)).toBe('succeeded')
  expect(await inForce(person.customerId)).toEqual([`active ${price}`])
  const { data } = await stripe.subscriptions.list({ customer: person.customerId, status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['active', 'canceled'])
  expect(await paid(person.customerId)).toEqual([amount, 1_900])
})

test('a user who opens the payment form too often is rejected without a request to Stripe', async () => {
  const person = await aUser()
  await consume('paymentSessionsPerUser', person.user.id, new Date(), rateLimits.paymentSessionsPerUser.max)
  const before = await callsOfStripe()
  expect(await subscribe(person, 'price_tier1')).toMatchObject({
    status: 429,
    message: 'You have opened the payment form too many times. Please try again in 60 minutes.',
  })
  expect(await callsOfStripe()).toEqual(before)
})

test.each([
  ['fails', [{ kind: 'error' }]],
  ['throttles', [{ kind: 'throttle' }]],
  ['drops the connection', [{ kind: 'drop' }]],
])('while Stripe %s, the user gets an error message, and a later attempt works', async (_, faults) => {
  const person = await aUser()
  await setFaults(faults)
  const failed = await subscribe(person, 'price_tier1')
  await setFaults([])
  expect(failed).toMatchObject({ status: 503, message: subscriptionRefusals.unreachable })

  const { status, reply } = await subscribe(person, 'price_tier1')
  expect(status).toBe(200)
  expect(await confirm(reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
})

test('with Stripe failing half of the time, users who retry get one plan and pay once', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => aUser()))
  await setFaults([
    { kind: 'error', rate: 0.25 },
    { kind: 'drop', rate: 0.25 },
  ])
  const sessions = await Promise.all(
    people.map(async (person) => {
      for (;;) {
        const session = await subscribe(person, 'price_tier1')
        if (session.status === 200) return session
      }
    }),
  )
  await setFaults([])
  for (const { reply } of sessions) expect(await confirm(reply.clientSecret)).toBe('succeeded')
  for (const person of people) {
    expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
    const { customerId = '' } = (await findSubscriber(person.user.id))!
    expect(await inForce(customerId)).toEqual(['active price_tier1'])
    expect(await paid(customerId)).toEqual([1_900])
  }
})

test('the SDK recognizes the emulator’s errors for missing customers and reused idempotency keys', async () => {
  await expect(
    stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'price_tier1' }] }),
  ).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    param: 'customer',
  })
  const options = { idempotencyKey: 'agreed' }
  const first = await stripe.customers.create({ email: 'a@example.com' }, options)
  expect((await stripe.customers.create({ email: 'a@example.com' }, options)).id).toBe(first.id)
  await expect(stripe.customers.create({ email: 'b@example.com' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
  expect((await callsOfStripe()).createCustomer).toBeGreaterThan(1)
})

import { expect, test } from 'vitest'
import { subscriptionRefusals } from '#contract/subscription'
import { findSubscriber } from '#functions/data/subscribers'
import { key, put, get } from '#functions/data/table'
import {
  aPayingUser,
  advance,
  authenticate,
  callsOfStripe,
  cards,
  confirm,
  inForce,
  openPortal,
  paid,
  press,
  setFaults,
  stripe,
  subscribe,
  sync,
} from '#scripts/testing/a-stripe'
import { aUser } from '#scripts/testing/a-user'

test('a free user who pays has the plan as soon as it is asked for, before any event has come', async () => {
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

test('opening the form charges nothing, and opening it again goes on with the same payment', async () => {
  const person = await aUser()
  const first = await subscribe(person, 'price_tier3')
  const again = await subscribe(person, 'price_tier3')
  expect(again.reply).toEqual(first.reply)

  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await paid(customerId)).toEqual([])
  expect(await inForce(customerId)).toEqual([])
})

test('another plan chosen before paying takes the place of the first, whose form can charge nothing any more', async () => {
  const person = await aUser()
  const first = await subscribe(person, 'price_tier3')
  const second = await subscribe(person, 'price_tier1')
  expect(await confirm(first.reply.clientSecret)).toMatch(/status of canceled/)
  expect(await confirm(second.reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')

  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await paid(customerId)).toEqual([1_900])
})

test('two tabs that choose the same plan at once pay once', async () => {
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

test('two tabs that choose different plans at once end with one plan and one charge', async () => {
  const person = await aUser()
  const sessions = await Promise.all(['price_tier1', 'price_tier3'].map((price) => subscribe(person, price)))
  const outcomes = await Promise.all(sessions.map(({ reply }) => confirm(reply.clientSecret)))
  expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1)

  const { customerId = '' } = (await findSubscriber(person.user.id))!
  expect(await inForce(customerId)).toHaveLength(1)
  expect(await paid(customerId)).toHaveLength(1)
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

test('a card whose bank asks pays once its owner has answered', async () => {
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
  'no plan is sold for the price "%s"',
  async (priceId) => {
    const { status } = await subscribe(await aUser(), priceId)
    expect(status).toBe(400)
  },
)

test('the plan in force cannot be bought again, and a plan that was agreed is not changed', async () => {
  const person = await aPayingUser('price_tier1')
  expect(await subscribe(person, 'price_tier1')).toMatchObject({ status: 409, sentence: subscriptionRefusals.samePlan })

  const agreed = await aUser({ subscriptionTier: 'custom', customLimit: 40 })
  expect(await subscribe(agreed, 'price_tier1')).toMatchObject({
    status: 409,
    sentence: subscriptionRefusals.agreedPlan,
  })
})

test('a subscriber sees what a higher plan costs now, and gets it after confirming the card', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  expect(reply).toMatchObject({ mode: 'setup', clientSecret: expect.stringMatching(/^seti_.+_secret_/) })
  expect(reply.amountDue).toBeGreaterThan(7_990)
  expect(reply.amountDue).toBeLessThanOrEqual(8_000)
  expect((await subscribe(person, 'price_tier3')).reply).toEqual(reply)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
  expect(await inForce(person.customerId)).toEqual(['active price_tier1'])

  expect(await confirm(reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', monthlyEstimationLimit: 999_999 })
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
})

test('a lower plan gives credit, which pays for a plan after a time without one', async () => {
  const person = await aPayingUser('price_tier3')
  const lower = await subscribe(person, 'price_tier1')
  expect(lower.reply).toMatchObject({ mode: 'setup' })
  expect(lower.reply.amountDue).toBeLessThan(-7_990)
  await confirm(lower.reply.clientSecret)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
  expect(await paid(person.customerId)).toEqual([0, 9_900])

  const { reply } = await openPortal(person)
  await press(reply.url, 'cancel')
  await advance(32)
  expect((await sync(person)).reply.subscriptionTier).toBe('free')

  const back = await subscribe(person, 'price_tier1')
  expect(back.reply).toMatchObject({ mode: 'setup', amountDue: 0 })
  expect(await inForce(person.customerId)).toEqual([])
  await confirm(back.reply.clientSecret)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
  expect(await inForce(person.customerId)).toEqual(['active price_tier1'])
  expect(await paid(person.customerId)).toEqual([0, 0, 9_900])
})

test.each([
  ['is declined', cards.uncharged],
  ['asks its owner', cards.asksAlways],
])(
  'a change whose card %s when it is charged leaves the plan as it was, and is paid in the same form',
  async (_, card) => {
    const person = await aPayingUser('price_tier1')
    const { reply } = await subscribe(person, 'price_tier3')
    await confirm(reply.clientSecret, card)
    if (card === cards.asksAlways) await authenticate(reply.clientSecret, 'succeeded')
    expect((await sync(person)).reply).toMatchObject({
      subscriptionTier: 'tier1',
      subscription: { changeUnpaid: true },
    })
    expect(await paid(person.customerId)).toEqual([1_900])

    const again = await subscribe(person, 'price_tier3')
    expect(again.reply).toMatchObject({ mode: 'payment', amountDue: reply.amountDue })
    expect(await confirm(again.reply.clientSecret, cards.good)).toBe('succeeded')
    expect((await sync(person)).reply).toMatchObject({
      subscriptionTier: 'tier3',
      subscription: { changeUnpaid: false },
    })
    expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
  },
)

test('a card that could not pay for a change is not the one that renewals are charged to', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret, cards.uncharged)
  await sync(person)
  await advance(32)
  expect((await sync(person)).reply).toMatchObject({
    subscriptionTier: 'tier1',
    subscription: { status: 'active', changeUnpaid: false },
  })
  expect(await paid(person.customerId)).toEqual([1_900, 1_900])
})

test('a change that was confirmed is not forgotten when the form is opened again before it took effect', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)

  expect(await subscribe(person, 'price_tier3')).toMatchObject({
    status: 409,
    sentence: subscriptionRefusals.changeConfirmed,
  })
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
})

test('who owes for a renewal pays that first', async () => {
  const person = await aPayingUser('price_tier1', cards.asksAlways)
  await advance(32)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', subscription: { status: 'past_due' } })
  expect(await subscribe(person, 'price_tier3')).toMatchObject({ status: 409, sentence: subscriptionRefusals.pastDue })
})

test('a change to a plan ends the cancellation that was scheduled', async () => {
  const person = await aPayingUser('price_tier1')
  await press((await openPortal(person)).reply.url, 'cancel')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', subscription: { endsAt: null } })
})

test('a customer that Stripe has lost is made anew', async () => {
  const person = await aUser()
  await put({ ...(await get(key.user(person.user.id))), ...key.user(person.user.id), customerId: 'cus_of_old' })
  const { status, reply } = await subscribe(person, 'price_tier1')
  expect(status).toBe(200)
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
})

test.each([
  ['fails', [{ kind: 'error' }]],
  ['throttles', [{ kind: 'throttle' }]],
  ['drops the connection', [{ kind: 'drop' }]],
])('while Stripe %s, the user is told so in a sentence; later it works', async (_, faults) => {
  const person = await aUser()
  await setFaults(faults)
  const told = await subscribe(person, 'price_tier1')
  await setFaults([])
  expect(told).toMatchObject({ status: 503, sentence: subscriptionRefusals.unreachable })

  const { status, reply } = await subscribe(person, 'price_tier1')
  expect(status).toBe(200)
  expect(await confirm(reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
})

test('with Stripe failing half of the time, patient people end with one plan, paid once', async () => {
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

test('the SDK and the stand-in agree on errors and on what is unknown', async () => {
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

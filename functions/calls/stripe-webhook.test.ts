import * as fc from 'fast-check'
import type { Stripe } from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import * as key from '#functions/data/keys'
import { get, put, update } from '#functions/data/table'
import { findUser } from '#functions/data/users'
import { signEvent } from '#emulators/stripe/webhooks'
import {
  aPayingUser,
  advance,
  cards,
  confirm,
  events,
  inForce,
  openPortal,
  paid,
  press,
  receive,
  setFaults,
  stripe,
  subscribe,
  subscriptionOf,
  sync,
  webhookSecret,
} from '#scripts/testing/stripe'
import { awaitMail, awaitSubject } from '#scripts/testing/mail'
import { aRequest, aUser } from '#scripts/testing/user'
import { handler as stripeWebhook } from './stripe-webhook'

const seed = Number(process.env.RACES_SEED ?? 20_261_120)
/** Random histories of a plan. */
const histories = Math.ceil(Number(process.env.RACES_RUNS ?? 1) / 25)

const tierOf = async (userId: string) => (await findUser(userId))?.subscriptionTier

/** Events of a customer so far, oldest first. */
const eventsOf = async (customer: string) =>
  (await events()).filter(({ data }) => 'customer' in data.object && data.object.customer === customer)

/** Resets the user to the state before any event. */
async function forget(userId: string) {
  const item = await get(key.user(userId))
  await put({ ...item, ...key.user(userId), subscriptionTier: 'free', subscription: null })
}

/** A customer with the event of a payment, and no plan yet. */
const customer = await aPayingUser('price_tier1')
const { user } = customer
const [event] = (await eventsOf(customer.customerId)) as [Stripe.Event]
beforeEach(() => forget(user.id))

test('a signed event updates the plan, also if its body is base64', async () => {
  for (const base64 of [false, true]) {
    await forget(user.id)
    expect(await receive(event, { base64 })).toMatchObject({ status: 200, reply: {} })
    expect(await tierOf(user.id)).toBe('tier1')
  }
})

test('an event without Stripe’s signature changes nothing', async () => {
  const payload = JSON.stringify(event)
  const old = Math.floor(Date.now() / 1_000) - 301
  const signed = signEvent(payload, webhookSecret)
  const forged = [
    { signature: '' },
    { signature: 'nonsense' },
    { signature: signEvent(payload, 'whsec_of_another') },
    { signature: signEvent(payload, '') },
    { signature: signed.replace(/t=\d+/, `t=${old}`) },
    { signature: signEvent(payload, webhookSecret, old) },
    { signature: signEvent(payload.replace('"livemode":false', '"livemode":true'), webhookSecret) },
  ]
  for (const { signature } of forged) {
    expect(await receive(event, { signature })).toMatchObject({
      status: 400,
      message: "The event's signature is not valid.",
    })
  }
  expect((await stripeWebhook(aRequest()(undefined))).statusCode).toBe(400)
  expect(await tierOf(user.id)).toBe('free')
})

test.each([
  ['of an unknown customer', { type: 'invoice.paid', data: { object: { customer: 'cus_unknown' } } }],
  ['of an unknown type', { type: 'something.new', data: { object: { id: 'x_1' } } }],
  ['about no customer', { type: 'price.updated', data: { object: { id: 'price_1', customer: null } } }],
  ['without anything', {}],
  ['that is a list', []],
])('an event %s is accepted and ignored', async (_, event) => {
  expect(await receive(event)).toMatchObject({ status: 200 })
})

test('a false event changes nothing, because the plan is read from Stripe', async () => {
  const lie = structuredClone(event)
  Object.assign(lie.data.object, { status: 'canceled', items: { data: [{ price: { id: 'price_tier3' } }] } })
  await receive(lie)
  expect(await tierOf(user.id)).toBe('tier1')
})

test('an event is rejected while Stripe is unreachable, so that Stripe sends it again', async () => {
  await setFaults([{ kind: 'error' }])
  const rejected = await receive(event)
  await setFaults([])
  expect(rejected.status).toBe(503)
  expect(await tierOf(user.id)).toBe('free')
  await receive(event)
  expect(await tierOf(user.id)).toBe('tier1')
})

test('a repeated old confirmation does not restore the old plan', async () => {
  const person = await aPayingUser('price_tier1')
  for (const price of ['price_tier3', 'price_tier1'] as const) {
    const { reply } = await subscribe(person, price)
    await confirm(reply.clientSecret)
    await sync(person)
  }
  const confirmations = (await eventsOf(person.customerId)).filter(({ type }) => type === 'setup_intent.succeeded')
  expect(confirmations).toHaveLength(2)
  for (const event of [...confirmations, ...confirmations.toReversed()]) await receive(event)
  // A day later, Stripe's idempotency keys have expired.
  await advance(2)
  for (const event of [...confirmations, ...confirmations.toReversed()]) await receive(event)

  expect(await tierOf(person.user.id)).toBe('tier1')
  expect(await inForce(person.customerId)).toEqual(['active price_tier1'])
})

test('a repeated confirmation does not undo a change made at Stripe', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  await sync(person)
  const { data } = await stripe.subscriptions.list({ customer: person.customerId })
  await stripe.subscriptions.update(data[0]!.id, {
    items: [{ id: data[0]!.items.data[0]!.id, price: 'price_tier1' }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  })
  // A day later, Stripe's idempotency keys have expired.
  await advance(2)
  for (const event of await eventsOf(person.customerId)) await receive(event)

  expect(await tierOf(person.user.id)).toBe('tier1')
})

test('a confirmed change takes effect by its event even if the tab is closed', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  const all = await eventsOf(person.customerId)
  await Promise.all([...all, ...all].map((event) => receive(event)))

  expect(await tierOf(person.user.id)).toBe('tier3')
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
})

test('a confirmed change charges nothing if its period is over before its event arrives', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  await advance(32)
  for (const event of await eventsOf(person.customerId)) await receive(event)

  expect(await findUser(person.user.id)).toMatchObject({ subscriptionTier: 'tier1', changeNotMade: true })
  expect(await paid(person.customerId)).toEqual([1_900, 1_900])
})

/** Upgrades, downgrades, cancels, resumes and ends a plan, and checks the tier after each step. */
async function journey(person: Awaited<ReturnType<typeof aUser>>, after: (tier: string) => Promise<void>) {
  const pay = async (price: string, card = cards.good) =>
    confirm((await subscribe(person, price)).reply.clientSecret, card)
  const portal = async (action: string) => press((await openPortal(person)).reply.url, action)

  await pay('price_tier1', cards.refused)
  await after('free')
  await pay('price_tier1')
  await after('tier1')
  await pay('price_tier3')
  await after('tier3')
  await portal('cancel')
  await after('tier3')
  await portal('resume')
  await after('tier3')
  await pay('price_tier1')
  await after('tier1')
  await advance(40)
  await after('tier1')
  await portal('cancel')
  await after('tier1')
  await advance(40)
  await after('free')
  await pay('price_tier3')
  await after('tier3')
}

test('at every step of a plan’s history and after it, reordered, duplicated and missing events lead to the right plan', async () => {
  let person = await aUser()
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
      const next = (bound: number) => Number(numbers.next().value) % bound
      person = await aUser()
      await journey(person, async (tier) => {
        // Each step adds at least one event. Some of all events arrive, in any order, some twice.
        const customer = (await get(key.user(person.user.id)))?.customerId
        const all = await eventsOf(String(customer))
        const some = Array.from({ length: 1 + next(4) }, () => all[next(all.length)]!)
        await Promise.all(some.map((event) => receive(event)))
        expect(await tierOf(person.user.id)).toBe(tier)
      })
    }),
    { numRuns: histories, seed },
  )

  const { customerId } = (await get(key.user(person.user.id)))!
  const all = await eventsOf(String(customerId))
  expect(all.length).toBeGreaterThan(20)
  const before = await paid(String(customerId))

  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 4 }), async (order) => {
      await forget(person.user.id)
      for (const event of order) await receive(event)
      expect(await tierOf(person.user.id)).toBe('tier3')
    }),
    { numRuns: 12 * histories, seed },
  )
  expect(await inForce(String(customerId))).toEqual(['active price_tier3'])
  expect(await paid(String(customerId))).toEqual(before)
})

test('a plan changed during concurrent syncs ends up right', async () => {
  const person = await aPayingUser('price_tier1')
  await setFaults([{ kind: 'latency', ms: 30, rate: 0.5 }])
  const { reply } = await subscribe(person, 'price_tier3')
  const [all] = [await eventsOf(person.customerId)]
  const syncs = Array.from({ length: 6 }, () => sync(person))
  await confirm(reply.clientSecret)
  await Promise.all([...syncs, ...all.map((event) => receive(event)), sync(person), sync(person)])
  await setFaults([])

  expect(await tierOf(person.user.id)).toBe('tier3')
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
})

test('a canceled plan remains until its date, can be resumed, and ends', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await openPortal(person)
  await press(reply.url, 'cancel')
  const cancelled = (await sync(person)).reply
  const end = new Date((await subscriptionOf(person.customerId)).items.data[0]!.current_period_end * 1_000)
  const ending = { renewsAt: null, endsAt: end.toISOString() }
  expect(cancelled).toMatchObject({ subscriptionTier: 'tier3', subscription: ending })
  expect(end.getTime()).toBeGreaterThan(Date.now() + 26 * 86_400_000)

  await press(reply.url, 'resume')
  expect((await sync(person)).reply.subscription).toMatchObject({ renewsAt: expect.any(String), endsAt: null })
  await press(reply.url, 'cancel')
  await advance(20)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
  await advance(12)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'free', subscription: null })
})

test('a failed renewal leaves the plan with a warning until a new card pays or the plan ends', async () => {
  const person = await aPayingUser('price_tier1', cards.asksAlways)
  const other = await aPayingUser('price_tier1', cards.asksAlways)
  await advance(32)
  await update({
    Key: key.user(person.user.id),
    UpdateExpression: 'SET emailVerified = :yes',
    ExpressionAttributeValues: { ':yes': true },
  })
  // The second sync finds the failure known.
  for (const one of [person, other, person]) {
    expect((await sync(one)).reply).toMatchObject({ subscriptionTier: 'tier1', subscription: { status: 'past_due' } })
  }
  expect(await awaitSubject(person.user.email, 'Your payment failed')).toMatchObject({ to: person.user.email })
  await press((await openPortal(person)).reply.url, 'card', cards.good)
  await advance(16)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', subscription: { status: 'active' } })
  expect((await sync(other)).reply).toMatchObject({ subscriptionTier: 'free', subscription: null })
  // A new payment is for a new plan, not for the debt of the one that ended.
  const { reply } = await subscribe(other, 'price_tier1')
  await confirm(reply.clientSecret)
  expect((await sync(other)).reply.subscriptionTier).toBe('tier1')
  let mails = 0
  await awaitMail(person.user.email, ({ subject }) => (subject === 'Your payment failed' ? ++mails : null))
  expect(mails, 'a failure that is known is not mailed again').toBe(1)
})

test('an abandoned payment form changes nothing and can be reopened later', async () => {
  const person = await aUser()
  const { reply } = await subscribe(person, 'price_tier1')
  await advance(1)
  expect(await confirm(reply.clientSecret)).toMatch(/status of canceled/)
  const again = await subscribe(person, 'price_tier1')
  expect(again.reply.clientSecret).not.toBe(reply.clientSecret)
  await confirm(again.reply.clientSecret)
  expect((await sync(person)).reply.subscriptionTier).toBe('tier1')
})

test('a custom plan is never changed', async () => {
  const item = await get(key.user(user.id))
  await put({ ...item, ...key.user(user.id), subscriptionTier: 'custom', customLimit: 40 })
  expect(await receive(event)).toMatchObject({ status: 200 })
  expect(await findUser(user.id)).toMatchObject({ subscriptionTier: 'custom', customLimit: 40 })
})

import { expect, test } from 'vitest'
import { subscriptionRefusals } from '#contract/subscription'
import { findSubscriber, releasePaymentLock, storeUntouched, takePaymentLock } from '#functions/data/subscribers'
import {
  aPayingUser,
  advance,
  authenticate,
  callsOfStripe,
  cards,
  confirm,
  confirmStored,
  inForce,
  network,
  openPortal,
  paid,
  press,
  stripe,
  subscribe,
  subscriptionOf,
  sync,
} from '#scripts/testing/stripe'

test('a subscriber sees the price of a higher plan, and gets the plan after confirming the card', async () => {
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

test('a customer whose plan has ended pays for the next one with the card on file, unless it was removed', async () => {
  const person = await aPayingUser('price_tier1')
  await press((await openPortal(person)).reply.url, 'cancel')
  await advance(32)
  expect((await sync(person)).reply.subscriptionTier).toBe('free')

  const { reply } = await subscribe(person, 'price_tier3')
  expect(reply).toMatchObject({ mode: 'payment', amountDue: 9_900, savedCard: { brand: 'visa', last4: '4242' } })
  network.intercept(async (_, reach) => {
    const { body, ...response } = await reach()
    return { ...response, body: body.replaceAll(/(?<="default_payment_method":\{.*?"customer":)"cus_\w+"/g, 'null') }
  })
  const { status, reply: withoutCard } = await subscribe(person, 'price_tier3')
  expect([status, withoutCard.savedCard]).toEqual([200, undefined])
  network.intercept(null)

  expect(await confirmStored(reply.clientSecret, reply.savedCard!.id)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
})

test('a lower plan gives credit, which pays for a plan that begins later', async () => {
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
  ['requires authentication', cards.asksAlways],
])('a change whose card %s leaves the plan unchanged, and can be paid in the same form', async (_, card) => {
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
})

test('renewals are not charged to a card that could not pay for a change', async () => {
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

test('an unpaid renewal has to be paid before the plan can change', async () => {
  const person = await aPayingUser('price_tier1', cards.asksAlways)
  await advance(32)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', subscription: { status: 'past_due' } })
  expect(await subscribe(person, 'price_tier3')).toMatchObject({ status: 409, message: subscriptionRefusals.pastDue })
})

test('a change of plan lifts a scheduled cancellation', async () => {
  const person = await aPayingUser('price_tier1')
  await press((await openPortal(person)).reply.url, 'cancel')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', subscription: { endsAt: null } })
})

type Person = Awaited<ReturnType<typeof aPayingUser>>

/** Schedules the end of a subscription, in each of Stripe's two forms. */
const endings: Record<string, (person: Person) => Promise<unknown>> = {
  'in the portal': async (person) => press((await openPortal(person)).reply.url, 'cancel'),
  'by its flag': async ({ customerId }) =>
    stripe.subscriptions.update((await subscriptionOf(customerId)).id, { cancel_at_period_end: true }),
}

/**
 * Confirms a higher plan with a card that cannot be charged: the bank declines it, or asks for authentication and gets
 * none.
 */
async function failToPay(person: Person, card = cards.uncharged) {
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret, card)
  if (card === cards.asksAlways) await authenticate(reply.clientSecret, 'succeeded')
  return reply
}

/** State that an unpaid change must not affect. */
async function stateOf({ customerId }: Person) {
  const { status, items, cancel_at, cancel_at_period_end, default_payment_method } = await subscriptionOf(customerId)
  return { status, price: items.data[0]!.price.id, cancel_at, cancel_at_period_end, default_payment_method }
}

test.each([
  ['in the portal', 'uncharged'],
  ['by its flag', 'asksAlways'],
] as const)(
  'a plan cancelled %s ends as scheduled after a change that the card (%s) did not pay',
  async (how, card) => {
    const person = await aPayingUser('price_tier1')
    await endings[how]!(person)
    const before = await stateOf(person)
    await failToPay(person, cards[card])
    expect((await sync(person)).reply).toMatchObject({
      subscriptionTier: 'tier1',
      subscription: { changeUnpaid: true, renewsAt: null, endsAt: expect.any(String) },
    })
    expect(await stateOf(person)).toEqual(before)

    // The invoice of the change stays open for 23 hours.
    await advance(1)
    expect((await sync(person)).reply).toMatchObject({ subscription: { changeUnpaid: false, renewsAt: null } })
    expect(await stateOf(person)).toEqual(before)
    expect((await findSubscriber(person.user.id))?.untouched).toBeNull()
    await advance(31)
    expect((await sync(person)).reply.subscriptionTier).toBe('free')
    expect(await paid(person.customerId)).toEqual([1_900])
  },
)

test('a plan with a scheduled cancellation continues when the change is finally paid with another card', async () => {
  const person = await aPayingUser('price_tier1')
  await endings['in the portal']!(person)
  await failToPay(person)
  await sync(person)
  const { reply } = await subscribe(person, 'price_tier3')
  expect(reply).toMatchObject({ mode: 'payment', terms: 'higher' })
  expect(await confirm(reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', subscription: { endsAt: null } })
  expect((await findSubscriber(person.user.id))?.untouched).toBeNull()
})

test("a user's own changes stay when a pending plan change is not paid", async () => {
  const person = await aPayingUser('price_tier1')
  const { url } = (await openPortal(person)).reply
  await press(url, 'cancel')
  await failToPay(person)
  await sync(person)

  await press(url, 'resume')
  await press(url, 'card', '5555555555554444')
  const chosen = await stateOf(person)
  await sync(person)
  await advance(1)
  expect((await sync(person)).reply.subscription).toMatchObject({ endsAt: null, changeUnpaid: false })
  expect(await stateOf(person)).toEqual(chosen)
})

test('after several unpaid changes, renewals are charged to the card from before the first one', async () => {
  const person = await aPayingUser('price_tier1')
  const before = await stateOf(person)
  for (const card of [cards.uncharged, cards.asksAlways]) {
    await failToPay(person, card)
    await sync(person)
    expect(await stateOf(person)).toEqual(before)
    await advance(1)
  }
  await advance(31)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', subscription: { status: 'active' } })
  expect(await paid(person.customerId)).toEqual([1_900, 1_900])
})

/** Makes Stripe unreachable after this many changes. The response to the last one may be lost. */
function cutAfter(changes: number, isLost: boolean) {
  let made = 0
  network.intercept(async ({ method }, reach) => {
    const isChange = method !== 'GET'
    if (made >= changes && !isLost) return null
    if (isChange) made += 1
    if (made <= changes) return reach()
    if (made === changes + 1 && isChange) await reach()
    return null
  })
}

test('a change that is cut off after any of its requests, with or without the last response, is fixed by the next sync', async () => {
  const person = await aPayingUser('price_tier1')
  await endings['in the portal']!(person)
  const before = await stateOf(person)
  const kept = { subscriptionTier: 'tier1', subscription: { renewsAt: null } }
  const cuts = [0, 1, 2, 3].flatMap((changes) => [false, true].map((isLost) => [changes, isLost] as const))
  for (const [changes, isLost] of cuts) {
    const cut = `after ${changes} requests, the last response lost: ${isLost}`
    await failToPay(person)
    cutAfter(changes, isLost)
    await sync(person)
    network.intercept(null)

    expect((await sync(person)).reply, cut).toMatchObject(kept)
    expect(await stateOf(person), cut).toEqual(before)
    expect(await paid(person.customerId), cut).toEqual([1_900])
    await advance(1)
    await sync(person)
    expect(await stateOf(person), cut).toEqual(before)
  }
})

test('a change that crashed before its charge and is never confirmed again is reverted', async () => {
  const person = await aPayingUser('price_tier1')
  await endings['in the portal']!(person)
  const { id, cancel_at: cancelAt, default_payment_method: card } = await subscriptionOf(person.customerId)
  const lock = (await takePaymentLock(person.user.id, 'died', new Date()))!
  await storeUntouched(lock, {
    subscriptionId: id,
    priceId: 'price_tier3',
    card: card as string,
    cancelAt,
    cancelsAtPeriodEnd: false,
    isRestored: false,
  })
  await releasePaymentLock(lock)
  await stripe.subscriptions.update(id, { cancel_at: '' })

  expect((await sync(person)).reply.subscription).toMatchObject({ renewsAt: null })
  expect((await subscriptionOf(person.customerId)).cancel_at).toBe(cancelAt)
})

test('a change whose key is in use by another attempt is applied by the next sync, unpaid if its card did not pay', async () => {
  const [person, unpaid] = [await aPayingUser('price_tier1'), await aPayingUser('price_tier1')]
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  await failToPay(unpaid)
  const message = 'There is currently another in-progress request using this Idempotent Key.'
  const error = { type: 'invalid_request_error', code: 'idempotency_key_in_use', message }
  const inUse = { status: 409, body: JSON.stringify({ error }) }
  network.intercept(async ({ body }, reach) => (body.includes('pending_if_incomplete') ? inUse : reach()))
  expect(await sync(person)).toMatchObject({ status: 503, message: subscriptionRefusals.unreachable })
  // The other attempt gets this far.
  network.intercept(async ({ body }, reach) => {
    const reached = await reach()
    return body.includes('pending_if_incomplete') ? inUse : reached
  })
  expect(await sync(unpaid)).toMatchObject({ status: 503 })
  network.intercept(null)

  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: false })
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
  const { reply: open } = await sync(unpaid)
  expect(open).toMatchObject({ subscriptionTier: 'tier1', changeNotMade: false, subscription: { changeUnpaid: true } })
})

test('a change that Stripe rejects permanently leaves everything unchanged', async () => {
  const person = await aPayingUser('price_tier1')
  await endings['in the portal']!(person)
  const before = await stateOf(person)
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  const error = { type: 'invalid_request_error', message: 'No.' }
  network.intercept(async ({ body }, reach) =>
    body.includes('pending_if_incomplete') ? { status: 400, body: JSON.stringify({ error }) } : reach(),
  )
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', changeNotMade: true })
  expect(await stateOf(person)).toEqual(before)
})

test('a change to an ended subscription, or to the price that it already has, sends no request to Stripe', async () => {
  const [ended, changed] = [await aPayingUser('price_tier1'), await aPayingUser('price_tier1')]
  for (const person of [ended, changed]) await confirm((await subscribe(person, 'price_tier3')).reply.clientSecret)
  await stripe.subscriptions.cancel((await subscriptionOf(ended.customerId)).id)
  const { id, items } = await subscriptionOf(changed.customerId)
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: 'price_tier3' }],
    proration_behavior: 'none',
  })

  const before = (await callsOfStripe()).updateSubscription
  expect((await sync(ended)).reply).toMatchObject({ subscriptionTier: 'free', changeNotMade: true })
  expect((await sync(changed)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: false })
  expect((await callsOfStripe()).updateSubscription).toBe(before)
  expect(await paid(changed.customerId)).toEqual([1_900])
})

import { expect, test } from 'vitest'
import { subscriptionRefusals } from '#contract/subscription'
import {
  aPayingUser,
  advance,
  authenticate,
  cards,
  confirm,
  confirmStored,
  creditOf,
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
import { newSubscription } from './subscriptions'

const minutes = (count: number) => count / (24 * 60)

test('a lower plan that is confirmed on day 25 gives no credit as of day 0 and has to be confirmed again', async () => {
  const person = await aPayingUser('price_tier3')
  const old = await subscribe(person, 'price_tier1')
  expect(old.reply).toMatchObject({ terms: 'lower', amountDue: expect.closeTo(-8_000, -1) })

  await advance(25)
  expect(await confirm(old.reply.clientSecret)).toBe('succeeded')
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: true })
  expect(await creditOf(person.customerId)).toBe(0)
  expect(await inForce(person.customerId)).toEqual(['active price_tier3'])

  const { reply } = await subscribe(person, 'price_tier1')
  expect(reply.clientSecret).not.toBe(old.reply.clientSecret)
  expect(reply.amountDue).toBeGreaterThan(-1_700)
  expect(reply.amountDue).toBeLessThan(-700)
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', changeNotMade: false })
  expect(await creditOf(person.customerId)).toBe(-reply.amountDue)
})

test('a higher plan that is confirmed in time costs the amount shown, however late the event arrives', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  await advance(2)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: false })
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
})

test('a lower plan that is confirmed in time gives the credit shown, however late the event arrives', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  await confirm(reply.clientSecret)
  await advance(2)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', changeNotMade: false })
  expect(await creditOf(person.customerId)).toBe(-reply.amountDue)
})

test('a form that is opened again while the bank asks is the same, and a confirmation completed too late changes nothing', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  expect(await confirm(reply.clientSecret, cards.asksOnce)).toBe('requires_action')
  expect((await subscribe(person, 'price_tier1')).reply).toEqual(reply)
  await advance(minutes(61))
  expect(await authenticate(reply.clientSecret, 'succeeded')).toBe('succeeded')
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: true })
  expect(await creditOf(person.customerId)).toBe(0)
})

test('an amount is shown again for half an hour, then recalculated', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  await advance(minutes(25))
  expect((await subscribe(person, 'price_tier1')).reply).toEqual(reply)
  await advance(minutes(10))
  const fresh = (await subscribe(person, 'price_tier1')).reply
  expect(fresh.clientSecret).not.toBe(reply.clientSecret)
  expect(fresh.amountDue).toBeGreaterThan(reply.amountDue)
})

test('a confirmed change is not lost if the form is opened again before it is applied', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)

  expect(await subscribe(person, 'price_tier3')).toMatchObject({
    status: 409,
    message: subscriptionRefusals.changeConfirmed,
  })
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
})

test('a change that is confirmed too late does not block the form', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await advance(minutes(61))
  await confirm(reply.clientSecret)
  expect((await subscribe(person, 'price_tier3')).reply).toMatchObject({ mode: 'setup', terms: 'higher' })
})

/** Creates a user whose credit pays for the plan of the open form. */
async function aUserWithCredit() {
  const person = await aPayingUser('price_tier3')
  await confirm((await subscribe(person, 'price_tier1')).reply.clientSecret)
  await sync(person)
  await press((await openPortal(person)).reply.url, 'cancel')
  await advance(32)
  const { reply } = await subscribe(person, 'price_tier1')
  expect(reply).toMatchObject({ mode: 'setup', amountDue: 0 })
  return { person, reply }
}

test('a plan that credit pays for and that has begun in the meantime does not begin again', async () => {
  const { person, reply } = await aUserWithCredit()
  await confirm(reply.clientSecret)
  await stripe.subscriptions.create(newSubscription(person.user.id, person.customerId, 'price_tier1'))
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', changeNotMade: false })
  expect(await inForce(person.customerId)).toEqual(['active price_tier1'])
})

test('a plan that credit pays for does not begin with a late confirmation', async () => {
  const { person, reply } = await aUserWithCredit()
  await advance(1)
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'free', changeNotMade: true })
  expect(await inForce(person.customerId)).toEqual([])
})

test('the card on file confirms a change, unless it has expired', async () => {
  const person = await aPayingUser('price_tier1')
  const card = (await subscriptionOf(person.customerId)).default_payment_method as string
  const { reply } = await subscribe(person, 'price_tier3')
  expect(reply.savedCard).toEqual({ id: card, brand: 'visa', last4: '4242' })

  network.intercept(async (_, reach) => {
    const { body, ...response } = await reach()
    return { ...response, body: body.replaceAll('"exp_year":2034', '"exp_year":2025') }
  })
  expect((await subscribe(person, 'price_tier3')).reply).not.toHaveProperty('savedCard')
  network.intercept(null)

  const other = await aPayingUser('price_tier1')
  const { reply: theirs } = await subscribe(other, 'price_tier3')
  expect(await confirmStored(theirs.clientSecret, card)).toMatch(/does not have a payment method/)
  expect(await confirmStored(reply.clientSecret, card)).toBe('succeeded')
  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
  expect((await sync(other)).reply.subscriptionTier).toBe('tier1')
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
})

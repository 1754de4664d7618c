import { expect, test } from 'vitest'
import { subscriptionRefusals } from '#contract/subscription'
import {
  aPayingUser,
  advance,
  authenticate,
  cards,
  confirm,
  creditOf,
  inForce,
  openPortal,
  paid,
  press,
  subscribe,
  sync,
} from '#scripts/testing/stripe'

const minutes = (count: number) => count / (24 * 60)

test('a lower plan confirmed on day 25 gives no credit of day 0: its amount is asked for again', async () => {
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

test('a higher plan confirmed in time costs what was shown, however late it is heard of', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await confirm(reply.clientSecret)
  await advance(2)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: false })
  expect(await paid(person.customerId)).toEqual([reply.amountDue, 1_900])
})

test('a lower plan confirmed in time gives the credit that was shown, however late it is heard of', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  await confirm(reply.clientSecret)
  await advance(2)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier1', changeNotMade: false })
  expect(await creditOf(person.customerId)).toBe(-reply.amountDue)
})

test('a confirmation that the bank was asked for in time, but answered late, changes nothing', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  expect(await confirm(reply.clientSecret, cards.asksOnce)).toBe('requires_action')
  await advance(minutes(61))
  expect(await authenticate(reply.clientSecret, 'succeeded')).toBe('succeeded')
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'tier3', changeNotMade: true })
  expect(await creditOf(person.customerId)).toBe(0)
})

test('an amount is shown again for half an hour, and a new one after that', async () => {
  const person = await aPayingUser('price_tier3')
  const { reply } = await subscribe(person, 'price_tier1')
  await advance(minutes(25))
  expect((await subscribe(person, 'price_tier1')).reply).toEqual(reply)
  await advance(minutes(10))
  const fresh = (await subscribe(person, 'price_tier1')).reply
  expect(fresh.clientSecret).not.toBe(reply.clientSecret)
  expect(fresh.amountDue).toBeGreaterThan(reply.amountDue)
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

test('a change confirmed too late does not keep the form from opening', async () => {
  const person = await aPayingUser('price_tier1')
  const { reply } = await subscribe(person, 'price_tier3')
  await advance(minutes(61))
  await confirm(reply.clientSecret)
  expect((await subscribe(person, 'price_tier3')).reply).toMatchObject({ mode: 'setup', terms: 'higher' })
})

test('a plan that credit pays for does not begin by a confirmation that is too late', async () => {
  const person = await aPayingUser('price_tier3')
  await confirm((await subscribe(person, 'price_tier1')).reply.clientSecret)
  await sync(person)
  await press((await openPortal(person)).reply.url, 'cancel')
  await advance(32)
  const { reply } = await subscribe(person, 'price_tier1')
  expect(reply).toMatchObject({ mode: 'setup', amountDue: 0 })
  await advance(1)
  await confirm(reply.clientSecret)
  expect((await sync(person)).reply).toMatchObject({ subscriptionTier: 'free', changeNotMade: true })
  expect(await inForce(person.customerId)).toEqual([])
})

import { expect, test, vi } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { consume } from '#functions/data/rate-limits'
import { logEvents } from '#functions/lib/log-events'
import { aSlowNetwork } from '#scripts/testing/network'
import {
  aPayingUser,
  advance,
  callsOfStripe,
  confirm,
  events,
  inForce,
  receive,
  stripe,
  subscribe,
  subscriptionOf,
  sync,
} from '#scripts/testing/stripe'
import { aUser } from '#scripts/testing/user'
import { newSubscription, openPayment } from '#functions/services/payments/subscriptions'

test('a user who syncs the plan too often is rejected without a request to Stripe, and Stripe’s events still work', async () => {
  const person = await aPayingUser('price_tier1')
  const { max } = rateLimits.planSyncsPerUser
  await consume('planSyncsPerUser', person.user.id, new Date(), max - 1)
  const before = await callsOfStripe()
  expect(await sync(person)).toMatchObject({
    status: 429,
    message: 'We have checked your plan too many times. Please try again in 60 minutes.',
  })
  expect(await callsOfStripe()).toEqual(before)
  const event = (await events()).findLast(({ data }) => JSON.stringify(data).includes(person.customerId))
  for (let times = 0; times < 3; times++) expect((await receive(event)).status).toBe(200)
})

test('syncs of a user without a Stripe customer are not limited', async () => {
  const person = await aUser()
  await consume('planSyncsPerUser', person.user.id, new Date(), rateLimits.planSyncsPerUser.max)
  expect((await sync(person)).status).toBe(200)
})

test('a sync that read a change before another applied it does not apply it again', async () => {
  const person = await aPayingUser('price_tier1')
  await confirm((await subscribe(person, 'price_tier3')).reply.clientSecret)
  await aSlowNetwork('GetItem', `USER#${person.user.id}`, async () => {
    await sync(person)
    const { id, items } = await subscriptionOf(person.customerId)
    await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]!.id, price: 'price_tier1' }],
      proration_behavior: 'none',
    })
    // A day later, Stripe's idempotency keys have expired.
    await advance(2)
  })
  const { syncSubscription } = await import('#functions/services/payments/sync')
  await syncSubscription(person.customerId, new Date())
  expect(await inForce(person.customerId)).toEqual(['active price_tier1'])
})

test('two plans that were begun at Stripe by mistake give the higher one, and are logged for the alarm', async () => {
  const person = await aPayingUser('price_tier1')
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const isLogged = () => log.mock.calls.some(([line]) => String(line).includes(logEvents.twoSubscriptions))
  await sync(person)
  expect(isLogged()).toBe(false)
  const second = await stripe.subscriptions.create({
    ...newSubscription(person.user.id, person.customerId, 'price_tier3'),
    expand: ['latest_invoice.confirmation_secret'],
  })
  await confirm(openPayment(second)!.clientSecret)

  expect((await sync(person)).reply.subscriptionTier).toBe('tier3')
  expect(isLogged()).toBe(true)
  log.mockRestore()
})

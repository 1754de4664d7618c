import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { findSubscriber } from '#functions/data/subscribers'
import { stripe, subscribe } from '#scripts/testing/stripe'
import { aUser } from '#scripts/testing/user'
import { makeOnce } from './attempts'

const { StripeAPIError, StripeConnectionError } = Stripe.errors

test.each([
  ["Stripe's own failure, which the key would repeat", new StripeAPIError({ type: 'api_error' }), 1],
  ['an earlier attempt that still uses the key', new StripeAPIError({ statusCode: 409, type: 'api_error' }), 0],
  ['a lost response, which the key may still return', new StripeConnectionError({ type: 'api_error' }), 0],
])('after %s the next attempt uses the right key', async (_, error, attempt) => {
  const { user } = await aUser()
  const making = makeOnce({ id: user.id, attempt: 0 }, 'customer', () => Promise.reject(error))

  await expect(making).rejects.toBe(error)
  expect((await findSubscriber(user.id))?.attempt).toBe(attempt)
})

test('a key that was used for another request is replaced', async () => {
  const person = await aUser()
  await stripe.customers.create({ email: 'other@example.com' }, { idempotencyKey: `customer:${person.user.id}:0` })

  expect((await subscribe(person, 'price_tier1')).status).toBe(503)
  expect((await subscribe(person, 'price_tier1')).status).toBe(200)
})

import { expect, test } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { consume } from '#functions/data/rate-limits'
import { aPayingUser, callsOfStripe, openPortal, stripe } from '#scripts/testing/stripe'
import { aUser } from '#scripts/testing/user'

const nothingToManage = {
  status: 409,
  message: "You don't have a paid plan yet. Please choose one first.",
}

test('a user who never paid has nothing to manage', async () => {
  expect(await openPortal(await aUser())).toMatchObject(nothingToManage)
})

test('a customer that was deleted at Stripe has nothing to manage', async () => {
  const person = await aPayingUser('price_tier1')
  await stripe.customers.del(person.customerId)
  expect(await openPortal(person)).toMatchObject(nothingToManage)
})

test('a user who opens the billing page too often is rejected without a request to Stripe', async () => {
  const person = await aPayingUser('price_tier1')
  await consume('billingPortalsPerUser', person.user.id, new Date(), rateLimits.billingPortalsPerUser.max)
  const before = await callsOfStripe()
  expect(await openPortal(person)).toMatchObject({
    status: 429,
    message: 'You have opened the billing page too many times. Please try again in 60 minutes.',
  })
  expect(await callsOfStripe()).toEqual(before)
})

import { expect, test } from 'vitest'
import { aUser } from '#scripts/testing/a-user'
import {
  dropPendingChange,
  findSubscriber,
  forgetCustomer,
  keepCustomer,
  keepPendingChange,
  releasePaymentLock,
  takePaymentLock,
  userOfCustomer,
  writePlan,
} from './subscribers'
import { findUser } from './users'

const aSubscriber = async () => (await findSubscriber((await aUser()).user.id))!

const plan = (tier: 'free' | 'tier1' | 'tier3') => ({ tier, subscription: null })

test('what was read before another sync wrote is not written', async () => {
  const early = await aSubscriber()
  const late = await findSubscriber(early.id)
  expect(await writePlan(late!, plan('tier3'))).toBe(true)
  expect(await writePlan(early, plan('tier1'))).toBe(false)
  expect((await findUser(early.id))?.subscriptionTier).toBe('tier3')

  const again = await findSubscriber(early.id)
  expect(await writePlan(again!, plan('tier1'))).toBe(true)
  expect((await findUser(early.id))?.subscriptionTier).toBe('tier1')
})

test('of many syncs that read at the same time, one writes', async () => {
  const subscriber = await aSubscriber()
  const written = await Promise.all(Array.from({ length: 8 }, () => writePlan(subscriber, plan('tier1'))))
  expect(written.filter(Boolean)).toHaveLength(1)
})

test('of many who want the lock one gets it, until it is released or too old', async () => {
  const { id } = await aSubscriber()
  const now = new Date()
  const tokens = ['a', 'b', 'c', 'd', 'e']
  const taken = await Promise.all(tokens.map((token) => takePaymentLock(id, token, now)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  const owner = tokens[taken.indexOf(true)]!

  await releasePaymentLock(id, 'somebody else')
  expect(await takePaymentLock(id, 'z', now)).toBe(false)
  await releasePaymentLock(id, owner)
  expect(await takePaymentLock(id, 'z', now)).toBe(true)
  expect(await takePaymentLock(id, 'y', new Date(now.getTime() + 29_000))).toBe(false)
  expect(await takePaymentLock(id, 'y', new Date(now.getTime() + 31_000))).toBe(true)
})

test('only the change that was stored last can be dropped, and only by its own name', async () => {
  const { id } = await aSubscriber()
  const change = { setupIntentId: 'seti_1', subscriptionId: 'sub_1', priceId: 'price_1', prorationDate: 1 }
  await keepPendingChange(id, change)
  await keepPendingChange(id, { ...change, setupIntentId: 'seti_2' })
  await dropPendingChange(id, change)
  expect((await findSubscriber(id))?.pendingChange?.setupIntentId).toBe('seti_2')
  await dropPendingChange(id, { ...change, setupIntentId: 'seti_2' })
  expect((await findSubscriber(id))?.pendingChange).toBeNull()
})

test('a user has one customer, until it is forgotten', async () => {
  const { id } = await aSubscriber()
  await keepCustomer(id, `cus_1${id}`)
  await keepCustomer(id, `cus_2${id}`)
  expect((await findSubscriber(id))?.customerId).toBe(`cus_1${id}`)
  expect(await userOfCustomer(`cus_1${id}`)).toBe(id)
  expect(await userOfCustomer(`cus_2${id}`)).toBeNull()

  await forgetCustomer(id, `cus_1${id}`)
  await keepCustomer(id, `cus_2${id}`)
  expect((await findSubscriber(id))?.customerId).toBe(`cus_2${id}`)
})

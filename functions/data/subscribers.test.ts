import { expect, test } from 'vitest'
import { aUser } from '#scripts/testing/user'
import {
  type PaymentLock,
  type PendingChange,
  dropPendingChange,
  findSubscriber,
  unlinkCustomer,
  linkCustomer,
  lowerPlan,
  releasePaymentLock,
  storePendingChange,
  storeUntouched,
  takePaymentLock,
  findUserOfCustomer,
  writePlan,
} from './subscribers'
import { findUser } from './users'

const aSubscriber = async () => (await findSubscriber((await aUser()).user.id))!

const plan = (tier: 'free' | 'tier1' | 'tier3') => ({ tier, subscription: null })

/** Creates a subscriber and takes its lock. */
async function aLock(): Promise<PaymentLock> {
  const { id } = await aSubscriber()
  return (await takePaymentLock(id, 'holder', new Date()))!
}

/** Returns an expired lock and the lock of its next holder. */
async function aLostLock() {
  const lost = await aLock()
  const later = new Date(lost.deadline.getTime() + 1)
  return { lost, held: (await takePaymentLock(lost.userId, 'next', later))! }
}

const change: PendingChange = {
  setupIntentId: 'seti_1',
  subscriptionId: 'sub_1',
  priceId: 'price_1',
  prorationDate: 1,
  shownAt: 1,
  startsLater: false,
  isLowering: false,
}
const next = { ...change, setupIntentId: 'seti_2' }

const untouched = {
  subscriptionId: 'sub_1',
  priceId: 'price_1',
  card: 'pm_1',
  cancelAt: null,
  cancelsAtPeriodEnd: true,
  isRestored: false,
}

test('a plan read before another sync’s write is not written', async () => {
  const early = await aSubscriber()
  const late = await findSubscriber(early.id)
  expect(await writePlan(late!, plan('tier3'), new Date())).toBe(true)
  expect(await writePlan(early, plan('tier1'), new Date())).toBe(false)
  expect((await findUser(early.id))?.subscriptionTier).toBe('tier3')

  const again = await findSubscriber(early.id)
  expect(await writePlan(again!, plan('tier1'), new Date())).toBe(true)
  expect((await findUser(early.id))?.subscriptionTier).toBe('tier1')
})

test('of many concurrent syncs, one writes', async () => {
  const subscriber = await aSubscriber()
  const written = await Promise.all(Array.from({ length: 8 }, () => writePlan(subscriber, plan('tier1'), new Date())))
  expect(written.filter(Boolean)).toHaveLength(1)
})

test("a custom plan is neither overwritten by Stripe's nor lowered by a change", async () => {
  const { user } = await aUser({ subscriptionTier: 'custom', customLimit: 40 })
  const read = (await findSubscriber(user.id))!
  expect(await writePlan(read, plan('tier1'), new Date())).toBe(false)
  const lock = (await takePaymentLock(user.id, 'holder', new Date()))!
  await storePendingChange(lock, change)
  expect(await lowerPlan(lock, change, 'tier1')).toBe(false)
  expect((await findUser(user.id))?.subscriptionTier).toBe('custom')
})

test('of many concurrent claims of the lock one succeeds, until it is released or past its deadline', async () => {
  const { id } = await aSubscriber()
  const now = new Date()
  const taken = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((token) => takePaymentLock(id, token, now)))
  const [lock, ...others] = taken.filter((one) => one !== null)
  expect(others).toEqual([])

  await releasePaymentLock({ ...lock!, token: 'somebody else' })
  expect(await takePaymentLock(id, 'z', now)).toBeNull()
  await releasePaymentLock(lock!)
  expect(await takePaymentLock(id, 'z', now)).toMatchObject({ userId: id, token: 'z' })
  expect(await takePaymentLock(id, 'y', new Date(now.getTime() + 29_000))).toBeNull()
  expect(await takePaymentLock(id, 'y', new Date(now.getTime() + 31_000))).not.toBeNull()
})

test('a holder that lost the lock cannot overwrite the next holder’s changes', async () => {
  const { lost, held } = await aLostLock()
  expect(await storePendingChange(held, next)).toBe(true)
  expect(await storePendingChange(lost, change)).toBe(false)
  expect(await storeUntouched(lost, untouched)).toBe(false)
  expect(await lowerPlan(lost, next, 'tier1')).toBe(false)
  await dropPendingChange(lost, next, { isMade: true })
  expect(await findSubscriber(lost.userId)).toMatchObject({ pendingChange: next, untouched: null })
})

test('only the change stored last can be dropped, and only by its own id', async () => {
  const lock = await aLock()
  await storePendingChange(lock, change)
  await storePendingChange(lock, next)
  await dropPendingChange(lock, change, { isMade: true })
  expect((await findSubscriber(lock.userId))?.pendingChange?.setupIntentId).toBe('seti_2')
  await dropPendingChange(lock, next, { isMade: true })
  expect((await findSubscriber(lock.userId))?.pendingChange).toBeNull()
})

test('a user has one customer until it is unlinked', async () => {
  const { id } = await aSubscriber()
  expect(await linkCustomer(id, `cus_1${id}`)).toBe(true)
  expect(await linkCustomer(id, `cus_1${id}`)).toBe(true)
  expect(await linkCustomer(id, `cus_2${id}`)).toBe(false)
  expect((await findSubscriber(id))?.customerId).toBe(`cus_1${id}`)
  expect(await findUserOfCustomer(`cus_1${id}`)).toBe(id)
  expect(await findUserOfCustomer(`cus_2${id}`)).toBeNull()

  await unlinkCustomer(id, `cus_1${id}`)
  expect(await findUserOfCustomer(`cus_1${id}`)).toBeNull()
  expect(await linkCustomer(id, `cus_2${id}`)).toBe(true)
  expect((await findSubscriber(id))?.customerId).toBe(`cus_2${id}`)
})

test("unlinking a customer removes its pending change, and no other's", async () => {
  const lock = await aLock()
  const { userId } = lock
  await linkCustomer(userId, `cus_1${userId}`)
  await storePendingChange(lock, change)
  await storeUntouched(lock, untouched)

  await unlinkCustomer(userId, `cus_2${userId}`)
  expect(await findSubscriber(userId)).toMatchObject({
    customerId: `cus_1${userId}`,
    pendingChange: change,
    untouched,
  })
  expect(await findUserOfCustomer(`cus_1${userId}`)).toBe(userId)

  await unlinkCustomer(userId, `cus_1${userId}`)
  expect(await findSubscriber(userId)).toMatchObject({ pendingChange: null, untouched: null })
})

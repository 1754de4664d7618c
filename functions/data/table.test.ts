import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { monthOf } from '#domain/quota'
import { newId } from '#functions/lib/ids'
import { type Trouble, aBadNetwork, aLaggingReplica } from '#scripts/testing/network'
import { aDraft, anAnalysis, aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'

// Of today: what is over by the table's own clock, it may delete at any moment.
const now = new Date()
const month = monthOf(now)
const troubles: Trouble[] = ['its answer is lost', 'its answer is cut', 'it collides']

test.each(troubles)('where %s, what is counted is counted once', async (trouble) => {
  const userId = newId(now)
  await aBadNetwork(trouble)
  const { createProject, uncountProject, listOpenProjects } = await import('./projects')
  const { get, key } = await import('./table')
  const used = async () => (await get(key.quota(userId, month)))?.used
  const draft = () => ({ ...aDraft(), id: newId(now), createdAt: now.toISOString() })

  const first = draft()
  expect(await createProject(userId, first, 2)).toBe(true)
  expect(await createProject(userId, draft(), 2)).toBe(true)
  expect(await createProject(userId, draft(), 2)).toBe(false)
  expect(await listOpenProjects(userId)).toHaveLength(2)
  expect(await uncountProject(userId, first.id)).toBe(true)
  expect(await used()).toBe(1)
})

test.each(troubles)('where %s, no more requests pass a rate limit than it allows', async (trouble) => {
  const userId = newId(now)
  await aBadNetwork(trouble)
  const { consume } = await import('./rate-limits')

  const { max } = rateLimits.failedSignInsPerEmailAndIp
  const outcomes = await Promise.allSettled(
    Array.from({ length: 2 * max }, () => consume('failedSignInsPerEmailAndIp', userId, now)),
  )
  // A request that is sent again may count twice, never not at all.
  const passed = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(passed).toBeGreaterThan(0)
  expect(passed).toBeLessThanOrEqual(max)
})

// One write and one read: the client waits long before it asks again.
test('where it is throttled, a request is sent again', async () => {
  const userId = newId(now)
  await aBadNetwork('it is throttled')
  const { createProject } = await import('./projects')
  const { get, key } = await import('./table')

  const draft = { ...aDraft(), id: newId(now), createdAt: now.toISOString() }
  expect(await createProject(userId, draft, 1)).toBe(true)
  expect(await get(key.quota(userId, month))).toMatchObject({ used: 1 })
})

test.each(troubles)('where %s, who wins hears of it', async (trouble) => {
  const { user, sessionId } = await aUser()
  const projectId = await aProject(user.id)
  const documentId = newId(now)
  await aBadNetwork(trouble)
  const { changePassword, endSessions } = await import('./accounts')
  const { createDocument, takeDocument } = await import('./documents')
  const { claimLease, finishAnalysis, takeLease } = await import('./leases')
  const { createUser, findUser } = await import('./users')
  const { takePaymentLock } = await import('./subscribers')

  const id = newId(now)
  expect(await createUser({ ...user, id, email: `${id.toLowerCase()}@example.com` })).toBe(true)
  expect(await takePaymentLock(user.id, 'lock', now)).toMatchObject({ token: 'lock' })

  await createDocument(user.id, documentId, now)
  expect(await takeDocument(user.id, documentId, now.getTime() + 60_000, now)).toMatchObject({ id: documentId })
  expect(await takeDocument(user.id, documentId, now.getTime() + 60_000, now)).toBeNull()

  const job = { userId: user.id, projectId, kind: 'analyze', token: 'token' } as const
  expect(await takeLease(job, now)).toEqual({ token: 'token', isWaiting: false })
  expect(await takeLease({ ...job, token: 'other' }, now)).toBeNull()
  expect(await claimLease(job, 'runner', now)).toBe(true)
  expect(await finishAnalysis(job, anAnalysis())).toBe(true)

  expect(await changePassword(user, 'another hash', sessionId)).toBe(true)
  await endSessions(user.id)
  expect(await findUser(user.id)).toMatchObject({ passwordHash: 'another hash', sessionEpoch: 2 })
})

test('only reads that may be out of date are, when the table’s replicas lag', async () => {
  await aLaggingReplica()
  const { get, key, keysUnder, list, put, range } = await import('./table')
  const item = key.estimate(newId(now), newId(now))
  const prefix = { ...item, sk: 'ESTIMATE#' }
  const reads = {
    get: async () => ((await get(item)) ? 1 : 0),
    keys: async () => (await keysUnder(item)).length,
    range: async () => (await range(prefix, item)).length,
    list: async () => (await list(prefix, 10)).length,
    'stale range': async () => (await range(prefix, item, { stale: true })).length,
    'stale list': async () => (await list(prefix, 10, { stale: true })).length,
  }
  const found = async () =>
    Object.fromEntries(await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read()])))

  const none = { get: 0, keys: 0, range: 0, list: 0, 'stale range': 0, 'stale list': 0 }
  expect(await found()).toEqual(none)
  await put({ ...item, id: 'an estimate' })
  expect(await found()).toEqual({ ...none, get: 1, keys: 1, range: 1, list: 1 })
})

test('a query returns all items, however many pages of the table they take', async () => {
  const { count, key, keysUnder, list, listed, put, range } = await import('./table')
  const userId = newId(now)
  const ids = Array.from({ length: 8 }, () => newId(now)).toSorted()
  await Promise.all(ids.map((id) => put({ ...key.estimate(userId, id), id, packed: randomBytes(300_000) })))

  const prefix = listed.estimates(userId)
  const idsOf = (items: Record<string, unknown>[]) => items.map(({ id }) => id)
  expect(idsOf(await range(prefix, key.estimate(userId, ids.at(-1)!)))).toEqual(ids)
  expect(idsOf(await list(prefix, 7))).toEqual(ids.toReversed().slice(0, 7))
  expect(await keysUnder(prefix)).toHaveLength(8)
  expect(await count(prefix)).toBe(8)
})

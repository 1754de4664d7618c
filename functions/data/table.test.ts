import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { monthOf } from '#domain/estimate/quota'
import { newId } from '#functions/lib/ids'
import { type Trouble, aBadNetwork, aLaggingReplica } from '#scripts/testing/network'
import { aDraft, anAnalysis, aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import * as key from './keys'
import * as prefixes from './prefixes'

// The current time, because the table may delete expired items at any moment.
const now = new Date()
const month = monthOf(now)
const troubles: Trouble[] = ['its response is lost', 'its response is cut', 'it collides']

test.each(troubles)('a project is counted once when %s', async (trouble) => {
  const userId = newId(now)
  await aBadNetwork(trouble)
  const { createProject, uncountProject, listProjectRecords } = await import('./projects')
  const { get } = await import('./table')
  const used = async () => (await get(key.quota(userId, month)))?.used
  const draft = () => ({ ...aDraft(), id: newId(now), createdAt: now.toISOString() })

  const first = draft()
  expect(await createProject(userId, first, 2)).toBe(true)
  expect(await createProject(userId, draft(), 2)).toBe(true)
  expect(await createProject(userId, draft(), 2)).toBe(false)
  expect(await listProjectRecords(userId, undefined, 9)).toHaveLength(2)
  expect(await uncountProject(userId, first.id)).toBe(true)
  expect(await used()).toBe(1)
})

test.each(troubles)('a rate limit is not exceeded when %s', async (trouble) => {
  const userId = newId(now)
  await aBadNetwork(trouble)
  const { consume } = await import('./rate-limits')

  const { max } = rateLimits.failedSignInsPerEmailAndIp
  const outcomes = await Promise.allSettled(
    Array.from({ length: 2 * max }, () => consume('failedSignInsPerEmailAndIp', userId, now)),
  )
  // A retried request may count twice, but always counts.
  const passed = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(passed).toBeGreaterThan(0)
  expect(passed).toBeLessThanOrEqual(max)
})

// Only one write and one read, because the client waits long before a retry.
test('a throttled request is retried', async () => {
  const userId = newId(now)
  await aBadNetwork('it is throttled')
  const { createProject } = await import('./projects')
  const { get } = await import('./table')

  const draft = { ...aDraft(), id: newId(now), createdAt: now.toISOString() }
  expect(await createProject(userId, draft, 1)).toBe(true)
  expect(await get(key.quota(userId, month))).toMatchObject({ used: 1 })
})

test.each(troubles)('a successful write is reported as successful when %s', async (trouble) => {
  const { user, sessionId } = await aUser()
  const projectId = await aProject(user.id)
  const documentId = newId(now)
  await aBadNetwork(trouble)
  const { changePassword, endSessions } = await import('./accounts')
  const { createDocument, takeDocument } = await import('./documents')
  const { claimLease, finishAnalysis, takeLease } = await import('./leases')
  const { claimMail, releaseMail } = await import('./mails')
  const { put } = await import('./table')
  const { createUser, findUser } = await import('./users')
  const { takePaymentLock } = await import('./subscribers')

  const id = newId(now)
  expect(await createUser({ ...user, id, email: `${id.toLowerCase()}@example.com` })).toBe(true)
  expect(await takePaymentLock(user.id, 'lock', now)).toMatchObject({ token: 'lock' })

  const mail = { id: newId(now) }
  // As if it was sent already, so that nobody else claims it.
  await put({ ...key.mail(mail.id), kind: 'verification', userId: user.id, sentAt: now.toISOString() })
  expect(await claimMail(mail, now)).toBe(true)
  expect(await claimMail(mail, now)).toBe(false)
  await releaseMail(mail)
  expect(await claimMail(mail, now)).toBe(true)

  await createDocument(user.id, documentId, now)
  expect(await takeDocument(user.id, documentId, now.getTime() + 60_000, now)).toMatchObject({ id: documentId })
  expect(await takeDocument(user.id, documentId, now.getTime() + 60_000, now)).toBeNull()

  const job = { userId: user.id, projectId, kind: 'analyze', token: 'token' } as const
  expect(await takeLease(job, now)).toEqual({ token: 'token', isWaiting: false })
  expect(await takeLease({ ...job, token: 'other' }, now)).toBeNull()
  expect(await claimLease(job, 'runner', now)).toBe(true)
  expect(await finishAnalysis(job, anAnalysis())).toBe(true)

  expect(await changePassword(user, 'another hash', sessionId, new Date())).toBe(true)
  await endSessions(user.id)
  expect(await findUser(user.id)).toMatchObject({ passwordHash: 'another hash', sessionEpoch: 2 })
})

test('with lagging replicas, only eventually consistent reads are out of date', async () => {
  await aLaggingReplica()
  const { get, listKeys, list, put, readRange } = await import('./table')
  const item = key.estimate(newId(now), newId(now))
  const prefix = { ...item, sk: 'ESTIMATE#' }
  const reads = {
    get: async () => ((await get(item)) ? 1 : 0),
    keys: async () => (await listKeys(item)).length,
    range: async () => (await readRange(prefix, item)).length,
    list: async () => (await list(prefix, 10)).length,
    'stale range': async () => (await readRange(prefix, item, { stale: true })).length,
    'stale list': async () => (await list(prefix, 10, { stale: true })).length,
  }
  const found = async () =>
    Object.fromEntries(await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read()])))

  const none = { get: 0, keys: 0, range: 0, list: 0, 'stale range': 0, 'stale list': 0 }
  expect(await found()).toEqual(none)
  await put({ ...item, id: 'an estimate' })
  expect(await found()).toEqual({ ...none, get: 1, keys: 1, range: 1, list: 1 })
})

test('a query returns the items of all pages', async () => {
  const { count, listKeys, list, put, readRange } = await import('./table')
  const userId = newId(now)
  const ids = Array.from({ length: 8 }, () => newId(now)).toSorted()
  await Promise.all(ids.map((id) => put({ ...key.estimate(userId, id), id, packed: randomBytes(300_000) })))

  const prefix = prefixes.estimates(userId)
  const idsOf = (items: Record<string, unknown>[]) => items.map(({ id }) => id)
  expect(idsOf(await readRange(prefix, key.estimate(userId, ids.at(-1)!)))).toEqual(ids)
  expect(idsOf(await list(prefix, 7))).toEqual(ids.toReversed().slice(0, 7))
  expect(await listKeys(prefix)).toHaveLength(8)
  expect(await count(prefix)).toBe(8)
})

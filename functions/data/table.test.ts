import { expect, test } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { monthOf } from '#domain/quota'
import { newId } from '#functions/lib/ids'
import { type Trouble, aBadNetwork } from '#scripts/testing/a-bad-network'
import { aDraft, anAnalysis, aProject } from '#scripts/testing/a-project'
import { aUser } from '#scripts/testing/a-user'

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
  expect(await takeLease(job, now)).toBe(true)
  expect(await takeLease({ ...job, token: 'other' }, now)).toBe(false)
  expect(await claimLease(job, 'runner', now)).toBe(true)
  expect(await finishAnalysis(job, anAnalysis())).toBe(true)

  expect(await changePassword(user, 'another hash', sessionId)).toBe(true)
  await endSessions(user.id)
  expect(await findUser(user.id)).toMatchObject({ passwordHash: 'another hash', sessionEpoch: 2 })
})

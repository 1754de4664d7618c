import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { functionNames, sizeOf } from '#infra/sizes'
import { aPartialTable, aThrottledTable } from '#scripts/testing/network'
import { aUser } from '#scripts/testing/user'
import { changePassword, deleteData, deleteProfile, deletionProgress, endSessions, startDeletion } from './accounts'
import { createMailToken, findMailToken } from './mail-tokens'
import { confirmEmail } from './recovery'
import { createSession, findCaller } from './sessions'
import { seconds } from './expiry'
import * as key from './keys'
import { get, listKeys, put } from './table'
import { createUser, findUser, findUserByEmail } from './users'

const now = new Date()
const forever = new Date(now.getTime() + 60 * 60_000)
const over = new Date(0)

const keysOf = (userId: string) => listKeys(key.user(userId))

/** Stores saved estimates of one project, each with an entry, a marker and a body of this many bytes. */
async function saveEstimates(userId: string, count: number, bytes = 10) {
  const projectId = newId(now)
  const ids = Array.from({ length: count }, (_, at) => newId(new Date(now.getTime() + at)))
  await Promise.all(
    ids.flatMap((id) => [
      put({ ...key.estimate(userId, id), id, projectId, hash: id }),
      put({ ...key.saved(userId, projectId, id), savedId: id }),
      put({ ...key.body(userId, id), packed: randomBytes(bytes) }),
    ]),
  )
}

/** Stores items that do not belong to a saved estimate. */
const storeCheckpoints = (userId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => put({ ...key.checkpoint(userId, newId(now), 'hash'), packed: 'x' })))

const countCheckpoints = async (userId: string) =>
  (await keysOf(userId)).filter(({ sk }) => sk.startsWith('CHECKPOINT')).length

test('a password that was changed in the meantime is not changed again', async () => {
  const { user, sessionId } = await aUser()
  expect(await changePassword(user, 'first', sessionId, new Date())).toBe(true)

  const late = await findUser(user.id)
  expect(await changePassword({ ...late!, passwordHash: user.passwordHash }, 'second', sessionId, new Date())).toBe(
    false,
  )
  expect(await findUser(user.id)).toMatchObject({ passwordHash: 'first', sessionEpoch: 1 })
})

test('a session that was ended in the meantime cannot change the password', async () => {
  const { user, sessionId } = await aUser()
  await endSessions(user.id)
  expect(await changePassword(user, 'new', sessionId, new Date())).toBe(false)
  expect(await findUser(user.id)).toMatchObject({ passwordHash: user.passwordHash, sessionEpoch: 1 })
})

test('ending the sessions of a deleted account or deleting it again stores nothing', async () => {
  const { user } = await aUser()
  await startDeletion(user, now)
  await deleteProfile(user)

  await endSessions(user.id)
  await startDeletion(user, now)
  expect(await keysOf(user.id)).toEqual([])
})

test('writes for a deleted account are rejected for longer than any Lambda runs', async () => {
  const { user } = await aUser()
  await startDeletion(user, now)
  const longest = Math.max(...functionNames.map((name) => sizeOf(name).timeoutSeconds))
  const tombstone = await get(key.tombstone(user.id))
  expect(Number(tombstone?.expiresAt) - seconds(now)).toBeGreaterThan(longest)
})

test('the deletion of an account does not delete another user’s email or customer', async () => {
  const [{ user }, { user: other }] = [await aUser(), await aUser()]
  const customerId = `cus_${other.id}`
  await put({ ...key.customer(customerId), userId: other.id })

  await deleteProfile(user, customerId)
  await deleteProfile({ ...user, email: other.email })

  expect(await findUserByEmail(other.email)).toMatchObject({ id: other.id })
  expect(await get(key.customer(customerId))).toMatchObject({ userId: other.id })
})

test('an email that was confirmed after the deletion was authenticated is released with the account', async () => {
  const email = `${newId(now).toLowerCase()}@example.com`
  const { user } = await aUser({ pendingEmail: email })
  const token = await createMailToken('verification', user.id, email, now)
  expect(await confirmEmail((await findMailToken('verification', token!, now))!, now)).toBe(true)
  expect(await get(key.email(email))).toBeDefined()

  await startDeletion(user, now)
  await deleteProfile(user)

  expect(await get(key.email(email))).toBeUndefined()
})

test('a deletion that ran out of time continues where it stopped, in the same session', async () => {
  const { user, sessionId } = await aUser()
  await saveEstimates(user.id, 40)
  await storeCheckpoints(user.id, 5)
  await startDeletion(user, now)
  expect(await deletionProgress(user.id)).toEqual({ stage: 'Deleting saved estimates', done: 0, total: 40 })

  const left: number[] = []
  while (!(await deleteData(user.id, over))) {
    const { done, total } = await deletionProgress(user.id)
    left.push(total - done)
    // Repeated with every request, without changing the total.
    await startDeletion(user, now)
    expect(await findCaller(sessionId, now)).toMatchObject({ user: { id: user.id } })
  }
  // Each goes with its body and its marker, and what is left after the last of them is little.
  expect(left).toEqual([23, 6, 0])
  // Also between the data and the profile.
  expect(await findCaller(sessionId, now)).toMatchObject({ user: { id: user.id } })

  await deleteProfile(user)
  expect(await keysOf(user.id)).toEqual([])
  expect(await findCaller(sessionId, now)).toBeNull()
})

test('a deletion that is throttled deletes a part, and the next request continues', async () => {
  const { user } = await aUser()
  await storeCheckpoints(user.id, 51)
  await aThrottledTable('BatchWriteItem', 2)
  const { deleteData: deleteSlowly } = await import('./accounts')

  expect(await deleteSlowly(user.id, forever)).toBe(false)
  expect(await countCheckpoints(user.id)).toBe(1)
  expect(await deleteData(user.id, forever)).toBe(true)
})

test('items that DynamoDB leaves unprocessed are deleted', async () => {
  const { user } = await aUser()
  await storeCheckpoints(user.id, 50)
  await aPartialTable()
  const { deleteData: deleteInParts } = await import('./accounts')

  expect(await deleteInParts(user.id, over)).toBe(true)
  expect(await countCheckpoints(user.id)).toBe(0)
})

test('an account of several query pages is deleted completely, with all sessions', async () => {
  const { user } = await aUser()
  await Promise.all(Array.from({ length: 3 }, () => createSession(user.id, now)))
  await saveEstimates(user.id, 8, 300_000)

  expect(await deleteData(user.id, forever)).toBe(true)
  expect((await keysOf(user.id)).every(({ sk }) => sk.startsWith('PROFILE'))).toBe(true)
  await deleteProfile(user)
  expect(await keysOf(user.id)).toEqual([])
  expect(await createUser(user)).toBe(true)
})

import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { aDraft } from '#scripts/testing/project'
import { createProject } from './projects'
import { type UserRecord, createUser, describeUser, findUser, findUserByEmail, readUsed, replaceHash } from './users'

const now = new Date('2026-11-02T10:00:00Z')

function person(email = `${newId(new Date()).toLowerCase()}@example.com`): UserRecord {
  return {
    id: newId(new Date()),
    email,
    firstName: 'Grace',
    lastName: 'Hopper',
    passwordHash: 'old hash',
    subscriptionTier: 'free',
    subscription: null,
    createdAt: now.toISOString(),
    sessionEpoch: 0,
  }
}

test('a user is found by id and by email', async () => {
  const user = person()
  expect(await createUser(user)).toBe(true)
  expect(await findUser(user.id)).toEqual(user)
  expect(await findUserByEmail(user.email)).toEqual(user)
  expect(await findUserByEmail(`not-${user.email}`)).toBeNull()
})

test('an email is the same in any case and Unicode form', async () => {
  const user = person()
  await createUser(user)
  for (const email of [user.email.toUpperCase(), user.email.replace('@', '＠')]) {
    expect(await findUserByEmail(email)).toEqual(user)
    expect(await createUser(person(email))).toBe(false)
  }
})

test('of twenty concurrent registrations of one email, one is stored', async () => {
  const { email } = person()
  const people = Array.from({ length: 20 }, () => person(email))
  const stored = await Promise.all(people.map((user) => createUser(user)))

  expect(stored.filter(Boolean)).toHaveLength(1)
  const found = await findUserByEmail(email)
  expect(found).toEqual(people[stored.indexOf(true)])
  for (const [index, { id }] of people.entries()) expect((await findUser(id)) !== null).toBe(stored[index])
})

test('a stronger hash replaces the old one, but not a password changed in the meantime', async () => {
  const user = person()
  await createUser(user)
  await replaceHash(user, 'stronger hash')
  expect(await findUser(user.id)).toMatchObject({ passwordHash: 'stronger hash' })

  await replaceHash(user, 'hash of the old password')
  expect(await findUser(user.id)).toMatchObject({ passwordHash: 'stronger hash' })
})

test('the displayed count is this month’s, and starts from zero each month', async () => {
  const user = person()
  await createUser(user)
  const project = { ...aDraft(), id: newId(now), createdAt: now.toISOString() }
  await createProject(user.id, project, 2)

  const shown = describeUser(user, await readUsed(user.id, now))
  expect(shown).toMatchObject({ monthlyEstimationCount: 1, monthlyEstimationLimit: 2, subscription: null })
  expect(shown).not.toHaveProperty('passwordHash')
  expect(await readUsed(user.id, new Date('2026-12-01T00:00:00Z'))).toBe(0)
  const agency: UserRecord = { ...user, subscriptionTier: 'custom', customLimit: 40 }
  expect(describeUser(agency, 0)).toMatchObject({ monthlyEstimationLimit: 40 })
})

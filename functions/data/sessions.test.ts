import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aUser } from '#scripts/testing/user'
import { createSession, findCaller } from './sessions'
import * as key from './keys'
import { readRange } from './table'

const now = new Date('2026-11-02T10:00:00Z')
const later = new Date('2026-11-03T10:00:00Z')

test('reading the table does not help to sign in, because it has only hashes of tokens', async () => {
  const { user } = await aUser()
  const token = await createSession(user.id, now)
  const hash = createHash('sha256').update(token)
  const stored = await readRange(key.user(user.id), key.session(user.id, '~', '~'))

  expect(JSON.stringify(stored)).toContain(hash.copy().digest('hex'))
  expect(JSON.stringify(stored)).not.toContain(token.slice(-43))
  expect(await findCaller(token, now)).toMatchObject({ user: { id: user.id } })
  const own = token.slice(0, -43)
  for (const guess of [hash.copy().digest('hex'), own + hash.copy().digest('base64url')]) {
    expect(await findCaller(guess, now)).toBeNull()
  }
})

test('newer sessions sort first, and each opens the same account', async () => {
  const { user } = await aUser()
  const [older, newer] = [await createSession(user.id, now), await createSession(user.id, later)]
  const digits = (token: string) => token.slice(26, 36)

  expect(digits(newer) < digits(older)).toBe(true)
  for (const token of [older, newer]) expect((await findCaller(token, later))?.user.id).toBe(user.id)
})

test('a token of one user opens no other account', async () => {
  const [{ user }, other] = [await aUser(), await aUser()]
  const token = await createSession(user.id, now)

  expect(await findCaller(other.user.id + token.slice(26), now)).toBeNull()
})

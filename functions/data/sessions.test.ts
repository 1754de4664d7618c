import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { createSession, findSession } from './sessions'
import { get, key } from './table'

const now = new Date('2026-11-02T10:00:00Z')

test('who reads the table cannot sign in: it holds the hash of a token, and no hash opens anything', async () => {
  const token = await createSession(newId(now), now)
  const hash = createHash('sha256').update(token)
  const stored = await get(key.session(hash.copy().digest('hex')))

  expect(JSON.stringify(stored)).not.toContain(token)
  expect(await get(key.session(token))).toBeUndefined()
  expect(await findSession(token, now)).not.toBeNull()
  for (const guess of [hash.copy().digest('hex'), hash.copy().digest('base64url')]) {
    expect(await findSession(guess, now)).toBeNull()
  }
})

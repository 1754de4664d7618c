import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password'

const password = 'correct horse at the caf\u00e9'

test('a hash matches its own password however its accent is typed, and contains its cost and a random salt', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
  expect(await verifyPassword(password.normalize('NFD'), one)).toBe(true)
  expect(one).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(isOutdated(one)).toBe(false)
})

test('a hash of a lower cost still matches its password and no other, and is outdated', async () => {
  const salt = Buffer.from('sixteen bytes ok')
  const hash = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 })
  const base64 = (data: Buffer) => data.toString('base64').replace(/=+$/, '')
  const stored = `$scrypt$ln=14,r=8,p=1$${base64(salt)}$${base64(hash)}`

  expect(await verifyPassword(password, stored)).toBe(true)
  expect(await verifyPassword(`${password} `, stored)).toBe(false)
  expect(isOutdated(stored)).toBe(true)
})

test('no password matches a missing or damaged hash', async () => {
  expect(await verifyPassword(password, null)).toBe(false)
  expect(await verifyPassword(password, '$scrypt$ln=17')).toBe(false)
})

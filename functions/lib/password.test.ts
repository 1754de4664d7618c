import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password'

const password = 'correct horse battery staple'

test('a password opens what was stored for it, and no other password does', async () => {
  const stored = await hashPassword(password)
  expect(await verifyPassword(password, stored)).toBe(true)
  expect(await verifyPassword(`${password} `, stored)).toBe(false)
  expect(stored).not.toContain(password)
})

test('the stored string names its cost, and no two are alike', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
  expect(one).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('a password stored at a lower cost still opens, and is known to be outdated', async () => {
  const salt = Buffer.from('sixteen bytes ok')
  const hash = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 })
  const base64 = (data: Buffer) => data.toString('base64').replace(/=+$/, '')
  const stored = `$scrypt$ln=14,r=8,p=1$${base64(salt)}$${base64(hash)}`

  expect(await verifyPassword(password, stored)).toBe(true)
  expect(await verifyPassword('another one', stored)).toBe(false)
  expect(isOutdated(stored)).toBe(true)
  expect(isOutdated(await hashPassword(password))).toBe(false)
})

test('an accent typed as one character or as two is the same password', async () => {
  const stored = await hashPassword('caf\u00e9 au lait')
  expect(await verifyPassword('cafe\u0301 au lait', stored)).toBe(true)
})

test('no password opens an account that is not there, or whose hash is damaged', async () => {
  expect(await verifyPassword(password, null)).toBe(false)
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword(password, '$scrypt$ln=17')).toBe(false)
  expect(await verifyPassword('', '')).toBe(false)
})

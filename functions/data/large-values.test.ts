import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { pack, buildPuts, readParts, unpack } from './large-values'
import * as key from './keys'
import { transact } from './table'

const someKey = () => key.body(newId(new Date()), newId(new Date()))

test('packing and unpacking a value returns the same value', async () => {
  const value = { text: 'Größe ✓ 你好 \u0000 "quoted"', list: [1, null, { deep: true }] }
  expect(await unpack(await pack(value))).toEqual(value)
})

test('a value larger than an item is stored and read completely', async () => {
  const place = someKey()
  const large = randomBytes(900 * 1024).toString('base64')
  const writes = await buildPuts(place, large, { expiresAt: 7 })
  expect(writes.length).toBeGreaterThan(2)
  await transact(writes)
  expect(await readParts(place)).toMatchObject({ attributes: { expiresAt: 7 }, value: large })
})

test('a shorter value replaces a longer one', async () => {
  const place = someKey()
  await transact(await buildPuts(place, randomBytes(900 * 1024).toString('base64')))
  await transact(await buildPuts(place, 'short'))
  expect(await readParts(place)).toMatchObject({ value: 'short' })
})

test('reading a value with missing parts fails', async () => {
  const place = someKey()
  const [first] = await buildPuts(place, randomBytes(900 * 1024).toString('base64'))
  await transact([first!])
  await expect(readParts(place)).rejects.toThrow('parts of a value are missing')
})

test('a value that was never stored is undefined', async () => {
  expect(await readParts(someKey())).toBeUndefined()
})

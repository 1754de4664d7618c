import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { pack, puts, readParts, unpack } from './packed'
import { key, transact } from './table'

const someKey = () => key.body(newId(new Date()), newId(new Date()))

test('what is packed comes out as it went in', async () => {
  const value = { text: 'Größe ✓ 你好 \u0000 "quoted"', list: [1, null, { deep: true }] }
  expect(await unpack(await pack(value))).toEqual(value)
})

test('a value that outgrows an item is stored and read whole', async () => {
  const place = someKey()
  const large = randomBytes(900 * 1024).toString('base64')
  const writes = await puts(place, large, { expiresAt: 7 })
  expect(writes.length).toBeGreaterThan(2)
  await transact(writes)
  expect(await readParts(place)).toMatchObject({ attributes: { expiresAt: 7 }, value: large })
})

test('a shorter value replaces a longer one', async () => {
  const place = someKey()
  await transact(await puts(place, randomBytes(900 * 1024).toString('base64')))
  await transact(await puts(place, 'short'))
  expect(await readParts(place)).toMatchObject({ value: 'short' })
})

test('a value whose rest is missing is not taken for whole', async () => {
  const place = someKey()
  const [first] = await puts(place, randomBytes(900 * 1024).toString('base64'))
  await transact([first!])
  await expect(readParts(place)).rejects.toThrow('parts of a value are missing')
})

test('what was never stored is not there', async () => {
  expect(await readParts(someKey())).toBeUndefined()
})

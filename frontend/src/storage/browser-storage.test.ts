import { expect, test, vi } from 'vitest'
import { readJson, readStored, writeStored } from './browser-storage'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('a value is read as it was written, and null removes it', () => {
  writeStored('draft', 'A shop')
  expect([readStored('draft'), localStorage.getItem('draft')]).toEqual(['A shop', 'A shop'])
  // It is no JSON.
  expect(readJson('draft')).toBeUndefined()
  writeStored('draft', null)
  expect([readStored('draft'), readJson('draft')]).toEqual([null, undefined])
})

test('values are stored until the tab is closed if the browser blocks storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
  expect(readStored('session')).toBeNull()
  writeStored('session', 'token')
  expect(readStored('session')).toBe('token')
  writeStored('session', null)
  expect(readStored('session')).toBeNull()
})

test('a value that exceeds the storage quota does not leave the previous one', () => {
  writeStored('draft', 'short')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  writeStored('draft', 'long')
  expect(readStored('draft')).toBe('long')
})

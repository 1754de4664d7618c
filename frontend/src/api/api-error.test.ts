import { expect, test } from 'vitest'
import { ApiError, messageOf, noConnection, sentenceOf } from './api-error'

test('a part of the program that does not load is an unreachable server, without the address of its file', () => {
  const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/a-1b2c.js')
  for (const text of [messageOf(notLoaded), sentenceOf(notLoaded)]) expect(text).toBe(noConnection)
  expect(sentenceOf(new ApiError(409, 'Please reload.'))).toBe('Please reload.')
  expect(messageOf(new Error('Please choose a card.'))).toBe('Please choose a card.')
})

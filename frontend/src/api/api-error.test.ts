import { expect, test } from 'vitest'
import { ourFault } from '#contract/failures'
import { ApiError, messageOf, noConnection, plainMessageOf } from './api-error'

test('a part of the program that does not load is an unreachable server, without the address of its file', () => {
  const file = 'https://example.com/assets/a-1b2c'
  const notLoaded = [
    new TypeError(`Failed to fetch dynamically imported module: ${file}.js`),
    new TypeError(`error loading dynamically imported module: ${file}.js`),
    new TypeError('Importing a module script failed.'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new Error(`Unable to preload CSS for ${file}.css`),
  ]
  for (const error of notLoaded)
    for (const text of [messageOf(error), plainMessageOf(error)]) expect(text).toBe(noConnection)
  expect(plainMessageOf(new ApiError(409, 'Please reload.'))).toBe('Please reload.')
  expect(messageOf(new Error('Please choose a card.'))).toBe('Please choose a card.')
})

test('a bug of ours is our fault, and no lost connection', () => {
  const bug = new TypeError("Cannot read properties of undefined (reading 'load')")
  for (const text of [messageOf(bug), plainMessageOf(bug)]) expect(text).toBe(ourFault)
})

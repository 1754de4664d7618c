import { expect, test } from 'vitest'
import { env } from './config'

test('a function without a setting fails at its start and names the setting', () => {
  const before = process.env.PRICE_TIER3
  delete process.env.PRICE_TIER3
  expect(() => env('PRICE_TIER3')).toThrow('PRICE_TIER3 is not set')
  process.env.PRICE_TIER3 = before
})

import { expect, test } from 'vitest'
import { env } from './config'

test('a function without a setting stops as it starts, and says which one', () => {
  const before = process.env.PRICE_TIER3
  delete process.env.PRICE_TIER3
  expect(() => env('PRICE_TIER3')).toThrow('PRICE_TIER3 is not set')
  process.env.PRICE_TIER3 = before
})

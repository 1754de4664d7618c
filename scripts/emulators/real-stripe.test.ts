import { expect, test } from 'vitest'
import { realStripe } from './real-stripe'

test('the real Stripe is used in test mode only, and only if all of its settings are present', () => {
  const all = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    PRICE_TIER1: 'price_a',
    PRICE_TIER3: 'price_b',
  }
  expect(realStripe({})).toBeNull()
  expect(realStripe(all)).toMatchObject({ secretKey: 'sk_test_x', prices: { tier1: 'price_a', tier3: 'price_b' } })
  expect(() => realStripe({ STRIPE_SECRET_KEY: 'sk_test_x', PRICE_TIER1: 'price_a' })).toThrow(
    'set STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, PRICE_TIER3 too',
  )
  expect(() => realStripe({ ...all, STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow('test mode only')
})

import type { Prices } from '#contract/plan'
import { PlainError } from '#scripts/cli/plain-error'

export interface RealStripe {
  secretKey: string
  webhookSecret: string
  publishableKey: string
  prices: Prices
}

const names = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PRICE_TIER1',
  'PRICE_TIER3',
] as const

/**
 * Returns the test account at the real Stripe in the environment variables, or null if there is none. Throws a
 * `PlainError` if it is incomplete or in live mode.
 */
export function realStripe(environment: NodeJS.ProcessEnv = process.env): RealStripe | null {
  if (!environment.STRIPE_SECRET_KEY) return null
  const missing = names.filter((name) => !environment[name])
  if (missing.length > 0) throw new PlainError(`For the real Stripe, set ${missing.join(', ')} too.`)
  const of = (name: (typeof names)[number]) => environment[name]!
  if (!/^[sr]k_test_/.test(of('STRIPE_SECRET_KEY')) || !of('STRIPE_PUBLISHABLE_KEY').startsWith('pk_test_')) {
    throw new PlainError('On this machine, Stripe is used in test mode only: keys begin with sk_test_ and pk_test_.')
  }
  return {
    secretKey: of('STRIPE_SECRET_KEY'),
    publishableKey: of('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: of('STRIPE_WEBHOOK_SECRET'),
    prices: { tier1: of('PRICE_TIER1'), tier3: of('PRICE_TIER3') },
  }
}

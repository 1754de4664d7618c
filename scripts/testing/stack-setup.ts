import { aStack } from './a-stack'

/**
 * Starts the whole product once for the tests that need it, which find it at SITE_URL, Stripe at STRIPE_URL, and its
 * table where the functions do.
 */
export async function setup() {
  // The tests of another project may have it already.
  if (process.env.SITE_URL) return undefined
  const { url, addresses, environment, stop } = await aStack()
  // What runs functions itself has services of its own.
  Object.assign(process.env, { ...environment, ...process.env, SITE_URL: url, STRIPE_URL: addresses.stripe })
  return stop
}

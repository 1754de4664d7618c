import { aStack } from './a-stack'

/**
 * Starts the whole product once for the tests that need it, which find it at SITE_URL, Stripe at STRIPE_URL, its table
 * where the functions do, and all that is told of it in STACK (`the-stack.ts`).
 */
export async function setup() {
  // The tests of another project may have it already.
  if (process.env.SITE_URL) return undefined
  const { stop, dataDir: _, ...stack } = await aStack()
  const { url, addresses, environment } = stack
  // What runs functions itself has services of its own.
  const found = { SITE_URL: url, STRIPE_URL: addresses.stripe, STACK: JSON.stringify(stack) }
  Object.assign(process.env, { ...environment, ...process.env, ...found })
  return stop
}

import { aStack } from './start-stack'

/**
 * Starts the whole product once for the tests that need it: SITE_URL, STRIPE_URL, the functions' environment for its
 * table, and everything else in STACK (`the-stack.ts`).
 */
export async function setup() {
  // Another test project may have started it.
  if (process.env.SITE_URL) return undefined
  const { stop, dataDir: _, ...stack } = await aStack()
  const { url, addresses, environment } = stack
  // Tests that run functions themselves have their own services.
  const found = { SITE_URL: url, STRIPE_URL: addresses.stripe, STACK: JSON.stringify(stack) }
  Object.assign(process.env, { ...environment, ...process.env, ...found })
  return stop
}

import { aStack } from './start-stack'

/**
 * Starts the whole product once for the tests that need it. Sets SITE_URL, STRIPE_URL, the functions' environment
 * variables for its table, and STACK with everything else (`shared-stack.ts`).
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

import { passwordFlags } from './password-flags'
import { setup as startServices } from './services-setup'
import { aStack } from './start-stack'

/**
 * Starts the whole product once for the tests that need it, after the services of the other tests, whose table it
 * shares: Vitest sets up its projects in any order. Sets SITE_URL, STRIPE_URL, and STACK with everything else
 * (`shared-stack.ts`).
 */
export async function setup() {
  // Another test project may have started it.
  if (process.env.SITE_URL) return undefined
  const stopServices = await startServices()
  const { stop, ...stack } = await aStack(passwordFlags)
  const { url, addresses } = stack
  Object.assign(process.env, { SITE_URL: url, STRIPE_URL: addresses.stripe, STACK: JSON.stringify(stack) })
  return async () => {
    await stop()
    await stopServices?.()
  }
}

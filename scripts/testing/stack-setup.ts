import { aStack } from './a-stack'

/** Starts the whole product once for the tests in the browser, which find it at SITE_URL, and Stripe at STRIPE_URL. */
export async function setup() {
  const { url, addresses, stop } = await aStack()
  Object.assign(process.env, { SITE_URL: url, STRIPE_URL: addresses.stripe })
  return stop
}

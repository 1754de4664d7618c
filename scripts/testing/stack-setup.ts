import { aStack } from './a-stack'

/** Starts the whole product once for the tests in the browser, which find it at SITE_URL. */
export async function setup() {
  const { url, stop } = await aStack()
  process.env.SITE_URL = url
  return stop
}

import type { Engine } from '#emulators/dynamodb'
import { startServices } from '#emulators/services'
import { buildFunctions } from '#scripts/build/build'
import { originSecret, retryDelaysMs } from './start-stack'

/**
 * Starts the emulators once for all tests; workers find their URLs in the environment. DYNAMODB_ENGINE selects another
 * engine.
 */
export async function setup() {
  await buildFunctions().catch(() => console.error('The functions do not build: tests of jobs will fail.'))
  const services = await startServices({
    siteOrigin: 'http://localhost:3000',
    originSecret,
    retryDelaysMs,
    engine: process.env.DYNAMODB_ENGINE as Engine | undefined,
  })
  Object.assign(process.env, services.environment)
  return services.stop
}

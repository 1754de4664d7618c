import type { Engine } from '#local/dynamodb'
import { startServices } from '#local/services'
import { buildFunctions } from '#scripts/building/build'

/**
 * Starts the stand-ins once for all tests; every worker finds their addresses in its environment. DYNAMODB_ENGINE
 * chooses another engine for the same tests.
 */
export async function setup() {
  await buildFunctions().catch(() => console.error('The functions do not build: tests of jobs will fail.'))
  const services = await startServices({
    siteOrigin: 'http://localhost:3000',
    originSecret: 'origin-secret-of-the-tests',
    engine: process.env.DYNAMODB_ENGINE as Engine | undefined,
  })
  Object.assign(process.env, services.environment)
  return services.stop
}

import { startServices } from '#local/services'
import { buildFunctions } from '#scripts/building/build'

/** Starts the stand-ins once for all tests; every worker finds their addresses in its environment. */
export async function setup() {
  await buildFunctions().catch(() => console.error('The functions do not build: tests of jobs will fail.'))
  const services = await startServices({
    siteOrigin: 'http://localhost:3000',
    originSecret: 'origin-secret-of-the-tests',
  })
  Object.assign(process.env, services.environment)
  return services.stop
}

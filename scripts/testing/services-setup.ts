import { startServices } from '#emulators/services'
import { buildFunctions } from '#scripts/build/build'
import { passwordFlags } from './password-flags'
import { originSecret, retryDelaysMs } from './start-stack'

/** Starts the emulators once for all tests. Workers find their URLs in the environment. */
export async function setup() {
  // Another test project may have started them.
  if (process.env.TABLE_NAME) return undefined
  await buildFunctions().catch(() => console.error('The functions do not build: tests of jobs will fail.'))
  const services = await startServices({
    siteOrigin: 'http://localhost:3000',
    originSecret,
    retryDelaysMs,
    flags: passwordFlags,
  })
  // Straight to the engine: the way through its emulator takes more processor time than the engine does.
  Object.assign(process.env, services.environment, { AWS_ENDPOINT_URL_DYNAMODB: services.tableUrl })
  return services.stop
}

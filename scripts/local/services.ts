import { join } from 'node:path'
import { callNames, fileOf } from '#contract/calls'
import { type FunctionName, sizeOf } from '#infra/sizes'
import { bundleOf } from '#scripts/building/functions'
import { type Engine, startDynamodb } from './dynamodb'
import type { Faults, ServiceName } from './faults'
import { startLambda } from './lambda'
import { type Runtime, startRuntime } from './lambda-runtime'
import { startSecretsManager } from './secrets-manager'
import type { StandIn } from './stand-in'

interface Options {
  /** What is kept between two starts; without it everything lives in memory or a temporary folder. */
  dataDir?: string
  siteOrigin: string
  originSecret: string
  /** Where the built functions are; `dist/functions` unless told. */
  functionsFolder?: string
  /** Where the functions' output goes: a file descriptor. */
  log?: number
  engine?: Engine
  faults?: Faults
}

export interface Services {
  addresses: Record<string, string>
  /** What the functions find in their environment. */
  environment: Record<string, string>
  /** Runs the built functions. */
  runtime: Runtime
  stop: () => Promise<void>
}

const tableName = 'scopewright'
const stripeSecretName = 'scopewright/stripe'

/** Starts a stand-in for each AWS service that the functions use. */
export async function startServices(options: Options): Promise<Services> {
  const { dataDir, siteOrigin, originSecret, functionsFolder, log = 'ignore', engine, faults = {} } = options
  // The clients read these as on Lambda; the stand-ins check signatures against them.
  process.env.AWS_REGION ??= 'us-east-1'
  process.env.AWS_ACCESS_KEY_ID ??= 'local'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'local'

  // Read by the functions when they start, which is after all of it is known.
  const environment: Record<string, string> = {}
  const runtime = startRuntime({ functions: functionsIn(functionsFolder), environment, log })

  const [dynamodb, secrets, lambda] = await Promise.all([
    startDynamodb({ tableName, folder: dataDir && join(dataDir, 'dynamodb'), engine, faults: faults.dynamodb }),
    startSecretsManager({
      secrets: { [stripeSecretName]: JSON.stringify({ secretKey: 'sk_test_local', webhookSecret: 'whsec_local' }) },
      faults: faults['secrets-manager'],
    }),
    startLambda({
      runtime,
      onFailure: (name, message) => console.error(`${name} failed: ${message}`),
      faults: faults.lambda,
    }),
  ])
  const running: Partial<Record<ServiceName, StandIn>> = { dynamodb, 'secrets-manager': secrets, lambda }

  Object.assign(environment, {
    AWS_REGION: process.env.AWS_REGION,
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
    AWS_ENDPOINT_URL_LAMBDA: lambda.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    TABLE_NAME: tableName,
    UPLOADS_BUCKET: 'scopewright-uploads',
    MODEL_ID: 'offline-analyst',
    RUN_JOB_NAME: 'run-job',
    ORIGIN_SECRET: originSecret,
    SITE_ORIGIN: siteOrigin,
    STRIPE_SECRET_NAME: stripeSecretName,
    STRIPE_HOST: '127.0.0.1',
    STRIPE_PORT: '1',
    STRIPE_PROTOCOL: 'http',
    PRICE_TIER1: 'price_tier1',
    PRICE_TIER3: 'price_tier3',
  })

  return {
    addresses: Object.fromEntries(Object.entries(running).map(([name, { url }]) => [name, url])),
    environment,
    runtime,
    stop: async () => {
      runtime.stop()
      await Promise.all(Object.values(running).map((service) => service.stop()))
    },
  }
}

const functionsIn = (place?: string) =>
  Object.fromEntries(
    [...callNames, 'runJob' as const].map((name: FunctionName) => [
      fileOf(name),
      { bundle: bundleOf(fileOf(name), place), ...sizeOf(name) },
    ]),
  )

import { join } from 'node:path'
import { type Engine, startDynamodb } from './dynamodb'
import { startSecretsManager } from './secrets-manager'
import type { Fault, StandIn } from './stand-in'

export type ServiceName = 'dynamodb' | 's3' | 'textract' | 'bedrock' | 'lambda' | 'secrets-manager'

interface Options {
  /** What is kept between two starts; without it everything lives in memory or a temporary folder. */
  dataDir?: string
  siteOrigin: string
  originSecret: string
  engine?: Engine
  faults?: Partial<Record<ServiceName, Fault[]>>
}

export interface Services {
  addresses: Partial<Record<ServiceName, string>>
  /** What the functions find in their environment. */
  environment: Record<string, string>
  stop: () => Promise<void>
}

const tableName = 'scopewright'
const stripeSecretName = 'scopewright/stripe'

/** Starts a stand-in for each AWS service that the functions use. */
export async function startServices({
  dataDir,
  siteOrigin,
  originSecret,
  engine,
  faults = {},
}: Options): Promise<Services> {
  // The clients read these as on Lambda; the stand-ins check signatures against them.
  process.env.AWS_REGION ??= 'us-east-1'
  process.env.AWS_ACCESS_KEY_ID ??= 'local'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'local'

  const [dynamodb, secrets] = await Promise.all([
    startDynamodb({ tableName, folder: dataDir && join(dataDir, 'dynamodb'), engine, faults: faults.dynamodb }),
    startSecretsManager({
      secrets: { [stripeSecretName]: JSON.stringify({ secretKey: 'sk_test_local', webhookSecret: 'whsec_local' }) },
      faults: faults['secrets-manager'],
    }),
  ])
  const running: Partial<Record<ServiceName, StandIn>> = { dynamodb, 'secrets-manager': secrets }

  return {
    addresses: Object.fromEntries(Object.entries(running).map(([name, { url }]) => [name, url])),
    environment: {
      AWS_REGION: process.env.AWS_REGION,
      AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
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
    },
    stop: async () => {
      await Promise.all(Object.values(running).map((service) => service.stop()))
    },
  }
}

import { join } from 'node:path'
import { fileOf } from '#contract/route-table'
import { uploadCorsHeaders } from '#contract/document'
import type { RateLimitSettings } from '#contract/rate-limits'
import { mailPrefix } from '#functions/lib/mail-prefix'
import { functionNames, retriesOf, sizeOf } from '#infra/sizes'
import { bundleOf } from '#scripts/build/functions'
import { startBedrock } from './bedrock'
import { converseByChat } from './chat-model'
import { startDynamodb } from './dynamodb'
import type { Faults, ServiceName } from './faults'
import { startLambda } from './lambda'
import { type Runtime, startRuntime } from './lambda-runtime'
import { bedrockModel, chatModel, offlineModel } from './model'
import { type RealStripe, realStripe } from './real-stripe'
import { startS3 } from './s3'
import { startSes } from './ses'
import type { StoredMail } from './ses/message'
import { startSecretsManager } from './secrets-manager'
import type { Emulator } from './emulator'
import { startStripe } from './stripe'
import { type TableStream, startTableStream } from './table-stream'
import { startTextract } from './textract'

interface Options {
  /** Folder for the data. By default everything is in memory or in a temporary folder. */
  dataDir?: string
  siteOrigin: string
  originSecret: string
  /** Signs the events of Stripe's emulator. They are sent to the site by default. */
  webhook?: { secret: string; url?: string }
  /** Folder of the built functions. Defaults to `dist/functions`. */
  functionsFolder?: string
  /** File descriptor for the functions' output. */
  log?: number
  faults?: Faults
  rateLimits?: RateLimitSettings
  /** Delays of Lambda's retries of failed asynchronous invocations. */
  retryDelaysMs?: readonly number[]
  /** More flags of Node for the functions. */
  flags?: readonly string[]
  /** Called with each mail that was sent. */
  onMail?: (mail: StoredMail) => void
}

export interface Services {
  addresses: Record<string, string>
  /** Environment variables of the functions. */
  environment: Record<string, string>
  /** URL of the table's engine, without counts and faults. Its requests do not wake the stream. */
  tableUrl: string
  /** Secret that signs Stripe's events. */
  webhookSecret: string
  /** Stripe's publishable key, which the browser sends. */
  publishableKey: string
  /** Runs the built functions. */
  runtime: Runtime
  stop: () => Promise<void>
}

const tableName = 'scopewright'
const bucket = 'scopewright-uploads'
/** Reserved by RFC 2606, so that mail from it can never be mistaken for real one. */
const mailDomain = 'scopewright.example'
const configurationSet = 'scopewright'
const stripeSecretName = 'scopewright/stripe'
const offlineStripe: Omit<RealStripe, 'webhookSecret'> = {
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  prices: { tier1: 'price_tier1', tier3: 'price_tier3' },
}

/** Starts an emulator for each AWS service that the functions use. */
export async function startServices(options: Options): Promise<Services> {
  const {
    dataDir,
    siteOrigin,
    originSecret,
    functionsFolder,
    log = 'ignore',
    faults = {},
    rateLimits = {},
    retryDelaysMs,
    flags,
    onMail,
  } = options
  const chat = chatModel()
  const realModel = bedrockModel()
  const real = realStripe()
  const account = real ?? { ...offlineStripe, webhookSecret: options.webhook?.secret ?? 'whsec_local' }
  const { secretKey, webhookSecret, publishableKey, prices } = account
  // The clients read these as on Lambda, and the emulators check signatures against them.
  const region = (process.env.AWS_REGION ??= 'us-east-1')
  const accessKeyId = (process.env.AWS_ACCESS_KEY_ID ??= 'local')
  const secretAccessKey = (process.env.AWS_SECRET_ACCESS_KEY ??= 'local')
  const signing = { region, credentials: { accessKeyId, secretAccessKey } }

  // The functions read it when they start, and by then it is complete.
  const environment: Record<string, string> = {}
  const runtime = startRuntime({ functions: listFunctions(functionsFolder), environment, log, flags })

  let stream: TableStream | undefined
  const [dynamodb, secrets, lambda, s3, bedrock, stripe] = await Promise.all([
    startDynamodb({
      tableName,
      folder: dataDir && join(dataDir, 'dynamodb'),
      onRequest: (body) => body.includes(mailPrefix) && stream?.wake(),
      faults: faults.dynamodb,
    }),
    startSecretsManager({
      secrets: { [stripeSecretName]: JSON.stringify({ secretKey, webhookSecret }) },
      faults: faults['secrets-manager'],
    }),
    startLambda({
      runtime,
      retriesOf: (name) => retriesOf(functionNames.find((each) => fileOf(each) === name)!),
      retryDelaysMs,
      onFailure: (name, message) => console.error(`${name} failed: ${message}`),
      faults: faults.lambda,
    }),
    startS3({
      ...signing,
      bucket,
      cors: { origins: originsOf(siteOrigin), headers: uploadCorsHeaders },
      folder: dataDir && join(dataDir, 's3'),
      faults: faults.s3,
    }),
    realModel ? null : startBedrock({ faults: faults.bedrock, respond: chat ? converseByChat(chat) : undefined }),
    real
      ? null
      : startStripe({
          secretKey,
          prices,
          endpoint: options.webhook?.url ? { url: options.webhook.url, secret: webhookSecret } : undefined,
          folder: dataDir && join(dataDir, 'stripe'),
          faults: faults.stripe,
        }),
  ])
  // Another stack with the same table may already send its mail.
  const givenSes = process.env.AWS_ENDPOINT_URL_DYNAMODB && process.env.AWS_ENDPOINT_URL_SESV2
  const ses = givenSes
    ? { url: givenSes, stop: async () => {} }
    : await startSes({
        domain: mailDomain,
        configurationSet,
        folder: dataDir && join(dataDir, 'mail'),
        onEvent: (event) => void lambda.invokeLater(fileOf('stopMail'), event),
        onMail,
        faults: faults.ses,
      })
  const textract = await startTextract({
    ...signing,
    s3: s3.url,
    folder: dataDir && join(dataDir, 'textract'),
    faults: faults.textract,
  })
  const running: Partial<Record<ServiceName, Emulator>> = {
    dynamodb,
    'secrets-manager': secrets,
    lambda,
    s3,
    textract,
    ses,
    ...(bedrock && { bedrock }),
    ...(stripe && { stripe }),
  }
  const addresses = Object.fromEntries(Object.entries(running).map(([name, { url }]) => [name, url]))
  Object.assign(environment, {
    ...awsEnvironment(addresses),
    ...stripeEnvironment(addresses.stripe, prices),
    RATE_LIMITS: JSON.stringify(rateLimits),
    MODEL_ID: realModel ?? chat?.name ?? offlineModel,
    ORIGIN_SECRET: originSecret,
    SITE_ORIGIN: siteOrigin,
    MAIL: 'on',
    MAIL_FROM: `no-reply@${mailDomain}`,
    MAIL_CONFIGURATION_SET: configurationSet,
  })
  if (!givenSes) {
    stream = startTableStream({
      table: dynamodb.engineUrl,
      tableName,
      runtime,
      functionName: fileOf('dispatchMail'),
      prefix: mailPrefix,
    })
  }

  return {
    addresses,
    environment,
    tableUrl: dynamodb.engineUrl,
    webhookSecret,
    publishableKey,
    runtime,
    stop: async () => {
      const streamStops = stream?.stop()
      runtime.stop()
      await streamStops
      await Promise.all(Object.values(running).map((service) => service.stop()))
    },
  }
}

/** Environment variables for AWS: credentials, the URLs of the emulators, and resource names. */
const awsEnvironment = (addresses: Record<string, string>) => {
  const { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
  return {
    AWS_REGION,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { AWS_SESSION_TOKEN }),
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamodb,
    AWS_ENDPOINT_URL_LAMBDA: addresses.lambda,
    AWS_ENDPOINT_URL_SESV2: addresses.ses,
    AWS_ENDPOINT_URL_S3: addresses.s3,
    AWS_ENDPOINT_URL_TEXTRACT: addresses.textract,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses['secrets-manager'],
    ...(addresses.bedrock && { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: addresses.bedrock }),
    TABLE_NAME: tableName,
    UPLOADS_BUCKET: bucket,
    RUN_JOB_NAME: fileOf('runJob'),
    SEND_MAIL_NAME: fileOf('sendMail'),
  }
}

/** Environment variables for Stripe, at the URL of its emulator or the real one. */
function stripeEnvironment(url: string | undefined, prices: RealStripe['prices']) {
  const { hostname, port, protocol } = new URL(url ?? 'https://api.stripe.com')
  return {
    STRIPE_SECRET_NAME: stripeSecretName,
    STRIPE_HOST: hostname,
    STRIPE_PORT: port || '443',
    STRIPE_PROTOCOL: protocol.replace(':', ''),
    PRICE_TIER1: prices.tier1,
    PRICE_TIER3: prices.tier3,
  }
}

/** A site on `localhost` is also opened by its IP addresses. */
const originsOf = (site: string) => ['localhost', '127.0.0.1', '[::1]'].map((host) => site.replace('localhost', host))

const listFunctions = (place?: string) =>
  Object.fromEntries(
    functionNames.map((name) => [fileOf(name), { bundle: bundleOf(fileOf(name), place), ...sizeOf(name) }]),
  )

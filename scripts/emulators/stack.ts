import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { calls } from '#contract/route-table'
import { cachedErrors, isOffer, offerHeaders, securityHeaders } from '#infra/headers'
import { buildAll } from '#scripts/build/build'
import { PlainError } from '#scripts/cli/plain-error'
import type { Faults } from './faults'
import { gateway, listenLocally } from './gateway'
import { describeModel } from './model'
import { startServices } from './services'
import { openLog } from './log-file'
import type { StoredMail } from './ses/message'
import { serveSite } from './site'
import { serveStripeStub } from './stripe/serve-stub'
import { watchSource } from './watch-source'

interface Options {
  /** 0 for any free port. */
  port: number
  /** Folder for the data. It is created if missing. */
  dataDir: string
  faults?: Faults
  /** Rebuilds and serves the source as it changes instead of the existing build. */
  watch?: boolean
  /** Delays of Lambda's retries of failed asynchronous invocations. */
  retryDelaysMs?: readonly number[]
  /** More flags of Node for the functions. */
  flags?: string[]
  /** Called with each mail that was sent. */
  onMail?: (mail: StoredMail) => void
}

/** All users of this stack have the same client IP. */
const rateLimits = {
  registrationsPerIpHourly: 1_000,
  registrationsPerIpDaily: 10_000,
  passwordResetsPerIp: 1_000,
  mailLinksPerIp: 1_000,
}

const Secrets = v.object({ originSecret: v.string(), webhookSecret: v.string() })

/** Content of a running stack's `stack.json`. */
const RunningStack = v.object({
  url: v.string(),
  /** URLs of the emulators by service. */
  addresses: v.record(v.string(), v.string()),
  /** Environment variables of the functions. */
  environment: v.record(v.string(), v.string()),
  /** Secret that signs Stripe's events. */
  webhookSecret: v.string(),
  /** More flags of Node with which the functions run. */
  flags: v.optional(v.array(v.string())),
})
export type RunningStack = v.InferOutput<typeof RunningStack>

export interface Stack extends RunningStack {
  stop: () => Promise<void>
}

/**
 * Starts the whole product locally: builds what changed, starts every emulator and the gateway, and writes their URLs
 * to `stack.json`. Throws a `PlainError` if the port or the data are in use.
 */
export async function startStack({ port, dataDir, faults, watch = false, ...more }: Options): Promise<Stack> {
  const stackFile = join(dataDir, 'stack.json')
  await mkdir(dataDir, { recursive: true })

  const running = await findStack(dataDir)
  if (running) {
    throw new PlainError(
      `Scopewright already runs at ${running.url} with these data. Stop it first, or set PORT and DATA_DIR for a second one.`,
    )
  }

  // Listening first reserves the port, and an early browser waits.
  let setListener: (listener: RequestListener) => void
  const listener = new Promise<RequestListener>((resolve) => (setListener = resolve))
  const server = await listenLocally(port, (request, response) => {
    void listener.then((listen) => listen(request, response))
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new PlainError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`)
  })
  const url = `http://localhost:${server.port}`

  try {
    const secrets = await loadSecrets(dataDir)
    const source = watch ? await watchSource() : null
    if (!source) await buildAll()
    const log = openLog(join(dataDir, 'functions.log'))
    const services = await startServices({
      dataDir,
      siteOrigin: url,
      originSecret: secrets.originSecret,
      webhook: { secret: secrets.webhookSecret, url: url + calls.stripeWebhook.path },
      functionsFolder: source?.functionsFolder,
      log: log.descriptor,
      faults,
      rateLimits,
      ...more,
    })
    source?.onFunctions(services.runtime.reset)
    const { addresses, environment, webhookSecret, publishableKey } = services
    const stack: RunningStack = { url, addresses, environment, webhookSecret, flags: more.flags }
    await writeFile(stackFile, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 })

    const config = {
      prices: { tier1: environment.PRICE_TIER1, tier3: environment.PRICE_TIER3 },
      stripePublishableKey: publishableKey,
      sendsMail: true,
      ...describeModel(environment.MODEL_ID),
    }
    const site = (script: string | null) => (source ? source.site(config, script) : serveSite({ config, script }))
    let isStopping = false
    setListener!(
      gateway({
        runtime: services.runtime,
        originSecret: secrets.originSecret,
        // Vite's page has inline scripts and its own socket.
        securityHeaders: (path) => (source ? {} : (isOffer(path) ? offerHeaders : securityHeaders)(addresses.s3 ?? '')),
        uncachedErrors: cachedErrors,
        site: addresses.stripe ? await serveStripeStub(addresses.stripe, site) : site(null),
        // A stop interrupts running work, such as an event of Stripe, which is sent again after the next start.
        onFailure: (name, message) => (isStopping ? undefined : report(name, message)),
      }),
    )
    return {
      ...stack,
      stop: async () => {
        isStopping = true
        server.stop()
        await services.stop()
        log.close()
        await rm(stackFile, { force: true })
      },
    }
  } catch (error) {
    server.stop()
    throw error
  }
}

/** Returns the stack that is currently running with these data, if any. */
export async function findStack(dataDir: string): Promise<RunningStack | null> {
  const text = await readFile(join(dataDir, 'stack.json'), 'utf8').catch(() => '')
  // A killed stack leaves its file behind, possibly half written.
  const stack = v.safeParse(v.pipe(v.string(), v.parseJson(), RunningStack), text)
  const isRunning = stack.success && (await fetch(`${stack.output.addresses.lambda}/_emulator/calls`).catch(() => null))
  return isRunning ? stack.output : null
}

/** Creates the secrets once, so that signatures remain valid after a restart. */
async function loadSecrets(dataDir: string) {
  const file = join(dataDir, 'secrets.json')
  const stored = await readFile(file, 'utf8').catch(() => null)
  if (stored !== null) return v.parse(Secrets, JSON.parse(stored))
  const secret = () => randomBytes(24).toString('base64url')
  const made = { originSecret: secret(), webhookSecret: `whsec_${secret()}` }
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

const report = (name: string, message: string) => console.error(`${name} failed: ${message}`)

import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { calls } from '#contract/calls'
import { cachedErrors, securityHeaders } from '#infra/headers'
import { buildAll } from '#scripts/build/build'
import { PlainError } from '#scripts/cli/plain-error'
import type { Faults } from './faults'
import { gateway, listenLocally } from './gateway'
import { startServices } from './services'
import { openLog } from './log-file'
import { serveSite } from './site'
import { withStripeStub } from './stripe/serve-stub'
import { watchSource } from './watch-source'

interface Options {
  /** 0: any free port. */
  port: number
  /** Where the data live; made when absent. */
  dataDir: string
  faults?: Faults
  /** Builds and serves the source as it changes, instead of what is built once. */
  watch?: boolean
}

/** Everyone who uses this stack has the same IP. */
const rateLimits = { registrationsPerIpHourly: 1_000, registrationsPerIpDaily: 10_000 }

const Secrets = v.object({ originSecret: v.string(), webhookSecret: v.string() })

/** A stack that runs, as its `stack.json` tells of it. */
const RunningStack = v.object({
  url: v.string(),
  /** Of every emulator, by service. */
  addresses: v.record(v.string(), v.string()),
  /** What the functions find in their environment. */
  environment: v.record(v.string(), v.string()),
  /** What Stripe's events are signed with. */
  webhookSecret: v.string(),
})
export type RunningStack = v.InferOutput<typeof RunningStack>

export interface Stack extends RunningStack {
  stop: () => Promise<void>
}

/**
 * The whole product on this machine: builds what changed, starts every emulator and the gateway, and says in
 * `stack.json` where each listens. Throws a `PlainError` when the port or the data are in use.
 */
export async function startStack({ port, dataDir, faults, watch = false }: Options): Promise<Stack> {
  const stackFile = join(dataDir, 'stack.json')
  await mkdir(dataDir, { recursive: true })

  const running = await findStack(dataDir)
  if (running) {
    throw new PlainError(
      `Scopewright already runs at ${running.url} with these data. Stop it first, or set PORT and DATA_DIR for a second one.`,
    )
  }

  // Listening first makes the port ours, and a browser that is early waits.
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
    const secrets = await secretsIn(dataDir)
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
    })
    source?.onFunctions(services.runtime.reset)
    const { addresses, environment, webhookSecret, publishableKey } = services
    const stack: RunningStack = { url, addresses, environment, webhookSecret }
    await writeFile(stackFile, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 })

    const config = {
      prices: { tier1: environment.PRICE_TIER1, tier3: environment.PRICE_TIER3 },
      stripePublishableKey: publishableKey,
    }
    const site = (script: string | null) => (source ? source.site(config, script) : serveSite({ config, script }))
    let isStopping = false
    setListener!(
      gateway({
        runtime: services.runtime,
        originSecret: secrets.originSecret,
        // Vite's page has inline scripts and a socket of its own.
        securityHeaders: source ? {} : securityHeaders(addresses.s3 ?? ''),
        uncachedErrors: cachedErrors,
        site: addresses.stripe ? await withStripeStub(addresses.stripe, site) : site(null),
        // A stop cuts short what runs, such as an event of Stripe, which comes again at the next start.
        onFailure: (name, message) => (isStopping ? undefined : report(name, message)),
      }),
    )
    return {
      ...stack,
      stop: async () => {
        isStopping = true
        server.stop()
        await source?.stop()
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

/** The stack that runs with these data now, if any. */
export async function findStack(dataDir: string): Promise<RunningStack | null> {
  const text = await readFile(join(dataDir, 'stack.json'), 'utf8').catch(() => '')
  // One that was killed leaves its file behind, maybe half written.
  const stack = v.safeParse(v.pipe(v.string(), v.parseJson(), RunningStack), text)
  const answers = stack.success && (await fetch(`${stack.output.addresses.lambda}/_emulator/calls`).catch(() => null))
  return answers ? stack.output : null
}

/** Made once and kept, so that what was signed before a restart is still valid after it. */
async function secretsIn(dataDir: string) {
  const file = join(dataDir, 'secrets.json')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return v.parse(Secrets, JSON.parse(kept))
  const secret = () => randomBytes(24).toString('base64url')
  const made = { originSecret: secret(), webhookSecret: `whsec_${secret()}` }
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

const report = (name: string, message: string) => console.error(`${name} failed: ${message}`)

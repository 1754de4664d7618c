import { setTimeout as wait } from 'node:timers/promises'
import type { Runtime } from './lambda-runtime'
import { type EmulatorOptions, awsError, json, startEmulator } from './emulator'

interface Options extends EmulatorOptions {
  runtime: Runtime
  /** Retries of a failed asynchronous invocation. None by default. */
  retriesOf?: (name: string) => number
  /** Delays before the retries. Lambda waits one minute, then two. */
  retryDelaysMs?: readonly number[]
  /** Invoked when an asynchronous invocation has failed for good, because its caller never learns of it. */
  onFailure: (name: string, errorMessage: string) => void
}

/** An asynchronous invocation that failed for good, which Lambda sends to the function's dead-letter queue. */
export interface DeadLetter {
  name: string
  event: unknown
  error: string
}

/** Lambda's limits of an event, in bytes. */
export const maxEvent = { RequestResponse: 6 * 1024 * 1024, Event: 1024 * 1024 }

const path = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

/**
 * Emulates Lambda's Invoke, synchronous and asynchronous, for the built functions. `GET /_emulator/dead-letters` returns
 * the asynchronous invocations that failed for good. Not emulated: signatures, aliases, layers, log tails, retries that
 * outlive this process.
 */
export async function startLambda({
  runtime,
  retriesOf = () => 0,
  retryDelaysMs = [60_000, 120_000],
  onFailure,
  ...options
}: Options) {
  const deadLetters: DeadLetter[] = []
  const stopped = new AbortController()

  async function invokeLater(name: string, event: unknown, attempt = 0): Promise<void> {
    const outcome = await runtime.invoke(name, event)
    if (!('error' in outcome) || stopped.signal.aborted) return
    if (attempt < retriesOf(name)) {
      const retry = () => void invokeLater(name, event, attempt + 1)
      await wait(retryDelaysMs[attempt], undefined, { signal: stopped.signal, ref: false }).then(retry, () => {})
      return
    }
    deadLetters.push({ name, event, error: outcome.error.errorMessage })
    onFailure(name, outcome.error.errorMessage)
  }

  const emulator = await startEmulator(
    {
      operation: ({ url }) => (path.test(url.pathname) ? 'Invoke' : 'unknown'),
      handle: async ({ url, headers, body }) => {
        if (url.pathname === '/_emulator/dead-letters') return json(200, deadLetters)
        const name = decodeURIComponent(path.exec(url.pathname)?.[1] ?? '').replace(/^.*:function:/, '')
        if (!runtime.has(name)) return awsError(404, 'ResourceNotFoundException', `Function not found: ${name}`)

        const type = headers['x-amz-invocation-type'] === 'Event' ? 'Event' : 'RequestResponse'
        if (body.length > maxEvent[type]) {
          const message = `${body.length} byte payload is too large for the ${type} invocation type (limit ${maxEvent[type]} bytes)`
          return awsError(413, 'RequestTooLargeException', message)
        }
        const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
        if (type === 'Event') {
          void invokeLater(name, event)
          return { status: 202 }
        }
        const outcome = await runtime.invoke(name, event)
        return 'error' in outcome
          ? json(200, outcome.error, { 'x-amz-function-error': 'Unhandled' })
          : json(200, outcome.payload)
      },
      fail: (kind) =>
        kind === 'throttle'
          ? awsError(429, 'TooManyRequestsException', 'Rate Exceeded.')
          : awsError(500, 'ServiceException', 'Lambda encountered an internal error.'),
    },
    options,
  )
  return {
    ...emulator,
    invokeLater,
    stop: () => {
      stopped.abort()
      return emulator.stop()
    },
  }
}

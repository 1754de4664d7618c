import type { Runtime } from './lambda-runtime'
import { type EmulatorOptions, awsError, json, startEmulator } from './emulator'

interface Options extends EmulatorOptions {
  runtime: Runtime
  /** Invoked when an asynchronous invocation fails, because its caller never learns of it. */
  onFailure: (name: string, errorMessage: string) => void
}

/** Lambda's limits of an event, in bytes. */
export const maxEvent = { RequestResponse: 6 * 1024 * 1024, Event: 1024 * 1024 }

const path = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

/**
 * Emulates Lambda's Invoke, synchronous and asynchronous, for the built functions. Not emulated: signatures, aliases,
 * layers, log tails, retries of failed asynchronous invocations.
 */
export function startLambda({ runtime, onFailure, ...options }: Options) {
  async function runInBackground(name: string, event: unknown) {
    const outcome = await runtime.invoke(name, event)
    if ('error' in outcome) onFailure(name, outcome.error.errorMessage)
  }

  return startEmulator(
    {
      operation: ({ url }) => (path.test(url.pathname) ? 'Invoke' : 'unknown'),
      answer: async ({ url, headers, body }) => {
        const name = decodeURIComponent(path.exec(url.pathname)?.[1] ?? '').replace(/^.*:function:/, '')
        if (!runtime.has(name)) return awsError(404, 'ResourceNotFoundException', `Function not found: ${name}`)

        const type = headers['x-amz-invocation-type'] === 'Event' ? 'Event' : 'RequestResponse'
        if (body.length > maxEvent[type]) {
          const message = `${body.length} byte payload is too large for the ${type} invocation type (limit ${maxEvent[type]} bytes)`
          return awsError(413, 'RequestTooLargeException', message)
        }
        const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
        if (type === 'Event') {
          void runInBackground(name, event)
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
}

import type { Runtime } from './lambda-runtime'
import { type StandInOptions, awsError, json, startStandIn } from './stand-in'

interface Options extends StandInOptions {
  runtime: Runtime
  /** Hears of an asynchronous call that failed; its caller does not. */
  onFailure: (name: string, errorMessage: string) => void
}

const path = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

/**
 * Lambda's Invoke over the real protocol, synchronous and asynchronous, for the built functions.
 * Not done: signatures are not verified; no aliases, layers, log tails; a failed asynchronous call is not tried again.
 */
export function startLambda({ runtime, onFailure, ...options }: Options) {
  async function runInBackground(name: string, event: unknown) {
    const outcome = await runtime.invoke(name, event)
    if ('error' in outcome) onFailure(name, outcome.error.errorMessage)
  }

  return startStandIn(
    {
      operation: ({ url }) => (path.test(url.pathname) ? 'Invoke' : 'unknown'),
      answer: async ({ url, headers, body }) => {
        const name = decodeURIComponent(path.exec(url.pathname)?.[1] ?? '').replace(/^.*:function:/, '')
        if (!runtime.has(name)) return awsError(404, 'ResourceNotFoundException', `Function not found: ${name}`)

        const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
        if (headers['x-amz-invocation-type'] === 'Event') {
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

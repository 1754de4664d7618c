import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '#scripts/root'

export type Outcome = { kind: 'response' | 'error' | 'init'; body: unknown; startMs: number; cpuMs: number }

interface Run {
  /** The runtime's Node. */
  node: string
  /** The built file that exports `handler`. */
  bundle: string
  environment: Record<string, string>
  event: unknown
  timeoutSeconds: number
}

/**
 * Runs one event in a fresh process, over Lambda's Runtime API as AWS documents it: next invocation, response or error,
 * and initialisation error. `startMs` is from the spawn to the first question for an event: the cold start; `cpuMs` is what
 * the processor did in that time, which other work on the machine changes less.
 */
export async function runOnce({ node, bundle, environment, event, timeoutSeconds }: Run): Promise<Outcome> {
  const requestId = randomUUID()
  const spawned = performance.now()
  let startMs = 0
  let cpuMs = 0
  let finish: (outcome: Outcome) => void
  const outcome = new Promise<Outcome>((resolve) => (finish = resolve))

  const api = createServer((request, response) => {
    const path = (request.url ?? '').replace('/2018-06-01/runtime/', '')
    if (path === 'invocation/next') {
      // A second question means that the first event was answered; there is no other.
      if (startMs) return
      startMs = performance.now() - spawned
      cpuMs = Number(request.headers['cpu-ms'])
      response.writeHead(200, {
        'content-type': 'application/json',
        'lambda-runtime-aws-request-id': requestId,
        'lambda-runtime-deadline-ms': String(Date.now() + timeoutSeconds * 1_000),
      })
      response.end(JSON.stringify(event))
      return
    }
    const kind = path === 'init/error' ? 'init' : path.endsWith('/error') ? 'error' : 'response'
    void text(request).then((body) => finish({ kind, body: JSON.parse(body) as unknown, startMs, cpuMs }))
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))

  const { port } = api.address() as AddressInfo
  const child = spawn(node, [join(root, 'scripts/runtime/bootstrap.cjs'), bundle], {
    env: { ...environment, AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`, TZ: ':UTC' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.once('exit', (status) => finish({ kind: 'init', body: `The process ended with ${status}`, startMs, cpuMs }))
  const ended = setTimeout(() => child.kill('SIGKILL'), timeoutSeconds * 1_000)
  try {
    return await outcome
  } finally {
    clearTimeout(ended)
    child.kill('SIGKILL')
    api.close()
    api.closeAllConnections()
  }
}

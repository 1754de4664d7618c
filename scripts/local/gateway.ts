import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { type CallName, callNames, calls, fileOf } from '#contract/calls'
import { ourFault, tooSlow } from '#contract/failures'
import { originSecretHeader, viewerAddressHeader } from '#functions/lib/origin-headers'
import { apiEvent } from './api-event'
import type { Runtime } from './lambda-runtime'

interface Options {
  runtime: Runtime
  /** What CloudFront adds to a request so that the functions know it came through. */
  originSecret: string
  securityHeaders: Record<string, string>
  /** Answers whatever is not of the API. */
  site: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Hears of a call whose function crashed, ran out of time or of memory. */
  onFailure: (name: string, errorMessage: string) => void
}

/** The most that API Gateway takes. */
const bodyLimit = 10 * 1024 * 1024

const sentences = {
  unknown: 'There is no such call. Please check the address.',
  unreadable: 'The address could not be read.',
  tooLarge: 'The request is larger than 10 MB. Please send less.',
}

const routes = callNames.map((name) => ({
  name,
  method: calls[name].method,
  pattern: new RegExp(`^${calls[name].path.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`),
}))

/** What a function answers; anything else is its failure. */
const Reply = v.object({
  statusCode: v.number(),
  headers: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
  body: v.optional(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean(), false),
})

/**
 * CloudFront and API Gateway in one origin: the route table's calls go to the built functions, everything else to the
 * site. Not done: no TLS, no caching, no rate limits of a stage. Failures of the gateway itself are plain sentences,
 * where API Gateway says JSON.
 */
export function gateway({ runtime, originSecret, securityHeaders, site, onFailure }: Options): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    const [path = '/'] = (request.url ?? '/').split('?')
    if (path !== '/api' && !path.startsWith('/api/')) return site(request, response)

    const body = await readBody(request)
    if (!body) return say(response, 413, sentences.tooLarge)
    const route = routeOf(request.method ?? 'GET', path)
    if (route === 'unreadable') return say(response, 400, sentences.unreadable)
    if (!route || !runtime.has(fileOf(route.name))) return say(response, 404, sentences.unknown)

    const { method } = calls[route.name]
    const outcome = await runtime.invoke(
      fileOf(route.name),
      apiEvent({
        method,
        route: `${method} ${calls[route.name].path}`,
        path,
        query: (request.url ?? '').slice(path.length + 1),
        headers: forwarded(request, originSecret),
        params: route.params,
        body,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      }),
    )
    if ('error' in outcome) {
      onFailure(route.name, outcome.error.errorMessage)
      if (outcome.error.errorType === 'Sandbox.Timedout') return say(response, 503, tooSlow)
      return say(response, 500, ourFault)
    }
    const reply = v.safeParse(Reply, outcome.payload)
    if (!reply.success) {
      onFailure(route.name, 'The function did not answer a status and a body')
      return say(response, 500, ourFault)
    }
    const { statusCode, headers, body: text, isBase64Encoded } = reply.output
    const bytes = Buffer.from(text, isBase64Encoded ? 'base64' : 'utf8')
    response.writeHead(statusCode, { ...(headers as Record<string, string>), 'content-length': bytes.length })
    return response.end(bytes)
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      onFailure(request.url ?? '/', String(error))
      if (!response.headersSent) say(response, 500, ourFault)
      else response.destroy()
    })
  }
}

/** Listens on 127.0.0.1 and ::1, for `localhost` may mean either; a machine without IPv6 has only the first. */
export async function listenLocally(port: number, listener: RequestListener) {
  const first = await listen(listener, port, '127.0.0.1')
  const bound = (first.address() as AddressInfo).port
  const second = await listen(listener, bound, '::1').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return null
    first.close()
    throw error
  })
  return {
    port: bound,
    stop: () => {
      for (const server of [first, second]) {
        server?.close()
        server?.closeAllConnections()
      }
    },
  }
}

async function listen(listener: RequestListener, port: number, host: string) {
  const server = createServer(listener)
  // Longer than clients keep a connection: one that closes under a request looks like a fault.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return server
}

function routeOf(
  method: string,
  path: string,
): { name: CallName; params: Record<string, string> } | 'unreadable' | null {
  for (const route of routes) {
    const found = route.method === method && route.pattern.exec(path)
    if (!found) continue
    try {
      const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
      return { name: route.name, params: Object.fromEntries(params) }
    } catch {
      return 'unreadable'
    }
  }
  return null
}

/** The request's headers as the functions get them: nothing that CloudFront says can be said by the client. */
function forwarded(request: IncomingMessage, originSecret: string): Record<string, string> {
  const { remoteAddress = '127.0.0.1' } = request.socket
  const own = Object.entries(request.headersDistinct).filter(
    ([name]) =>
      name !== originSecretHeader && name !== viewerAddressHeader && !name.startsWith('cloudfront-') && name !== 'host',
  )
  return {
    ...Object.fromEntries(own.map(([name, values]) => [name, (values ?? []).join(name === 'cookie' ? '; ' : ',')])),
    host: 'local.execute-api.us-east-1.amazonaws.com',
    [originSecretHeader]: originSecret,
    [viewerAddressHeader]: remoteAddress,
  }
}

/** The whole body, or null when it is more than the gateway takes. It is read to its end, so that the client hears why. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= bodyLimit) chunks.push(chunk)
  }
  return bytes <= bodyLimit ? Buffer.concat(chunks) : null
}

function say(response: ServerResponse, status: number, sentence: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(sentence)
}

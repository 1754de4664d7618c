import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { type CallName, callNames, calls, fileOf } from '#contract/route-table'
import { ourFault, tooSlow } from '#contract/failures'
import { originSecretHeader, clientIpHeader } from '#functions/lib/origin-headers'
import { redirectOf, unsubscribeLinks } from '#infra/headers'
import { buildEvent } from './api-event'
import { startErrorCache } from './error-cache'
import { maxEvent } from './lambda'
import type { Runtime } from './lambda-runtime'

interface Options {
  runtime: Runtime
  /** Secret that CloudFront adds to each request, so that the functions know that it came through CloudFront. */
  originSecret: string
  /** Returns the headers that CloudFront adds to the response for a path. */
  securityHeaders: (path: string) => Record<string, string>
  /** Responds to every request that is not for the API. */
  site: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Error statuses that the distribution never caches. */
  uncachedErrors?: readonly number[]
  /** Invoked when a function crashes, times out or runs out of memory. */
  onFailure: (name: string, errorMessage: string) => void
}

/**
 * Limits in bytes: of a URL in CloudFront, of the request line with its headers in API Gateway, and of an event in
 * Lambda.
 */
const limits = { url: 8_192, headers: 10_240, event: maxEvent.RequestResponse }

const messages = {
  unknown: 'There is no such call. Please check the URL.',
  unreadable: 'The URL could not be read.',
  urlTooLong: 'The URL is too long.',
  headersTooLong: 'The headers of the request are too long.',
  bodyWithoutUse: 'A GET request cannot have a body.',
  tooLarge: 'The request is larger than 6 MB. Please send less.',
}

const routes = callNames.map((name) => ({
  name,
  method: calls[name].method,
  pattern: new RegExp(`^${calls[name].path.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`),
}))

/** Response of a function in the API's format. */
const Response = v.object({
  statusCode: v.number(),
  headers: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
  body: v.optional(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean(), false),
})
type Response = v.InferOutput<typeof Response>

/**
 * Emulates CloudFront and API Gateway as one origin: calls of the route table go to the built functions, everything
 * else to the site. Not emulated: TLS, caching of successes, a stage's rate limits. Errors of the gateway itself are
 * plain messages, while API Gateway sends JSON.
 */
export function gateway({
  runtime,
  originSecret,
  securityHeaders,
  site,
  uncachedErrors = [],
  onFailure,
}: Options): RequestListener {
  const cached = startErrorCache<Response>(uncachedErrors)

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const [path = '/'] = (request.url ?? '/').split('?')
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value)
    if (path !== '/api' && !path.startsWith('/api/')) return site(request, response)

    const { statusCode, headers, body, isBase64Encoded } = await viaCloudFront(request, path)
    const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
    response.writeHead(statusCode, { ...(headers as Record<string, string>), 'content-length': bytes.length })
    return response.end(bytes)
  }

  async function viaCloudFront(request: IncomingMessage, path: string): Promise<Response> {
    const body = await readBody(request)
    if ((request.url ?? '').length > limits.url) return plain(414, messages.urlTooLong)
    const location = redirectOf(request.method ?? 'GET', path, unsubscribeLinks)
    if (location) return { statusCode: 303, headers: { location }, body: '', isBase64Encoded: false }
    if (request.method !== 'GET' && request.method !== 'HEAD') return viaApiGateway(request, path, body)
    if (body?.length !== 0) return plain(403, messages.bodyWithoutUse)
    return cached(path, () => viaApiGateway(request, path, body))
  }

  async function viaApiGateway(request: IncomingMessage, path: string, body: Buffer | null): Promise<Response> {
    if (request.rawHeaders.join('').length + path.length > limits.headers) return plain(431, messages.headersTooLong)
    if (!body) return plain(413, messages.tooLarge)
    const route = routeOf(request.method ?? 'GET', path)
    if (route === 'unreadable') return plain(400, messages.unreadable)
    if (!route || !runtime.has(fileOf(route.name))) return plain(404, messages.unknown)

    const { method } = calls[route.name]
    const event = buildEvent({
      method,
      route: `${method} ${calls[route.name].path}`,
      path,
      query: (request.url ?? '').slice(path.length + 1),
      headers: forwardHeaders(request, originSecret),
      params: route.params,
      body,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
    })
    if (Buffer.byteLength(JSON.stringify(event)) > limits.event) return plain(413, messages.tooLarge)
    const outcome = await runtime.invoke(fileOf(route.name), event)
    if ('error' in outcome) {
      onFailure(route.name, outcome.error.errorMessage)
      return outcome.error.errorType === 'Sandbox.Timedout' ? plain(503, tooSlow) : plain(500, ourFault)
    }
    const response = v.safeParse(Response, outcome.payload)
    if (response.success) return response.output
    onFailure(route.name, 'The function did not return a status and a body')
    return plain(500, ourFault)
  }

  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
      onFailure(request.url ?? '/', String(error))
      if (response.headersSent) return response.destroy()
      const { statusCode, headers, body } = plain(500, ourFault)
      return response.writeHead(statusCode, headers as Record<string, string>).end(body)
    })
  }
}

const plain = (statusCode: number, body: string): Response => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
  isBase64Encoded: false,
})

/**
 * Listens on 127.0.0.1 and ::1, because `localhost` may resolve to either. A machine without IPv6 has only the first.
 */
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
  // Longer than clients keep a connection, because one that closes during a request looks like a fault.
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

/** Returns the request's headers for the functions. A client cannot override those that CloudFront adds. */
function forwardHeaders(request: IncomingMessage, originSecret: string): Record<string, string> {
  const { remoteAddress = '127.0.0.1' } = request.socket
  const own = Object.entries(request.headersDistinct).filter(
    ([name]) =>
      name !== originSecretHeader && name !== clientIpHeader && !name.startsWith('cloudfront-') && name !== 'host',
  )
  return {
    ...Object.fromEntries(own.map(([name, values]) => [name, (values ?? []).join(name === 'cookie' ? '; ' : ',')])),
    host: 'local.execute-api.us-east-1.amazonaws.com',
    [originSecretHeader]: originSecret,
    [clientIpHeader]: remoteAddress,
  }
}

/** Reads the whole body, so that the client gets the response. Returns null if it is larger than an event can be. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= limits.event) chunks.push(chunk)
  }
  return bytes <= limits.event ? Buffer.concat(chunks) : null
}

import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createHttp2Server } from 'node:http2'
import { type AddressInfo, type Socket, createServer as createSocketServer } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'

/** Fault to inject. `rate` is the share of requests, `ms` the delay of `latency`. */
export const Fault = v.object({
  kind: v.picklist(['error', 'throttle', 'latency', 'drop', 'garbage']),
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  ms: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
})
export type Fault = v.InferOutput<typeof Fault>

export interface Request {
  method: string
  /** Path and query exactly as sent, because a signature covers them. */
  target: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer<ArrayBuffer>
}

export interface ServiceResponse {
  status: number
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Protocol of an emulated service. */
export interface Service {
  /** Name of the operation, such as `Converse`. Operations are counted by name. */
  operation: (request: Request) => string
  handle: (request: Request, operation: string) => ServiceResponse | Promise<ServiceResponse>
  /** Returns the service's own response for a failure (5xx) or throttling. */
  fail: (kind: 'error' | 'throttle') => ServiceResponse
  /** Makes a success response meaningless. By default its body is cut off. */
  garble?: (response: ServiceResponse) => ServiceResponse
}

export interface EmulatorOptions {
  /** Defaults to any free port. */
  port?: number
  faults?: Fault[]
}

export interface Emulator {
  url: string
  stop: () => Promise<void>
}

const bodyLimit = 200 * 1024 * 1024

/**
 * Serves a service on 127.0.0.1, over HTTP/1.1 and cleartext HTTP/2 on one port. In addition, `GET /_emulator/calls`
 * returns the number of requests per operation, and `POST /_emulator/faults` sets a list of faults.
 */
export async function startEmulator(service: Service, { port = 0, faults = [] }: EmulatorOptions): Promise<Emulator> {
  const counts: Record<string, number> = {}
  let active = faults

  async function respond(request: Request): Promise<ServiceResponse | 'drop'> {
    if (request.url.pathname === '/_emulator/calls') return json(200, counts)
    if (request.url.pathname === '/_emulator/faults') {
      active = v.parse(v.array(Fault), JSON.parse(request.body.toString()))
      return json(200, active)
    }

    const operation = service.operation(request)
    // Control endpoints of the service itself.
    if (request.url.pathname.startsWith('/_emulator/')) return service.handle(request, operation)
    counts[operation] = (counts[operation] ?? 0) + 1

    const hit = active.filter((fault) => Math.random() < fault.rate)
    const happens = (kind: Fault['kind']) => hit.some((fault) => fault.kind === kind)
    for (const fault of hit) await wait(fault.ms)
    if (happens('drop')) return 'drop'
    if (happens('throttle')) return service.fail('throttle')
    if (happens('error')) return service.fail('error')

    const response = await service.handle(request, operation)
    return happens('garbage') && response.status < 300 ? (service.garble ?? cut)(response) : response
  }

  async function serve(incoming: Incoming, outgoing: Outgoing) {
    try {
      const target = incoming.url ?? '/'
      const response = await respond({
        method: incoming.method ?? 'GET',
        target,
        url: new URL(target, 'http://127.0.0.1'),
        headers: incoming.headers,
        body: await readBody(incoming),
      })
      if (response === 'drop') return outgoing.destroy()
      outgoing.send(response)
    } catch (error) {
      console.error(error)
      outgoing.send(service.fail('error'))
    }
  }

  const http1 = createServer((request, response) => {
    void serve(request, {
      send: ({ status, headers, body }) => response.writeHead(status, headers).end(body ?? ''),
      destroy: () => request.socket.destroy(),
    })
  })
  // If a keep-alive ends while the SDK reuses the connection, it looks like a fault.
  http1.keepAliveTimeout = 60_000
  const http2 = createHttp2Server((request, response) => {
    void serve(request, {
      send: ({ status, headers, body }) => {
        response.writeHead(status, headers)
        response.end(body ?? '')
      },
      destroy: () => request.stream.session?.destroy(),
    })
  })

  const open = new Set<Socket>()
  const server = createSocketServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      // HTTP/2 starts with the preface "PRI * HTTP/2.0".
      const speaks = first.subarray(0, 3).toString() === 'PRI' ? http2 : http1
      speaks.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

interface Incoming extends Readable {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
}

interface Outgoing {
  send: (response: ServiceResponse) => void
  destroy: () => void
}

async function readBody(incoming: Readable): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > bodyLimit) throw new Error(`A request has more than ${bodyLimit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const json = (status: number, body: unknown, headers?: Record<string, string>): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Creates an error in the format of AWS's JSON services. The SDK throws an exception with this name. */
export const awsError = (status: number, name: string, message: string): ServiceResponse =>
  json(status, { __type: name, message }, { 'x-amzn-errortype': name })

/** Returns the operation of an AWS JSON 1.0 or 1.1 request, such as `GetItem`. */
export const awsTarget = ({ headers }: Pick<Request, 'headers'>) =>
  String(headers['x-amz-target'] ?? '').split('.')[1] ?? 'unknown'

const cut = (response: ServiceResponse): ServiceResponse => ({
  ...response,
  body: Buffer.from(response.body ?? '').subarray(0, 7),
})

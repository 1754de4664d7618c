import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { forward } from '#emulators/dynamodb'
import { awsTarget } from '#emulators/emulator'
import { type Used, startMeter } from './meter'

interface Reply {
  status: number
  body: string
}

const refused = (type: string, more = {}): Reply => ({
  status: 400,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'Not now', ...more }),
})

/** Failure that a request to the table meets at its first attempt. `true`: it is executed, but its response is lost. */
const troubles = {
  'its response is lost': (_: string, reply: () => Promise<Reply>) => reply().then(() => true as const),
  'its response is cut': async (_: string, reply: () => Promise<Reply>) => {
    const { status, body } = await reply()
    return { status, body: body.slice(0, -1) }
  },
  'it is throttled': async () => refused('ProvisionedThroughputExceededException'),
  'it collides': async (operation: string, reply: () => Promise<Reply>) =>
    operation === 'TransactWriteItems'
      ? refused('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] })
      : reply(),
}
export type Trouble = keyof typeof troubles

/**
 * Disturbs the connection between functions and table until the test ends: each request succeeds only when sent again.
 * Affects modules imported after this call.
 */
export function aBadNetwork(trouble: Trouble): Promise<void> {
  const met = new Set<string>()
  const collided = new Set<string>()
  return aNetwork((operation, body, reply) => {
    const [, token = ''] = /"ClientRequestToken":"([^"]*)"/.exec(body) ?? []
    const content = operation + body.replace(token, '')
    // A transaction that collided is sent again with another token.
    if (met.has(content) && !collided.has(token)) return reply()
    met.add(content)
    if (trouble === 'it collides' && token) collided.add(token)
    return troubles[trouble](operation, reply)
  })
}

/**
 * Connects functions to a replica of the table that misses every write after its first response, until the test ends:
 * only consistent reads see those. Affects modules imported after this call.
 */
export function aLaggingReplica(): Promise<void> {
  const replica = new Map<string, Reply>()
  return aNetwork(async (operation, body, reply) => {
    if (!/^(GetItem|Query)$/.test(operation) || body.includes('"ConsistentRead":true')) return reply()
    const content = operation + body
    const response = replica.get(content) ?? (await reply())
    replica.set(content, response)
    return response
  })
}

/** Throttles an operation after its first `max` requests until the test ends. Affects modules imported after this call. */
export function aThrottledTable(operation: string, max: number): Promise<void> {
  let met = 0
  return aNetwork(async (asked, _, reply) =>
    asked === operation && ++met > max ? troubles['it is throttled']() : reply(),
  )
}

/** Has the table leave half of each batch of several items until the test ends. Affects modules imported after this call. */
export function aPartialTable(): Promise<void> {
  return aNetwork(async (operation, body, reply) => {
    if (operation !== 'BatchWriteItem') return reply()
    const { RequestItems } = JSON.parse(body) as { RequestItems: Record<string, unknown[]> }
    const [[table, requests] = ['', []]] = Object.entries(RequestItems)
    const half = Math.ceil(requests.length / 2)
    const { status } = await reply(JSON.stringify({ RequestItems: { [table]: requests.slice(0, half) } }))
    const left = requests.slice(half)
    return { status, body: JSON.stringify({ UnprocessedItems: left.length > 0 ? { [table]: left } : {} }) }
  })
}

/** Runs something after the first response to a matching `operation` and before that response arrives. */
export function aSlowNetwork(operation: string, about: string, meanwhile: () => Promise<unknown>): Promise<void> {
  let isMet = false
  return aNetwork(async (asked, body, reply) => {
    const response = await reply()
    if (isMet || asked !== operation || !body.includes(about)) return response
    isMet = true
    await meanwhile()
    return response
  })
}

/** Records the operations of all requests to the table until the test ends. Affects modules imported after this call. */
export async function aCountedTable(): Promise<string[]> {
  const operations: string[] = []
  await aNetwork((operation, _, reply) => {
    operations.push(operation)
    return reply()
  })
  return operations
}

/** Sums the capacity that requests to the table consume until the test ends. Affects modules imported after this call. */
export async function aMeteredTable(): Promise<Used> {
  const meter = await startMeter(process.env.AWS_ENDPOINT_URL_DYNAMODB!)
  connectTo(meter.url)
  onTestFinished(meter.stop)
  return meter.used
}

/** Connects modules imported after this call to the table at another URL, until the test ends. */
function connectTo(url: string) {
  const table = process.env.AWS_ENDPOINT_URL_DYNAMODB
  process.env.AWS_ENDPOINT_URL_DYNAMODB = url
  vi.resetModules()
  onTestFinished(() => {
    process.env.AWS_ENDPOINT_URL_DYNAMODB = table
    vi.resetModules()
  })
}

/** Decides on one request; `reply` executes it, or another body in its place. */
type Pass = (operation: string, body: string, reply: (body?: string) => Promise<Reply>) => Promise<Reply | true>

async function aNetwork(pass: Pass): Promise<void> {
  const table = process.env.AWS_ENDPOINT_URL_DYNAMODB!

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const asked = Buffer.concat(chunks).toString()
    const outcome = await pass(awsTarget(request), asked, async (body = asked) => {
      const reply = await forward(table, { headers: request.headers, body: Buffer.from(body) })
      return { status: reply.status, body: reply.body.toString() }
    })
    if (outcome === true) response.destroy()
    else response.writeHead(outcome.status, { 'content-type': 'application/x-amz-json-1.0' }).end(outcome.body)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  connectTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
}

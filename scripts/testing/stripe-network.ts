import { once } from 'node:events'
import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  createServer,
  request,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Response {
  status: number
  headers?: OutgoingHttpHeaders
  body: string
}

/** Handles a request on its way: `reach` forwards it, and null breaks the connection. */
type Pass = (
  request: { method: string; path: string; body: string },
  reach: () => Promise<Response>,
) => Promise<Response | null>

const passOn: Pass = (_, reach) => reach()

const connections = new Agent({ keepAlive: true })

/** Starts a network between the functions and Stripe. It forwards everything unless a test intercepts requests. */
export async function aStripeNetwork(stripe: string) {
  let pass = passOn

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
    const { method = 'GET', url: path = '/', headers } = incoming
    const body = Buffer.concat(chunks).toString()
    // `fetch` would take almost three times the processor time.
    const reach = async () => {
      const sent = request(stripe + path, { method, headers, agent: connections }).end(body)
      const [reply] = (await once(sent, 'response')) as [IncomingMessage]
      return { status: reply.statusCode!, headers: reply.headers, body: await text(reply) }
    }
    const response = await pass({ method, path, body }, reach)
    if (response) outgoing.writeHead(response.status, response.headers).end(response.body)
    else incoming.socket.destroy()
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    /** Intercepts requests until the test ends or passes another handler. */
    intercept: (handler: Pass | null) => {
      pass = handler ?? passOn
      onTestFinished(() => void (pass = passOn))
    },
  }
}

import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Response {
  status: number
  headers?: Record<string, string>
  body: string
}

/** Handles a request on its way: `reach` forwards it, and null breaks the connection. */
type Pass = (
  request: { method: string; path: string; body: string },
  reach: () => Promise<Response>,
) => Promise<Response | null>

const passOn: Pass = (_, reach) => reach()

/** Starts a network between the functions and Stripe. It forwards everything unless a test intercepts requests. */
export async function aStripeNetwork(stripe: string) {
  let pass = passOn

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
    const { method = 'GET', url: path = '/' } = incoming
    const body = Buffer.concat(chunks).toString()
    const reach = async () => {
      const named = ['authorization', 'content-type', 'idempotency-key', 'stripe-version']
      const headers = Object.fromEntries(named.map((name) => [name, String(incoming.headers[name] ?? '')]))
      if (!headers['idempotency-key']) delete headers['idempotency-key']
      const response = await fetch(stripe + path, { method, headers, ...(method !== 'GET' && { body }) })
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
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

import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { type ClientHttp2Session, connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { overHttp2 } from './over-http2'

/** Serves a local server over HTTP/2 as well, and returns a session with the latter and the URL of the former. */
async function aSession(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy = await overHttp2(url)
  const session = connect(proxy.url, { rejectUnauthorized: false })
  onTestFinished(() => {
    session.destroy()
    proxy.stop()
    server.close()
  })
  return { session, host: new URL(url).host }
}

async function send(session: ClientHttp2Session, headers: Record<string, string>, body = '') {
  const stream = session.request(headers, { endStream: false })
  stream.end(body)
  const [response] = (await once(stream, 'response')) as [Record<string, unknown>]
  return { response, body: await text(stream) }
}

test('a request over HTTP/2 arrives at the server, and its response comes back', async () => {
  const { session, host } = await aSession((request, response) => {
    const { method, url, headers } = request
    response.writeHead(201, { 'x-served': 'yes', connection: 'keep-alive' })
    void text(request).then((body) => response.end(JSON.stringify({ method, url, host: headers.host, body })))
  })

  const { response, body } = await send(
    session,
    { ':method': 'PUT', ':path': '/api/orders?page=2', 'x-own': '1' },
    'text',
  )

  expect(response).toMatchObject({ ':status': 201, 'x-served': 'yes' })
  expect(JSON.parse(body)).toEqual({ method: 'PUT', url: '/api/orders?page=2', host, body: 'text' })
})

test('a server that hangs up ends its own request only', async () => {
  const { session } = await aSession(({ url }, response) => {
    if (url === '/gone') response.destroy()
    else response.end('here')
  })

  await expect(send(session, { ':path': '/gone' })).rejects.toThrow('NGHTTP2_INTERNAL_ERROR')
  expect(await send(session, { ':path': '/' })).toMatchObject({ body: 'here' })
})

import { connect } from 'node:net'
import { request } from 'node:http'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { callNames, calls } from '#contract/route-table'
import { rateLimits } from '#contract/rate-limits'
import { aMember, theStack } from '#scripts/testing/shared-stack'
import { bodies, headers } from './malformed-input'
import { RetryingClient, newJourney } from './journey'
import { findDefect } from './plain-response'

const stack = theStack()

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const numRuns = Number(process.env.FUZZ_RUNS ?? 5)

async function someone() {
  const client = new RetryingClient(stack.url, newJourney(), 1)
  client.sessionId = (await aMember()).sessionId
  return client
}

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Sends a request that `fetch` would reject, and returns the response. */
const sendRaw = ({ method, path, headers, body }: Sent) =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(stack.url)
    const length = { 'content-length': String(body?.length ?? 0) }
    const sent = request({ hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.setTimeout(120_000, () => sent.destroy(new Error('The gateway hangs')))
    sent.once('error', reject)
    sent.end(body)
  })

const paths = fc.oneof(
  ...callNames.map((name) => fc.constant(calls[name].path.replace(/{\w+}/, '01JD2Y8Z6Q9T4V7X3W5B1C0DEF'))),
  fc.constantFrom(
    '/api',
    '/api/',
    '/api//user',
    '/api/user/',
    '/api/%',
    '/api/%00',
    '/api/projects/%ff/analyze',
    '/api/projects/..%2f..%2fuser',
    '/api/projects/a/b/c',
    '/api/../api/user',
    '/API/user',
    `/api/${'x'.repeat(8_000)}`,
    '/api/user?__proto__[a]=1&a=1&a=2',
  ),
)

test('any request through the gateway gets a success or an error message', {
  timeout: 600_000 + 15_000 * numRuns,
}, async () => {
  const client = await someone()
  const sent: fc.Arbitrary<Sent> = fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'),
    path: paths,
    headers: headers.map((given) =>
      // Skips requests that a client cannot send.
      Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '?')])),
    ),
    body: fc.constantFrom(...callNames).chain((name) => bodies(calls[name].body)),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 10, maxLength: 10 }), fc.boolean(), async (all, signedIn) => {
      const authorization: Record<string, string> = signedIn ? { authorization: `Bearer ${client.sessionId}` } : {}
      const responses = await Promise.all(
        all.map((one) => sendRaw({ ...one, headers: { ...one.headers, ...authorization } })),
      )
      // Headers above 16 KB never reach the gateway, and the server responds without a body.
      const heard = responses.filter(({ status, text }) => !(status === 431 && text === ''))
      expect(heard.map((response) => findDefect(response)).filter(Boolean)).toEqual([])
    }),
    { seed, numRuns, endOnFailure: true },
  )
})

test.each([
  ['data that is not HTTP', 'hello\r\n\r\n'],
  ['an unterminated header', `GET /api/user HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(100_000)}\r\n\r\n`],
  ['two content lengths', 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}'],
  [
    'both a length and chunks',
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a header split by a bare line feed', 'GET /api/user HTTP/1.1\r\nhost: x\r\na: b\nx-origin-secret: guess\r\n\r\n'],
])('%s is rejected, and the site continues to run', async (_, bytes) => {
  const { port } = new URL(stack.url)
  const received = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString())).on('error', () => resolve(text))
    socket.on('close', () => resolve(text)).setTimeout(120_000, () => socket.destroy())
  })
  // The server's own error, without any output of a function.
  expect(received).toMatch(/^HTTP\/1\.1 4(00|31) [^\n]+\r\nConnection: close\r\n\r\n$/)
  expect((await fetch(`${stack.url}/api/user`)).status).toBe(401)
})

test('the thirty-first upload of an hour is rejected with an error message', async () => {
  const client = await someone()
  const { max, message } = rateLimits.uploadsPerUser
  for (let uploads = 0; uploads < max; uploads++) {
    expect((await client.once('createUpload', {})).status).toBe(200)
  }

  const response = await fetch(`${stack.url}${calls.createUpload.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.sessionId}` },
  })

  expect(response.status).toBe(429)
  expect(await response.text()).toBe(`${message} Please try again in 60 minutes.`)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000)
})

import { request } from 'node:http'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ourFault } from '#contract/failures'
import { cachedErrors, securityHeaders } from '#infra/headers'
import { gateway, listenLocally } from './gateway'
import { startRuntime } from './lambda-runtime'

const originSecret = 'a-secret'

/** Starts a gateway with the given function as getUser, getProject, createProject and analyze. */
async function aGateway(
  source: string,
  { timeoutSeconds = 5, uncachedErrors = [] as number[], atEnd = onTestFinished } = {},
) {
  const bundle = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'index.cjs')
  await writeFile(bundle, source)
  const fn = { bundle, memoryMb: 256, timeoutSeconds }
  const failures: string[] = []
  const functions = { 'get-user': fn, 'get-project': fn, 'create-project': fn, analyze: fn }
  const runtime = startRuntime({ functions, environment: {}, log: 'ignore' })
  const { port, stop } = await listenLocally(
    0,
    gateway({
      runtime,
      originSecret,
      securityHeaders: () => securityHeaders('http://127.0.0.1:9000'),
      site: (_, response) => response.end('the site'),
      uncachedErrors,
      onFailure: (name, message) => failures.push(`${name}: ${message}`),
    }),
  )
  atEnd(() => {
    runtime.stop()
    stop()
  })
  return { failures, url: `http://127.0.0.1:${port}` }
}

/** The gateway of most tests, whose function returns its event. */
const { url } = await aGateway(
  'exports.handler = async (event) => ({ statusCode: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(event) })',
  { atEnd: afterAll },
)

test("a function gets API Gateway's event, with the path's parameters and the query", async () => {
  const response = await fetch(`${url}/api/projects/a%20b/analyze?job=1&x=%26&x=2`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer token', cookie: 'a=1; b=2' },
    body: '{"ä":"€"}',
  })

  expect(await response.json()).toMatchObject({
    version: '2.0',
    routeKey: 'POST /api/projects/{id}/analyze',
    rawPath: '/api/projects/a%20b/analyze',
    rawQueryString: 'job=1&x=%26&x=2',
    queryStringParameters: { job: '1', x: '&,2' },
    pathParameters: { id: 'a b' },
    cookies: ['a=1', 'b=2'],
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    requestContext: { http: { method: 'POST', path: '/api/projects/a%20b/analyze', sourceIp: '127.0.0.1' } },
    body: '{"ä":"€"}',
    isBase64Encoded: false,
  })
})

test('a body that is not text arrives as base64', async () => {
  const response = await fetch(`${url}/api/projects`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array([0, 255, 7]),
  })

  expect(await response.json()).toMatchObject({ body: 'AP8H', isBase64Encoded: true })
})

test('a client cannot send headers that CloudFront adds', async () => {
  const response = await fetch(`${url}/api/projects`, {
    method: 'POST',
    headers: {
      'x-origin-secret': 'guessed',
      'X-Client-IP': '8.8.8.8',
      'cloudfront-viewer-city': 'Rome',
    },
  })
  const { headers } = (await response.json()) as { headers: Record<string, string> }

  expect(headers['x-origin-secret']).toBe(originSecret)
  expect(headers['x-client-ip']).toBe('127.0.0.1')
  expect(headers['cloudfront-viewer-city']).toBeUndefined()
})

test('a link to unsubscribe that is opened in a browser leads to the notices', async () => {
  const { status, headers } = await fetch(`${url}/api/unsubscribe/token`, { redirect: 'manual' })

  expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/pricing#account' })
})

test("the function's status, headers and body are the response", async () => {
  const { url } = await aGateway(
    "exports.handler = async () => ({ statusCode: 429, headers: { 'retry-after': '60', 'content-type': 'text/plain' }, body: 'Too many tries.' })",
  )

  const response = await fetch(`${url}/api/projects`, { method: 'POST' })

  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.text()).toBe('Too many tries.')
})

test.each([
  [
    'a crash',
    'exports.handler = async () => process.exit(1)',
    500,
    'Something went wrong on our side. Please try again.',
  ],
  [
    'an exception',
    "exports.handler = async () => { throw new Error('of table scopewright') }",
    500,
    'Something went wrong on our side. Please try again.',
  ],
  [
    'a time-out',
    'exports.handler = () => new Promise(() => setInterval(() => {}, 9))',
    503,
    'This took too long. Please try again.',
  ],
  [
    'an invalid response',
    "exports.handler = async () => 'hello'",
    500,
    'Something went wrong on our side. Please try again.',
  ],
])('%s of a function gets an error message', async (_, source, status, message) => {
  const { url, failures } = await aGateway(source, { timeoutSeconds: 1 })

  const response = await fetch(`${url}/api/projects`, { method: 'POST', body: '{}' })

  expect(response.status).toBe(status)
  expect(await response.text()).toBe(message)
  expect(failures).toHaveLength(1)
})

/** Responds with the status that the id of its project begins with, and the number of requests for this id. */
const counting = `const calls = {}
exports.handler = async ({ pathParameters: { id } }) => ({
  statusCode: Number(id.slice(0, 3)),
  headers: id.endsWith('-stored') ? {} : { 'cache-control': 'no-store' },
  body: String((calls[id] = (calls[id] ?? 0) + 1)),
})`

/** Returns the bodies of three requests by different users, the last one with a query. */
const requestThrice = async (url: string, id: string) => {
  const bodies: string[] = []
  for (const query of ['', '', '?x=1']) {
    const headers = { authorization: `Bearer ${bodies.length}` }
    bodies.push(await (await fetch(`${url}/api/projects/${id}${query}`, { headers })).text())
  }
  return bodies
}

test('one user gets the 5xx of another one, unless the distribution prevents it', async () => {
  const careless = await aGateway(counting)
  const careful = await aGateway(counting, { uncachedErrors: cachedErrors })

  for (const status of ['500', '502', '503', '504']) {
    expect(await requestThrice(careless.url, status), status).toEqual(['1', '1', '1'])
    expect(await requestThrice(careful.url, status), status).toEqual(['1', '2', '3'])
  }
})

test('a 404 is cached unless the origin forbids it, and other statuses never are', async () => {
  const { url } = await aGateway(counting)

  expect(await requestThrice(url, '404-stored')).toEqual(['1', '1', '1'])
  for (const id of ['404', '200-stored', '401-stored', '409-stored', '429-stored'])
    expect(await requestThrice(url, id), id).toEqual(['1', '2', '3'])
})

test('a response above 6 MB is a server error', async () => {
  const { url, failures } = await aGateway("exports.handler = async () => ({ statusCode: 200, body: 'x'.repeat(7e6) })")

  const response = await fetch(`${url}/api/user`)

  expect([response.status, await response.text()]).toEqual([500, ourFault])
  expect(failures).toEqual([expect.stringContaining('Response payload size exceeded')])
})

test('a request that CloudFront or API Gateway would reject does not reach its function', async () => {
  const statusOf = (path: string, headers = {}, body?: string) =>
    new Promise((resolve, reject) => {
      request(url + path, { method: 'GET', headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end(body)
    })

  expect(await statusOf('/api/user')).toBe(200)
  expect(await statusOf(`/api/user?${'x'.repeat(8_192)}`)).toBe(414)
  expect(await statusOf('/api/user', { cookie: 'x'.repeat(10_240) })).toBe(431)
  expect(await statusOf('/api/user', { 'content-length': 2 }, '{}')).toBe(403)
})

test('a body above 6 MB is rejected, whether its length was declared or not', async () => {
  const large = new Uint8Array(6 * 1024 * 1024 + 1)
  const streamed = new ReadableStream({
    start(controller) {
      controller.enqueue(large)
      controller.close()
    },
  })

  const declared = await fetch(`${url}/api/projects`, { method: 'POST', body: large })
  const undeclared = await fetch(`${url}/api/projects`, {
    method: 'POST',
    body: streamed,
    duplex: 'half',
  } as RequestInit)

  expect([declared.status, undeclared.status]).toEqual([413, 413])
})

test.each([
  ['GET', '/api/nothing'],
  ['DELETE', '/api/projects'],
  ['POST', '/api/projects/'],
  ['GET', '/api'],
  ['POST', '/api/login'],
])('%s %s is not a call', async (method, path) => {
  const response = await fetch(url + path, { method })

  expect(response.status).toBe(404)
  expect(await response.text()).toBe('There is no such call. Please check the URL.')
})

test('a URL that cannot be decoded is rejected', async () => {
  expect((await fetch(`${url}/api/projects/%E0%A4%A/analyze`, { method: 'POST' })).status).toBe(400)
})

test('all paths outside the API are the site, and every response has the security headers', async () => {
  const [page, call] = await Promise.all([fetch(`${url}/apiary`), fetch(`${url}/api/projects`, { method: 'POST' })])

  expect(await page.text()).toBe('the site')
  for (const response of [page, call]) {
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.stripe.com http://127.0.0.1:9000;",
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a request target that is not a path does not stop the server', async () => {
  const status = await new Promise((resolve, reject) => {
    const { port } = new URL(url)
    request({ port, host: '127.0.0.1', path: '//', method: 'GET' }, (response) => resolve(response.statusCode))
      .on('error', reject)
      .end()
  })

  expect(status).toBe(200)
  expect((await fetch(`${url}/api/projects`, { method: 'POST' })).status).toBe(200)
})

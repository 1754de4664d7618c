import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from './site'

const script = 'console.log("hello");'.repeat(100)

async function aSite() {
  const parent = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(parent, 'site')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Scopewright</title>')
  await writeFile(join(folder, 'shared.html'), '<!doctype html><title>Offer</title>')
  await writeFile(join(folder, 'assets/index-abc.js'), script)
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(parent, 'secret.txt'), 'not for you')
  const site = serveSite({ folder, config: { prices: {} } })
  const server = createServer((asked, reply) => void site(asked, reply)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each(['/', '/pricing', '/estimate/01JD2Y8Z6Q9T4V7X3W5B1C0DEF', '/nowhere/at/all', '/?subscription=success'])(
  '%s is a screen: index.html, revalidated on each request',
  async (path) => {
    const reply = await fetch((await aSite()) + path)

    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe('no-cache')
    expect(await reply.text()).toContain('<title>Scopewright</title>')
  },
)

test('a link to an offer has a page of its own, however much of it a mail program left', async () => {
  const url = await aSite()

  for (const rest of [`/${'A'.repeat(43)}`, '/cut', '/', '', '?source=mail', '.'])
    expect(await (await fetch(`${url}/shared${rest}`)).text()).toContain('<title>Offer</title>')
})

test.each(['br', 'gzip'])('a script is sent as %s and cached permanently', async (encoding) => {
  const reply = await fetch(`${await aSite()}/assets/index-abc.js`, { headers: { 'accept-encoding': encoding } })

  expect(reply.headers.get('content-encoding')).toBe(encoding)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await reply.text()).toBe(script)
})

test('a script is sent in the requested compression, whatever was sent before', async () => {
  const url = `${await aSite()}/assets/index-abc.js`
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    const reply = await fetch(url, { headers: { 'accept-encoding': encoding } })

    expect(reply.headers.get('content-encoding')).toBe(encoding)
    expect(await reply.text()).toBe(script)
  }
})

test('a client without compression gets the file as it is', async () => {
  const reply = await fetch(`${await aSite()}/assets/index-abc.js`, { headers: { 'accept-encoding': 'identity' } })

  expect(reply.headers.get('content-encoding')).toBeNull()
  expect(await reply.text()).toBe(script)
})

test('the browser gets its settings from /config.json', async () => {
  expect(await (await fetch(`${await aSite()}/config.json`)).json()).toEqual({ prices: {} })
})

test.each(['/missing.js', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%zz.txt'])(
  '%s is not found',
  async (path) => {
    const url = new URL(await aSite())
    const status = await new Promise((resolve, reject) => {
      // `fetch` would normalize the path before sending it.
      request({ host: url.hostname, port: url.port, path }, (reply) => resolve(reply.statusCode))
        .on('error', reject)
        .end()
    })

    expect(status).toBe(404)
  },
)

test('a page is read-only', async () => {
  expect((await fetch(await aSite(), { method: 'POST' })).status).toBe(405)
})

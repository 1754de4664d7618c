import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCertificate } from '#scripts/benchmark/over-http2'
import { bundle } from '#scripts/build/functions'
import { aModel, says } from '#scripts/testing/model'
import { recordAnalysis } from './tool'

/** Starts a model behind TLS, as Bedrock is, and counts its connections. */
async function aSecureModel() {
  const { url } = await aModel([says('{}')])
  const connections = { opened: 0, open: 0 }
  const server = createServer({ ...(await createCertificate()), ALPNProtocols: ['h2', 'http/1.1'] }, (socket) => {
    connections.opened += 1
    connections.open += 1
    const onward = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => socket.destroy()).on('close', () => void (connections.open -= 1))
    onward.on('error', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = `https://localhost:${(server.address() as AddressInfo).port}`
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  return connections
}

/** Loads the adapter as Lambda does: the bundle has no HTTP/2 handler. */
async function bundled() {
  const file = join(await mkdtemp(join(tmpdir(), 'converse-')), 'index.cjs')
  await bundle('functions/services/analyst/converse.ts', file)
  return createRequire(import.meta.url)(file) as typeof import('./converse')
}

test.each([
  ['over HTTP/2, as unbundled', () => import('./converse')],
  ['over HTTP/1.1, as in Lambda', bundled],
])('each request to the model has a connection of its own, %s', async (_, load) => {
  const connections = await aSecureModel()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { converse } = await load()

  for (const prompt of ['one', 'two', 'three']) await converse({ instructions: 'Read.', prompt, tool: recordAnalysis })

  expect(connections.opened).toBe(3)
  await expect.poll(() => connections.open).toBe(0)
})

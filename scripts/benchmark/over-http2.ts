import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { type Http2ServerRequest, type Http2ServerResponse, constants, createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PlainError } from '#scripts/cli/plain-error'

const run = promisify(execFile)

/**
 * Serves what a local server serves over HTTP/2 too, as CloudFront does: over HTTP/1.1 a browser would load a screen's
 * many files six at a time. Browsers speak HTTP/2 only over TLS; they have to ignore that nobody vouches for the
 * certificate.
 */
export async function overHttp2(url: string) {
  const { hostname, port, host } = new URL(url)
  const agent = new Agent({ keepAlive: true })

  function pass(asked: Http2ServerRequest, response: Http2ServerResponse) {
    const headers = { ...without(/^:/, asked.headers), host }
    const onward = request({ agent, hostname, port, method: asked.method, path: asked.url, headers }, (found) => {
      response.writeHead(found.statusCode!, without(/^(connection|keep-alive|transfer-encoding)$/, found.headers))
      found.pipe(response)
    })
    onward.on('error', () => response.stream.close(constants.NGHTTP2_INTERNAL_ERROR))
    asked.pipe(onward)
  }

  const server = createSecureServer(await createCertificate(), pass)
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => sessions.add(session))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const session of sessions) session.destroy()
      agent.destroy()
      server.close()
    },
  }
}

const without = (names: RegExp, headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)))

/** Creates a certificate for localhost that is valid for a day. */
export async function createCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${keyFile} -out ${certFile}`
  try {
    await run('openssl', args.split(' '))
    return { key: await readFile(keyFile), cert: await readFile(certFile) }
  } catch {
    throw new PlainError('Lighthouse needs the program openssl, for a certificate. Install it and try again.')
  } finally {
    await rm(folder, { recursive: true })
  }
}

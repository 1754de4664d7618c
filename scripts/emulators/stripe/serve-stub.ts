import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { root } from '#scripts/root'

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown

const script = '/_emulator/stripe.js'
const confirmation = '/_emulator/confirm'

/**
 * Serves the site with a stub of Stripe.js: each page loads the stub first, and the stub's form confirms at the
 * emulator through this origin, as the content security policy requires. The bundle contains nothing of it.
 */
export async function serveStripeStub(stripeUrl: string, siteWith: (script: string) => Serve): Promise<Serve> {
  const site = siteWith(script)
  const built = await build({
    input: join(root, 'scripts/emulators/stripe/browser-stub.ts'),
    output: { format: 'iife', minify: true },
    write: false,
  })
  const stub = gzipSync(built.output[0].code)

  return async (request, response) => {
    const [path] = (request.url ?? '/').split('?')
    if (path === script) {
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'no-cache',
      })
      return response.end(stub)
    }
    if (path !== confirmation || request.method !== 'POST') return site(request, response)

    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const confirmed = await fetch(stripeUrl + confirmation, { method: 'POST', body: Buffer.concat(chunks) })
    response.writeHead(confirmed.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    return response.end(await confirmed.text())
  }
}

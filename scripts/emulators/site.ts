import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { siteConfigPath } from '#contract/site-config'
import { cacheControlOf, fileOf } from '#infra/headers'
import { root } from '#scripts/root'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const brotli = promisify(brotliCompress)
const compressions = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

interface Site {
  /** Folder of the built files. Defaults to `dist/site`. */
  folder?: string
  /** Content of `siteConfigPath`. */
  config: unknown
  /** URL of a script that every page loads before its own, or null. */
  script?: string | null
}

/**
 * Serves the built site like CloudFront: compressed if that helps, with its cache rules, index.html for every screen and
 * shared.html for every offer.
 */
export function serveSite(site: Site) {
  const cache = new Map<string, Promise<Buffer>>()

  /** Compresses each permanently cached file once. */
  function compress(bytes: Buffer, path: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const name = `${encoding} ${path}`
    const done = cache.get(name) ?? compressions[encoding](bytes)
    if (cacheControlOf(path).includes('immutable')) cache.set(name, done)
    return done
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = pathOf(request)
    const bytes = isRead ? await bytesOf(path, site) : null
    if (!bytes) {
      const message = isRead ? 'There is no such file. Please go back to the start page.' : 'This URL is read-only.'
      response.writeHead(isRead ? 404 : 405, { 'content-type': types['.txt'] })
      response.end(message)
      return
    }

    const type = types[extname(path)] ?? 'application/octet-stream'
    const encoding = isCompressible(type) ? encodingFor(request) : undefined
    response.writeHead(200, {
      'content-type': type,
      'cache-control': cacheControlOf(path),
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : encoding ? await compress(bytes, path, encoding) : bytes)
  }
}

const isCompressible = (type: string) => /^(text|application)\/|svg/.test(type)

function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?')
  return fileOf(path)
}

async function bytesOf(
  path: string,
  { folder = join(root, 'dist/site'), config, script }: Site,
): Promise<Buffer | null> {
  if (path === siteConfigPath) return Buffer.from(JSON.stringify(config))
  const file = normalize(join(folder, decoded(path)))
  const bytes = file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null
  return bytes && script && path === '/index.html' ? withScript(bytes, script) : bytes
}

const withScript = (page: Buffer, script: string) =>
  Buffer.from(page.toString().replace('<head>', `<head><script src="${script}" defer></script>`))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function encodingFor(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding'] ?? ''
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}

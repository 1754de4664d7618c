import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import { type Credentials, findDenial } from './signature'
import { type ServiceResponse, type Request, type EmulatorOptions, startEmulator } from './emulator'

interface Options extends EmulatorOptions {
  bucket: string
  /** The bucket's CORS rule: origins that may PUT from a browser, and the headers they may send. */
  cors: Cors
  credentials: Credentials
  region: string
  /** Folder for the objects. By default a temporary folder, which is removed at the end. */
  folder?: string
}

interface Cors {
  origins: string[]
  headers: string[]
}

const Head = v.object({ key: v.string(), contentType: v.string(), etag: v.string(), modified: v.string() })
type Head = v.InferOutput<typeof Head>

const operations: Record<string, string> = {
  PUT: 'PutObject',
  GET: 'GetObject',
  HEAD: 'HeadObject',
  DELETE: 'DeleteObject',
  OPTIONS: 'Preflight',
}

/**
 * Emulates S3 over HTTP: PUT, GET, HEAD and DELETE of objects in one bucket, signed in the headers or by a presigned
 * URL. Signatures, expiry, checksums, `If-None-Match` and `If-Match` conditions and the CORS rule are enforced. Not
 * emulated: other buckets, listing, multipart and chunked uploads, ranges, versions, lifecycle rules, encryption. An
 * upload is held in memory and can have 200 MB.
 */
export async function startS3({ bucket, cors, credentials, region, folder, ...options }: Options) {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 's3-')))
  await mkdir(directory, { recursive: true })
  /** Keys that a PUT is writing. */
  const writing = new Set<string>()

  async function respond(request: Request, operation: string): Promise<ServiceResponse> {
    const origin = cors.origins.find((allowed) => allowed === request.headers.origin)
    if (operation === 'Preflight') return preflight(request, origin, cors.headers)
    const given = await object(request)
    const shared = origin ? corsHeaders(origin) : {}
    return { ...given, headers: { ...given.headers, ...shared, 'x-amz-request-id': randomUUID() } }
  }

  async function object(request: Request): Promise<ServiceResponse> {
    const object = objectOf(request.url)
    if (!object) return failure(400, 'InvalidURI', "Couldn't parse the specified URI.")
    const denial = await findDenial(request, credentials, region)
    if (denial) return failure(403, denial.code, denial.message)
    if (object.bucket !== bucket) return failure(404, 'NoSuchBucket', 'The specified bucket does not exist')
    if (object.key === '') return failure(501, 'NotImplemented', 'Only operations on objects are supported.')

    const file = join(directory, createHash('sha256').update(object.key).digest('hex'))
    switch (request.method) {
      case 'PUT':
        return putOnce(request, object.key, file)
      case 'GET':
      case 'HEAD':
        return getObject(request, file)
      case 'DELETE':
        await rm(file, { force: true })
        return { status: 204 }
      default:
        return failure(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
    }
  }

  /** Writes the object. If the request has the condition, only if it is new. */
  async function putOnce(request: Request, key: string, file: string): Promise<ServiceResponse> {
    const condition = request.headers['if-none-match']
    if (condition !== undefined && condition !== '*') {
      return failure(501, 'NotImplemented', 'A header you provided implies functionality that is not implemented')
    }
    if (condition && writing.has(key)) {
      return failure(409, 'ConditionalRequestConflict', 'A conflicting operation occurred.')
    }
    writing.add(key)
    try {
      return condition && (await isThere(file)) ? preconditionFailed() : await putObject(request, key, file)
    } finally {
      writing.delete(key)
    }
  }

  const emulator = await startEmulator(
    {
      operation: ({ method }) => operations[method] ?? method,
      handle: async (request, operation) => {
        const { body, ...given } = await respond(request, operation)
        const length = { 'content-length': given.headers?.['content-length'] ?? String(Buffer.byteLength(body ?? '')) }
        return {
          ...given,
          headers: { ...given.headers, ...length },
          body: request.method === 'HEAD' ? undefined : body,
        }
      },
      fail: (kind) =>
        kind === 'throttle'
          ? failure(503, 'SlowDown', 'Please reduce your request rate.')
          : failure(500, 'InternalError', 'We encountered an internal error. Please try again.'),
      garble: (given) => ({ ...given, headers: { ...given.headers, 'content-length': '7' }, body: 'garbage' }),
    },
    options,
  )
  return {
    url: emulator.url,
    stop: async () => {
      await emulator.stop()
      if (folder === undefined) await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Parses bucket and key of a path-style URL. Returns null if its escapes are invalid. */
function objectOf({ pathname }: URL): { bucket: string; key: string } | null {
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(pathname) ?? []
  try {
    return { bucket, key: decodeURIComponent(key) }
  } catch {
    return null
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function putObject(request: Request, key: string, file: string): Promise<ServiceResponse> {
  if (String(request.headers['x-amz-content-sha256']).startsWith('STREAMING-')) {
    return failure(501, 'NotImplemented', 'Chunked uploads are not implemented.')
  }
  const wrong = findWrongChecksum(request)
  if (wrong) return failure(400, 'BadDigest', `The ${wrong} you specified did not match what we received.`)

  const etag = `"${createHash('md5').update(request.body).digest('hex')}"`
  const head: Head = {
    key,
    contentType: request.headers['content-type'] ?? 'binary/octet-stream',
    etag,
    modified: new Date().toUTCString(),
  }
  // The file is renamed when it is complete, so a killed process leaves the whole object, or none.
  const written = `${file}.${randomUUID()}`
  await writeFile(written, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), request.body]))
  await rename(written, file)
  return { status: 200, headers: { etag } }
}

async function getObject({ headers }: Request, file: string): Promise<ServiceResponse> {
  const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!stored) return failure(404, 'NoSuchKey', 'The specified key does not exist.')

  const end = stored.indexOf('\n')
  const head = v.parse(Head, JSON.parse(stored.subarray(0, end).toString()))
  if (headers['if-match'] !== undefined && headers['if-match'] !== head.etag) return preconditionFailed()
  const body = stored.subarray(end + 1)
  return {
    status: 200,
    headers: {
      'content-type': head.contentType,
      'content-length': String(body.length),
      etag: head.etag,
      'last-modified': head.modified,
      'accept-ranges': 'bytes',
    },
    body,
  }
}

const hashes: Record<string, (body: Buffer) => string> = {
  'content-md5': (body) => createHash('md5').update(body).digest('base64'),
  'x-amz-checksum-sha1': (body) => createHash('sha1').update(body).digest('base64'),
  'x-amz-checksum-sha256': (body) => createHash('sha256').update(body).digest('base64'),
  'x-amz-checksum-crc32': (body) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(crc32(body))
    return bytes.toString('base64')
  },
}

/** Returns the checksum, from a header or the presigned URL, that does not match the body. */
function findWrongChecksum({ headers, url, body }: Request): string | undefined {
  const query = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]))
  return Object.keys(hashes).find((name) => {
    const given = headers[name] ?? query.get(name)
    return given !== undefined && given !== hashes[name]?.(body)
  })
}

const corsHeaders = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'ETag',
  vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
})

/** Applies the CORS rule to a preflight request. `origin` is undefined if the rule does not contain it. */
function preflight({ headers }: Request, origin: string | undefined, allowed: string[]): ServiceResponse {
  const requestedHeaders = (headers['access-control-request-headers'] ?? '').toLowerCase().split(',').filter(Boolean)
  const isAllowed =
    headers['access-control-request-method'] === 'PUT' &&
    requestedHeaders.every((name) => allowed.includes(name.trim()))
  if (!origin || !isAllowed) {
    return failure(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
  }
  return {
    status: 200,
    headers: {
      ...corsHeaders(origin),
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': requestedHeaders.join(', '),
      'access-control-max-age': '3000',
    },
  }
}

const preconditionFailed = () =>
  failure(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')

const escaped = (text: string) => text.replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const failure = (status: number, code: string, message: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped(message)}</Message><RequestId>${randomUUID()}</RequestId></Error>`,
})

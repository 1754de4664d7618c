import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import type { Request } from './emulator'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/** S3's error code and message for a rejected request. */
export interface Denial {
  code: string
  message: string
}

/** Maximum difference between the time of a signature and our clock, in milliseconds. */
const skewMs = 15 * 60_000
const weekSeconds = 7 * 24 * 60 * 60
const unsigned = 'UNSIGNED-PAYLOAD'

/**
 * Returns the reason why the signature of a request to S3 is invalid, or null if it is valid. The signature is in the
 * headers or in the query.
 */
export async function findDenial(request: Request, credentials: Credentials, region: string): Promise<Denial | null> {
  const signed = request.url.searchParams.has('X-Amz-Signature') ? signedQuery(request) : signedHeaders(request)
  if ('code' in signed) return signed

  const [accessKeyId, , signedRegion, service] = signed.credential.split('/')
  if (accessKeyId !== credentials.accessKeyId) {
    return { code: 'InvalidAccessKeyId', message: 'The AWS Access Key Id you provided does not exist in our records.' }
  }
  if (signedRegion !== region || service !== 's3') {
    return { code: 'AuthorizationHeaderMalformed', message: `The region is wrong; expecting '${region}'` }
  }

  const signer = new SignatureV4({ credentials, region, service: 's3', sha256: Sha256, uriEscapePath: false })
  const expected = await signed.sign(signer)
  return isSame(expected, signed.signature)
    ? null
    : {
        code: 'SignatureDoesNotMatch',
        message: 'The request signature we calculated does not match the signature you provided.',
      }
}

interface Signed {
  credential: string
  signature: string
  /** Computes the expected signature of the request. */
  sign: (signer: SignatureV4) => Promise<string>
}

function signedQuery(request: Request): Signed | Denial {
  const query = Object.fromEntries(request.url.searchParams)
  const signedAt = dateOf(query['X-Amz-Date'])
  const expiresIn = Number(query['X-Amz-Expires'])
  if (!signedAt || !(expiresIn > 0 && expiresIn <= weekSeconds)) {
    return { code: 'AuthorizationQueryParametersError', message: 'X-Amz-Date or X-Amz-Expires is not valid' }
  }
  if (Date.now() > signedAt.getTime() + expiresIn * 1000) {
    return { code: 'AccessDenied', message: 'Request has expired' }
  }
  if (signedAt.getTime() > Date.now() + skewMs) return { code: 'AccessDenied', message: 'Request is not valid yet' }

  const names = (query['X-Amz-SignedHeaders'] ?? '').split(';')
  const isOurs = (name: string) => /^X-Amz-(?:Algorithm|Credential|Date|Expires|SignedHeaders|Signature)$/.test(name)
  const hash = query['X-Amz-Content-Sha256'] ?? unsigned
  return {
    credential: query['X-Amz-Credential'] ?? '',
    signature: query['X-Amz-Signature'] ?? '',
    sign: async (signer) => {
      const given = Object.entries(query).filter(([name]) => !isOurs(name) && name !== 'X-Amz-Content-Sha256')
      const headers = { ...headersOf(request, names), 'X-Amz-Content-Sha256': hash }
      const options = { signingDate: signedAt, expiresIn, signableHeaders: new Set(names) }
      const signed = await signer.presign(messageOf(request, Object.fromEntries(given), headers), options)
      return String(signed.query?.['X-Amz-Signature'])
    },
  }
}

const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

function signedHeaders(request: Request): Signed | Denial {
  const [, credential = '', list = '', signature = ''] = authorization.exec(request.headers.authorization ?? '') ?? []
  if (signature === '') return { code: 'AccessDenied', message: 'Access Denied' }
  const signedAt = dateOf(header(request, 'x-amz-date'))
  if (!signedAt || Math.abs(Date.now() - signedAt.getTime()) > skewMs) {
    return {
      code: 'RequestTimeTooSkewed',
      message: 'The difference between the request time and our time is too large.',
    }
  }
  const hash = header(request, 'x-amz-content-sha256') ?? ''
  if (/^[0-9a-f]{64}$/.test(hash) && hash !== createHash('sha256').update(request.body).digest('hex')) {
    return { code: 'XAmzContentSHA256Mismatch', message: 'The body does not have the hash that was signed.' }
  }

  const names = list.split(';')
  return {
    credential,
    signature,
    sign: async (signer) => {
      const headers = headersOf(request, names)
      const message = messageOf(request, Object.fromEntries(request.url.searchParams), headers)
      const signed = await signer.sign(message, { signingDate: signedAt, signableHeaders: new Set(names) })
      return authorization.exec(signed.headers.authorization ?? '')?.[3] ?? ''
    },
  }
}

const messageOf = ({ method, target }: Request, query: Record<string, string>, headers: Record<string, string>) => ({
  method,
  protocol: 'http:',
  hostname: '127.0.0.1',
  path: target.split('?')[0] ?? '/',
  query,
  headers,
})

const header = ({ headers }: Request, name: string) => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

const headersOf = (request: Request, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, header(request, name) ?? '']))

function dateOf(text: string | undefined): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '')
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** SHA-256, or its HMAC if a secret is given, with the interface of the signer. */
class Sha256 {
  readonly #hash

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))
  }

  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#hash.update(bytesOf(data))
  }

  digest() {
    return Promise.resolve(new Uint8Array(this.#hash.digest()))
  }

  reset() {
    throw new Error('A hash is used once')
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === 'string') return Buffer.from(data)
  return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data)
}

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, onTestFinished, test } from 'vitest'
import { startS3 } from './s3'

const credentials = { accessKeyId: 'someone', secretAccessKey: 'secret' }
const region = 'eu-central-1'
const Bucket = 'uploads'
const siteOrigin = 'http://localhost:3000'
const cors = { origins: [siteOrigin], headers: ['content-type', 'if-none-match'] }

async function aBucket(folder?: string) {
  const { url, stop } = await startS3({ bucket: Bucket, cors, credentials, region, folder })
  onTestFinished(stop)
  const clientFor = (given: S3ClientConfig = {}) =>
    new S3Client({ endpoint: url, region, credentials, requestChecksumCalculation: 'WHEN_REQUIRED', ...given })
  const client = clientFor()
  const signed = (Key: string, options = {}) => getSignedUrl(client, new PutObjectCommand({ Bucket, Key }), options)
  const signedOnce = (Key: string) => getSignedUrl(client, new PutObjectCommand({ Bucket, Key, IfNoneMatch: '*' }))
  return { url, stop, client, clientFor, signed, signedOnce }
}

const put = (url: string, body: BodyInit, headers = {}) => fetch(url, { method: 'PUT', body, headers })

test('an object that was uploaded to a signed URL has its length, type and tag until it is deleted', async () => {
  const { client, signed } = await aBucket()
  const Key = 'uploads/a b/ü+1'
  const response = await put(await signed(Key), 'The portal', { 'content-type': 'text/markdown' })
  expect(response.status).toBe(200)

  const head = await client.send(new HeadObjectCommand({ Bucket, Key }))
  expect(head).toMatchObject({ ContentLength: 10, ContentType: 'text/markdown', ETag: response.headers.get('etag') })
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
  expect(await Body?.transformToString()).toBe('The portal')

  await client.send(new DeleteObjectCommand({ Bucket, Key }))
  await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NotFound' })
  await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NoSuchKey' })
  await client.send(new DeleteObjectCommand({ Bucket, Key }))
})

test('an upload by the SDK is checked against its checksum', async () => {
  const { client, clientFor } = await aBucket()
  await clientFor({ requestChecksumCalculation: 'WHEN_SUPPORTED' }).send(
    new PutObjectCommand({ Bucket, Key: 'a', Body: 'The portal' }),
  )
  const wrong = new PutObjectCommand({ Bucket, Key: 'a', Body: 'The portal', ChecksumSHA256: 'AAAA' })
  await expect(client.send(wrong)).rejects.toMatchObject({ name: 'BadDigest' })
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'a' }))
  expect(await Body?.transformToString()).toBe('The portal')
})

test('a signed URL that contains the checksum of an empty body accepts no file', async () => {
  const { clientFor } = await aBucket()
  const client = clientFor({ requestChecksumCalculation: 'WHEN_SUPPORTED' })
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'a' }))
  expect(url).toContain('x-amz-checksum-crc32')
  expect(await (await put(url, 'The portal')).text()).toContain('<Code>BadDigest</Code>')
})

test.each<[string, (url: string) => string, RequestInit, string]>([
  ['another key', (url) => url.replace('/a?', '/b?'), {}, 'SignatureDoesNotMatch'],
  ['another time', (url) => url.replace('Expires=900', 'Expires=901'), {}, 'SignatureDoesNotMatch'],
  ['another method', (url) => url, { method: 'DELETE' }, 'SignatureDoesNotMatch'],
  ['another signature', (url) => url.replace(/Signature=\w{8}/, 'Signature=00000000'), {}, 'SignatureDoesNotMatch'],
  ['another user', (url) => url.replace('Credential=someone', 'Credential=nobody'), {}, 'InvalidAccessKeyId'],
  ['one more parameter', (url) => `${url}&acl=`, {}, 'SignatureDoesNotMatch'],
  ['no signature', (url) => url.replace(/\?.*/, ''), {}, 'AccessDenied'],
])('a URL with %s is denied', async (_, change, options, code) => {
  const { signed } = await aBucket()
  const response = await fetch(change(await signed('a')), { method: 'PUT', body: 'x', ...options })
  expect(response.status).toBe(403)
  expect(await response.text()).toContain(`<Code>${code}</Code>`)
})

const once = { 'if-none-match': '*' }

test('a URL signed for one write accepts one file, until that is deleted', async () => {
  const { client, signedOnce } = await aBucket()
  const url = await signedOnce('a')
  expect((await put(url, 'first', once)).status).toBe(200)
  const second = await put(url, 'second', once)
  expect(second.status).toBe(412)
  expect(await second.text()).toContain('<Code>PreconditionFailed</Code>')
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'a' }))
  expect(await Body?.transformToString()).toBe('first')

  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }))
  expect((await put(url, 'third', once)).status).toBe(200)
})

test('a URL signed for one write accepts nothing without its signed condition', async () => {
  const { signedOnce } = await aBucket()
  const bodies = await Promise.all(
    [{}, { 'if-none-match': '"a"' }].map(async (headers) => (await put(await signedOnce('a'), 'x', headers)).text()),
  )
  for (const body of bodies) expect(body).toContain('<Code>SignatureDoesNotMatch</Code>')
})

test('only one of several concurrent writes under the condition is stored', async () => {
  const { signedOnce } = await aBucket()
  const url = await signedOnce('a')
  const responses = await Promise.all(['a', 'b', 'c'].map((body) => put(url, body, once)))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409 || status === 412)).toHaveLength(2)
})

test('an object that changed is not read under its old tag', async () => {
  const { client } = await aBucket()
  const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'first' }))
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'second' }))
  const read = client.send(new GetObjectCommand({ Bucket, Key: 'a', IfMatch: ETag }))
  await expect(read).rejects.toMatchObject({ name: 'PreconditionFailed' })
})

test('a URL is valid until it expires', async () => {
  const { signed } = await aBucket()
  const ago = (seconds: number) => ({ signingDate: new Date(Date.now() - seconds * 1_000), expiresIn: 300 })
  expect((await put(await signed('a', ago(290)), 'x')).status).toBe(200)
  const late = await put(await signed('a', ago(310)), 'x')
  expect(late.status).toBe(403)
  expect(await late.text()).toContain('Request has expired')
})

test('requests with a wrong secret, an old date or another bucket are denied', async () => {
  const { client, clientFor } = await aBucket()
  const get = new GetObjectCommand({ Bucket, Key: 'a' })
  const forger = clientFor({ credentials: { ...credentials, secretAccessKey: 'guess' } })
  await expect(forger.send(get)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  const late = clientFor({ systemClockOffset: -20 * 60_000, maxAttempts: 1 })
  await expect(late.send(get)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
  const elsewhere = new GetObjectCommand({ Bucket: 'other', Key: 'a' })
  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' })
})

test("only the site's pages may upload a file from a browser", async () => {
  const { url, signed } = await aBucket()
  const ask = (origin: string, method: string, headers: string) =>
    fetch(`${url}/${Bucket}/a`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    })
  const allowed = await ask(siteOrigin, 'PUT', 'content-type,if-none-match')
  expect(allowed.status).toBe(200)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(siteOrigin)
  expect((await ask('https://evil.example', 'PUT', 'content-type')).status).toBe(403)
  expect((await ask(siteOrigin, 'DELETE', '')).status).toBe(403)
  expect((await ask(siteOrigin, 'PUT', 'content-type, x-own')).status).toBe(403)

  const response = await put(await signed('a'), 'x', { origin: siteOrigin })
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin)
  const other = await put(await signed('a'), 'x', { origin: 'https://evil.example' })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test('objects survive a restart, and none is ever half written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 's3-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = await aBucket(folder)
  await put(await first.signed('a'), new Uint8Array(100_000))
  await first.stop()

  const second = await aBucket(folder)
  const head = await second.client.send(new HeadObjectCommand({ Bucket, Key: 'a' }))
  expect(head.ContentLength).toBe(100_000)
  expect(await readdir(folder)).toHaveLength(1)
})

test('failures and throttling have the format of S3', async () => {
  const { client, url } = await aBucket()
  const tell = (kind: string) => fetch(`${url}/_emulator/faults`, { method: 'POST', body: JSON.stringify([{ kind }]) })
  const once = new S3Client({ endpoint: url, region, credentials, maxAttempts: 1 })
  await tell('throttle')
  await expect(once.send(new GetObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({ name: 'SlowDown' })
  await tell('error')
  await expect(once.send(new GetObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({ name: 'InternalError' })
  await fetch(`${url}/_emulator/faults`, { method: 'POST', body: '[]' })
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({ name: 'NoSuchKey' })
})

import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, onTestFinished, test } from 'vitest'
import { uploadHeaders } from '#contract/document'
import { documentRefusals } from '#contract/document-messages'
import { newId } from '#functions/lib/ids'
import { deleteUpload, documentIdOf, readUpload, uploadUrl } from './uploads'

const ids = () => ({ userId: newId(new Date()), id: newId(new Date()) })
const put = (url: string, body: BodyInit) => fetch(url, { method: 'PUT', headers: uploadHeaders, body })

test('an upload URL accepts one file for five minutes and signs no checksum', async () => {
  const { userId, id } = ids()
  const url = new URL(await uploadUrl(userId, id))
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300')
  expect(url.search).not.toMatch(/checksum/i)

  expect((await put(url.href, 'The portal')).status).toBe(200)
  expect((await put(url.href, 'Another file')).status).toBe(412)
  expect((await fetch(url, { method: 'PUT', body: 'Another file' })).status).toBe(403)
  expect(Buffer.from(await readUpload(userId, id)).toString()).toBe('The portal')
})

test('an upload URL identifies its document, with or without its signature', async () => {
  const { userId, id } = ids()
  const url = await uploadUrl(userId, id)
  expect(await documentIdOf(url, userId)).toBe(id)
  expect(await documentIdOf(url.split('?')[0]!, userId)).toBe(id)
})

test('any other URL identifies no document', async () => {
  const { userId, id } = ids()
  const other = newId(new Date())
  const url = new URL(await uploadUrl(userId, id))
  const { origin, pathname } = url
  const addresses = [
    await uploadUrl(other, id),
    `https://evil.example${pathname}`,
    `${origin.replace('http:', 'https:')}${pathname}`,
    `${origin.replace('//', '//user:pass@')}${pathname}`,
    `${origin}.evil.example${pathname}`,
    `${origin}@evil.example${pathname}`,
    `http://169.254.169.254/latest/meta-data/${id}`,
    `file://${pathname}`,
    `ftp://127.0.0.1${pathname}`,
    `${origin}/other-bucket/uploads/${userId}/${id}`,
    `${origin}${pathname.replace('uploads/', 'uploads%2F')}`,
    `${origin}${pathname.replace(userId, `${userId}%2F..%2F${other}`)}`,
    `${origin}${pathname.replace(userId, `${userId}/../${other}`)}`,
    `${origin}${pathname.replace(userId, `${userId}/%2e%2e/${other}`)}`,
    `${origin}${pathname}/`,
    `${origin}${pathname}/x`,
    `${origin}${pathname}%00`,
    `${origin}/${pathname}`,
    `${origin}${pathname}#${id}`,
    pathname,
    id,
    '',
    'not an address',
    'javascript:alert(1)',
  ]
  for (const address of addresses) expect(await documentIdOf(address, userId), address).toBeNull()
})

test('a file that is missing, empty or too large is rejected before it is read', async () => {
  const { userId, id } = ids()
  const reading = () => readUpload(userId, id)
  const readingOf = async (file: Uint8Array<ArrayBuffer> | string) => {
    await deleteUpload(userId, id)
    await put(await uploadUrl(userId, id), file)
    return reading()
  }
  await expect(reading()).rejects.toMatchObject({ status: 404, message: documentRefusals.notUploaded })
  await expect(readingOf('')).rejects.toMatchObject({ status: 422, message: documentRefusals.empty })
  const big = readingOf(new Uint8Array(10_485_761))
  await expect(big).rejects.toMatchObject({ status: 413, message: documentRefusals.tooBig })
  expect(await readingOf(new Uint8Array(10_485_760))).toHaveLength(10_485_760)

  await deleteUpload(userId, id)
  await expect(reading()).rejects.toMatchObject({ status: 404 })
})

test('failing storage gets a 503 after retries', async () => {
  const s3 = mockClient(S3Client)
  onTestFinished(() => s3.restore())
  s3.on(HeadObjectCommand).resolves({ ContentLength: 5, ETag: '"a"' })
  s3.on(GetObjectCommand).rejects(new Error('socket hang up'))
  await expect(readUpload('user', 'document')).rejects.toMatchObject({ status: 503, message: documentRefusals.busy })
  expect(s3.commandCalls(GetObjectCommand)).toHaveLength(3)
})

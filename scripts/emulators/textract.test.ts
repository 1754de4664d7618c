import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import {
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
} from '@aws-sdk/client-textract'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aDocx, aPdf, aScan, aWordParagraph } from '#scripts/testing/document'
import { startS3 } from './s3'
import { startTextract } from './textract'

const credentials = { accessKeyId: 'someone', secretAccessKey: 'secret' }
const region = 'eu-central-1'
const Bucket = 'uploads'

async function aReader(atEnd: (stop: () => Promise<void>) => void = onTestFinished) {
  const folder = await mkdtemp(join(tmpdir(), 'textract-test-'))
  atEnd(() => rm(folder, { recursive: true }))
  const s3 = await startS3({ bucket: Bucket, cors: { origins: [], headers: [] }, credentials, region })
  atEnd(s3.stop)
  const objects = new S3Client({ endpoint: s3.url, region, credentials })

  async function start(quotas = {}) {
    const service = await startTextract({ s3: s3.url, credentials, region, folder, quotas })
    atEnd(service.stop)
    const client = new TextractClient({ endpoint: service.url, region, credentials, maxAttempts: 1 })
    return {
      stop: service.stop,
      begin: async (Name: string, ClientRequestToken?: string) => {
        const DocumentLocation = { S3Object: { Bucket, Name } }
        const command = new StartDocumentTextDetectionCommand({ DocumentLocation, ClientRequestToken })
        return (await client.send(command)).JobId!
      },
      look: (JobId: string, options = {}) => client.send(new GetDocumentTextDetectionCommand({ JobId, ...options })),
    }
  }

  return {
    start,
    put: (Key: string, Body: Uint8Array) => objects.send(new PutObjectCommand({ Bucket, Key, Body })),
  }
}

type Service = Awaited<ReturnType<Awaited<ReturnType<typeof aReader>>['start']>>

async function ended(service: Service, job: string) {
  let response = await service.look(job)
  await expect.poll(async () => (response = await service.look(job)).JobStatus).not.toBe('IN_PROGRESS')
  return response
}

/** The service of most tests, whose reading process starts once. */
let put: Awaited<ReturnType<typeof aReader>>['put']
let service: Service

beforeAll(async () => {
  const reader = await aReader(afterAll)
  put = reader.put
  service = await reader.start({ startsPerSecond: 100, getsPerSecond: 100 })
})

/** A file that gets a job, which fails fast. */
const unreadable = Buffer.from('%PDF-1.7')

test('a scan is read line by line, page by page, in parts of the requested size', async () => {
  await put('scan', aScan([['The clinic wants a portal', 'with 12 doctors'], ['Second page']]))
  const job = await service.begin('scan')
  expect((await service.look(job)).JobStatus).toBe('IN_PROGRESS')

  const { Blocks = [], DocumentMetadata } = await ended(service, job)
  expect(DocumentMetadata).toEqual({ Pages: 2 })
  const lines = Blocks.filter((block) => block.BlockType === 'LINE')
  expect(lines.map((line) => [line.Page, line.Text])).toEqual([
    [1, 'The clinic wants a portal'],
    [1, 'with 12 doctors'],
    [2, 'Second page'],
  ])
  expect(lines[0]?.Geometry?.BoundingBox?.Left).toBeCloseTo(120 / 1190, 1)
  const words = Blocks.filter((block) => lines[1]?.Relationships?.[0]?.Ids?.includes(block.Id!))
  expect(words.map((word) => word.Text)).toEqual(['with', '12', 'doctors'])

  const parts = []
  for (let NextToken: string | undefined; parts.length === 0 || NextToken; ) {
    const part = await service.look(job, { MaxResults: 4, NextToken })
    parts.push(part.Blocks ?? [])
    NextToken = part.NextToken
  }
  expect(parts.flat()).toEqual(Blocks)
  expect(parts[0]).toHaveLength(4)
  const foreign = service.look(job, { NextToken: Buffer.from('other 4').toString('base64') })
  await expect(foreign).rejects.toMatchObject({ name: 'InvalidParameterException' })
})

test('one token is one job, even if it is sent twice concurrently', async () => {
  await put('scan', unreadable)
  const [first, second] = await Promise.all([service.begin('scan', 'token'), service.begin('scan', 'token')])
  expect(second).toBe(first)
  expect(await service.begin('scan')).not.toBe(first)
  const other = service.begin('other', 'token')
  await expect(other).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' })
})

const jpeg = Buffer.from('ffd8ffe0', 'hex')

test.each([
  ['a text', Buffer.from('The portal'), 'UnsupportedDocumentException'],
  ['a DOCX', aDocx(aWordParagraph('The portal')), 'UnsupportedDocumentException'],
  ['a picture above 10 MB', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), 'DocumentTooLargeException'],
])('%s is rejected at the start', async (_, file, name) => {
  await put('file', file)
  await expect(service.begin('file')).rejects.toMatchObject({ name })
})

test('a missing file gets no job, and unknown jobs, tokens and parameters are rejected', async () => {
  await expect(service.begin('nothing')).rejects.toMatchObject({ name: 'InvalidS3ObjectException' })
  await put('scan', unreadable)
  await expect(service.begin('scan', 'a token')).rejects.toMatchObject({ name: 'InvalidParameterException' })
  await expect(service.look('0'.repeat(64))).rejects.toMatchObject({ name: 'InvalidJobIdException' })
  const job = await service.begin('scan')
  await expect(service.look(job, { MaxResults: 0 })).rejects.toMatchObject({ name: 'InvalidParameterException' })
})

test('an encrypted PDF and one of more than 3,000 pages fail', async () => {
  const encrypted = aPdf([[]])
    .toString('latin1')
    .replace('trailer\n<<', 'trailer\n<< /Encrypt << /Filter /Standard /V 9 >>')
  await put('encrypted', Buffer.from(encrypted, 'latin1'))
  await put('long', aPdf(Array.from({ length: 3_001 }, () => [])))
  for (const name of ['encrypted', 'long'])
    expect(await ended(service, await service.begin(name))).toMatchObject({ JobStatus: 'FAILED' })
})

test('more requests or jobs than the quotas allow are throttled', async () => {
  const { put, start } = await aReader()
  const service = await start({ startsPerSecond: 3, getsPerSecond: 1, runningJobs: 1 })
  await put('scan', aScan([['The portal']]))
  const job = await service.begin('scan', 'token')
  await expect(service.begin('scan')).rejects.toMatchObject({ name: 'LimitExceededException' })
  // The same token is the same job.
  expect(await service.begin('scan', 'token')).toBe(job)
  const throttled = { name: 'ProvisionedThroughputExceededException' }
  await expect(service.begin('scan', 'token')).rejects.toMatchObject(throttled)
  await service.look(job)
  await expect(service.look(job)).rejects.toMatchObject(throttled)
})

test('finished and unfinished jobs survive a restart', async () => {
  const { put, start } = await aReader()
  await put('scan', aScan([['The portal']]))
  const first = await start()
  const done = await first.begin('scan')
  await ended(first, done)
  const running = await first.begin('scan')
  await first.stop()

  const second = await start()
  expect((await second.look(done)).JobStatus).toBe('SUCCEEDED')
  const { Blocks = [] } = await ended(second, running)
  expect(Blocks.find((block) => block.BlockType === 'LINE')?.Text).toBe('The portal')
})

test('a job is gone after seven days', async () => {
  await put('scan', unreadable)
  const job = await service.begin('scan', 'weekly')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 + 1 })
  onTestFinished(() => void vi.useRealTimers())
  await expect(service.look(job)).rejects.toMatchObject({ name: 'InvalidJobIdException' })
  expect(await service.begin('scan', 'weekly')).not.toBe(job)
})

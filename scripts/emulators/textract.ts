import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import * as v from 'valibot'
import { root } from '#scripts/root'
import type { Credentials } from './signature'
import { type ServiceResponse, type EmulatorOptions, awsError, awsTarget, json, startEmulator } from './emulator'
import { buildBlocks, Page } from './textract-blocks'

interface Options extends EmulatorOptions {
  /** URL of the S3 emulator with the documents. */
  s3: string
  credentials: Credentials
  region: string
  /** Folder for the jobs. By default a temporary folder, which is removed at the end. */
  folder?: string
  quotas?: Partial<typeof defaultQuotas>
}

/** Similar to those of a new account in a small region. AWS publishes no numbers that apply everywhere. */
const defaultQuotas = { startsPerSecond: 5, getsPerSecond: 10, runningJobs: 100 }

const megabyte = 1024 * 1024
const maxBytes = { jpeg: 10 * megabyte, png: 10 * megabyte, pdf: 500 * megabyte, tiff: 500 * megabyte }

const jobDays = 7

const Job = v.object({
  id: v.string(),
  bucket: v.string(),
  name: v.string(),
  token: v.optional(v.string()),
  startedAt: v.number(),
  status: v.picklist(['IN_PROGRESS', 'SUCCEEDED', 'FAILED']),
  message: v.optional(v.string()),
  pages: v.optional(v.array(Page), []),
})
type Job = v.InferOutput<typeof Job>

const StartRequest = v.strictObject({
  DocumentLocation: v.strictObject({ S3Object: v.strictObject({ Bucket: v.string(), Name: v.string() }) }),
  ClientRequestToken: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
})
const GetRequest = v.strictObject({
  JobId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  MaxResults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1_000),
  NextToken: v.optional(v.string()),
})

/** Time for which the reading process waits for the next scan, in milliseconds. */
const idleMs = 60_000

/**
 * Emulates Textract's StartDocumentTextDetection and GetDocumentTextDetection over HTTP, with its file formats, sizes,
 * pages (3,000), rates, concurrent jobs, idempotency tokens, and results of 1,000 blocks a page that live for 7 days.
 * Tesseract reads the pages in its own process, one document after the other. Jobs survive a restart. Not emulated:
 * languages other than English, handwriting, Textract's order of columns, the content of TIFF files (jobs fail),
 * signatures, notifications, document versions, and all other operations, including the synchronous DetectDocumentText.
 */
export async function startTextract({ s3, credentials, region, folder, quotas, ...options }: Options) {
  const { startsPerSecond, getsPerSecond, runningJobs } = { ...defaultQuotas, ...quotas }
  const isStartInQuota = limitRate(startsPerSecond)
  const isGetInQuota = limitRate(getsPerSecond)
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'textract-')))
  await mkdir(directory, { recursive: true })
  const jobs = await readJobs(directory)
  const objects = new S3Client({ endpoint: s3, region, credentials, forcePathStyle: true, maxAttempts: 10 })
  const reader = startReader()
  let last: Promise<void> = Promise.resolve()
  let isStopped = false

  async function keep(job: Job) {
    jobs.set(job.id, job)
    const file = join(directory, `${job.id}.json`)
    await writeFile(`${file}.new`, JSON.stringify(job))
    await rename(`${file}.new`, file)
  }

  const findJob = (matches: (job: Job) => boolean) =>
    [...jobs.values()].find((job) => job.startedAt > Date.now() - jobDays * 86_400_000 && matches(job))

  /** Returns the uploaded file, whatever faults the S3 emulator injects, because they are not meant for Textract. */
  async function objectOf({ bucket: Bucket, name: Key }: Pick<Job, 'bucket' | 'name'>): Promise<Uint8Array> {
    for (;;) {
      const { Body, ETag } = await objects.send(new GetObjectCommand({ Bucket, Key }))
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
      if (ETag === `"${createHash('md5').update(bytes).digest('hex')}"`) return bytes
    }
  }

  async function run(job: Job) {
    const file = join(directory, `${job.id}.document`)
    try {
      await writeFile(file, await objectOf(job))
      await keep({ ...job, status: 'SUCCEEDED', pages: await reader.read(file) })
    } catch (error) {
      // Jobs that a stop interrupts stay in progress and continue at the next start.
      if (!isStopped) await keep({ ...job, status: 'FAILED', message: String(error) })
    } finally {
      await rm(file, { force: true })
    }
  }

  const queue = (job: Job) => {
    last = last.then(() => (isStopped ? undefined : run(job)))
  }

  async function start(body: unknown): Promise<ServiceResponse> {
    const request = v.safeParse(StartRequest, body)
    if (!request.success) return awsError(400, 'InvalidParameterException', 'Request has invalid parameters')
    const { DocumentLocation, ClientRequestToken: token } = request.output
    const { Bucket: bucket, Name: name } = DocumentLocation.S3Object

    const same = token === undefined ? undefined : findJob((job) => job.token === token)
    if (same) {
      const isOther = same.bucket !== bucket || same.name !== name
      if (isOther)
        return awsError(400, 'IdempotentParameterMismatchException', 'The token was used for another document')
      return json(200, { JobId: same.id })
    }
    if ([...jobs.values()].filter(({ status }) => status === 'IN_PROGRESS').length >= runningJobs)
      return awsError(400, 'LimitExceededException', 'Open jobs exceed maximum concurrent job limit')

    const id = randomBytes(32).toString('hex')
    const job: Job = { id, bucket, name, token, startedAt: Date.now(), status: 'IN_PROGRESS', pages: [] }
    // Must run before any await, so that two requests with one token are one job.
    jobs.set(job.id, job)
    const rejection = await rejectionOf(job)
    if (rejection) {
      jobs.delete(job.id)
      return rejection
    }
    await keep(job)
    queue(job)
    return json(200, { JobId: job.id })
  }

  async function rejectionOf(job: Job): Promise<ServiceResponse | null> {
    const bytes = await objectOf(job).catch(() => null)
    if (!bytes) {
      const message = 'Unable to get object metadata from S3. Check object key and region.'
      return awsError(400, 'InvalidS3ObjectException', message)
    }
    const format = formatOf(bytes)
    if (!format) return awsError(400, 'UnsupportedDocumentException', 'Request has unsupported document format')
    if (bytes.length <= maxBytes[format]) return null
    return awsError(400, 'DocumentTooLargeException', 'The document is larger than its format may be')
  }

  function get(body: unknown): ServiceResponse {
    const request = v.safeParse(GetRequest, body)
    if (!request.success) return awsError(400, 'InvalidParameterException', 'Request has invalid parameters')
    const { JobId, MaxResults, NextToken } = request.output
    const job = findJob(({ id }) => id === JobId)
    if (!job) return awsError(400, 'InvalidJobIdException', 'Request has invalid Job Id')
    if (job.status !== 'SUCCEEDED') return json(200, { JobStatus: job.status, StatusMessage: job.message })

    const blocks = buildBlocks(job.id, job.pages)
    const from = NextToken === undefined ? 0 : placeIn(job, NextToken)
    if (!(from < Math.max(1, blocks.length))) return awsError(400, 'InvalidParameterException', 'Invalid NextToken')
    const until = from + Math.min(MaxResults, 1_000)
    return json(200, {
      JobStatus: job.status,
      DocumentMetadata: { Pages: job.pages.length },
      DetectDocumentTextModelVersion: '1.0',
      Blocks: blocks.slice(from, until),
      ...(until < blocks.length && { NextToken: encodeToken(job, until) }),
    })
  }

  for (const job of jobs.values()) if (job.status === 'IN_PROGRESS') queue(job)

  const emulator = await startEmulator(
    {
      operation: awsTarget,
      handle: ({ body }, operation) => {
        const input: unknown = JSON.parse(body.toString() || '{}')
        if (operation === 'StartDocumentTextDetection') return isStartInQuota() ? start(input) : throttled
        if (operation === 'GetDocumentTextDetection') return isGetInQuota() ? get(input) : throttled
        return awsError(400, 'InvalidParameterException', `${operation} is not known`)
      },
      fail: (kind) =>
        kind === 'throttle'
          ? throttled
          : awsError(500, 'InternalServerError', 'An internal server error occurred. Try your request again.'),
    },
    options,
  )
  return {
    url: emulator.url,
    stop: async () => {
      isStopped = true
      await emulator.stop()
      reader.stop()
      await last
      objects.destroy()
      if (folder === undefined) await rm(directory, { recursive: true, force: true })
    },
  }
}

const throttled = awsError(400, 'ProvisionedThroughputExceededException', 'Provisioned rate exceeded')

/** Returns a function that is true for at most `count` requests in any second. */
function limitRate(count: number): () => boolean {
  let latest: number[] = []
  return () => {
    latest = latest.filter((at) => at > Date.now() - 1_000)
    if (latest.length >= count) return false
    latest.push(Date.now())
    return true
  }
}

function formatOf(bytes: Uint8Array): keyof typeof maxBytes | null {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n')) return 'png'
  return /^(?:II\*\0|MM\0\*)/.test(start) ? 'tiff' : null
}

/** Encodes a position in a job's blocks as a token that only this job accepts. */
const encodeToken = ({ id }: Job, place: number) => Buffer.from(`${id} ${place}`).toString('base64')

function placeIn({ id }: Job, token: string): number {
  const [job, place] = Buffer.from(token, 'base64').toString().split(' ')
  return job === id ? Number(place) : NaN
}

async function readJobs(folder: string): Promise<Map<string, Job>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const jobs = await Promise.all(
    names.map(async (name) => v.parse(Job, JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
  return new Map(jobs.map((job) => [job.id, job]))
}

const Message = v.union([v.object({ pages: v.array(Page) }), v.object({ error: v.string() })])

/** Starts the reading process with the first scan and ends it when it has been idle for a while. */
function startReader() {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function stop() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function started(): Promise<ChildProcess> {
    if (child?.connected) return child
    const starting = fork(join(root, 'scripts/emulators/textract-reader.mjs'), [], { execArgv: [], stdio: 'ignore' })
    child = starting
    await reply(starting)
    return starting
  }

  return {
    stop,
    async read(file: string): Promise<Page[]> {
      clearTimeout(idle)
      const reading = await started()
      reading.send({ file })
      const message = v.parse(Message, await reply(reading))
      idle = setTimeout(stop, idleMs).unref()
      if ('error' in message) throw new Error(message.error)
      return message.pages
    },
  }
}

const reply = (child: ChildProcess) =>
  new Promise<unknown>((resolve, reject) => {
    const ended = () => reject(new Error('The reading process ended'))
    child.once('exit', ended).once('error', reject)
    child.once('message', (message) => {
      child.off('exit', ended).off('error', reject)
      resolve(message)
    })
  })

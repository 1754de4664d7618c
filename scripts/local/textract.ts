import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import * as v from 'valibot'
import { root } from '#scripts/root'
import type { Credentials } from './signature'
import { type Answer, type StandInOptions, awsError, awsTarget, json, startStandIn } from './stand-in'
import { blocksOf, Page } from './textract-blocks'

interface Options extends StandInOptions {
  /** Address of the S3 stand-in, where the documents lie. */
  s3: string
  credentials: Credentials
  region: string
  /** Where jobs are kept; without it in a temporary folder, removed at the end. */
  folder?: string
}

const Job = v.object({
  id: v.string(),
  bucket: v.string(),
  name: v.string(),
  token: v.optional(v.string()),
  status: v.picklist(['IN_PROGRESS', 'SUCCEEDED', 'FAILED']),
  message: v.optional(v.string()),
  pages: v.optional(v.array(Page), []),
})
type Job = v.InferOutput<typeof Job>

const StartRequest = v.object({
  DocumentLocation: v.object({ S3Object: v.object({ Bucket: v.string(), Name: v.string() }) }),
  ClientRequestToken: v.optional(v.string()),
})
const GetRequest = v.object({
  JobId: v.string(),
  MaxResults: v.optional(v.pipe(v.number(), v.minValue(1)), 1_000),
  NextToken: v.optional(v.string()),
})

/** How long the reading process is kept for the next scan, in milliseconds. */
const idleMs = 60_000

/**
 * Textract's StartDocumentTextDetection and GetDocumentTextDetection over the real protocol. Pages are rendered and
 * read by Tesseract in a process of their own, one document after the other; jobs outlive a restart.
 * Not done: it reads English only and no handwriting, columns come in Tesseract's order, signatures are not verified,
 * jobs do not expire, and there is no notification, other feature or limit of rates.
 */
export async function startTextract({ s3, credentials, region, folder, ...options }: Options) {
  const kept = folder ?? (await mkdtemp(join(tmpdir(), 'textract-')))
  await mkdir(kept, { recursive: true })
  const jobs = await readJobs(kept)
  const objects = new S3Client({ endpoint: s3, region, credentials, forcePathStyle: true, maxAttempts: 10 })
  const reader = startReader()
  let last: Promise<void> = Promise.resolve()
  let isStopped = false

  async function keep(job: Job) {
    jobs.set(job.id, job)
    const file = join(kept, `${job.id}.json`)
    await writeFile(`${file}.new`, JSON.stringify(job))
    await rename(`${file}.new`, file)
  }

  /** The document as it was uploaded: Textract's own way to S3 is not the one that is told to fail. */
  async function objectOf({ bucket: Bucket, name: Key }: Job): Promise<Uint8Array> {
    for (;;) {
      const { Body, ETag } = await objects.send(new GetObjectCommand({ Bucket, Key }))
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
      if (ETag === `"${createHash('md5').update(bytes).digest('hex')}"`) return bytes
    }
  }

  async function run(job: Job) {
    const file = join(kept, `${job.id}.document`)
    try {
      await writeFile(file, await objectOf(job))
      await keep({ ...job, status: 'SUCCEEDED', pages: await reader.read(file) })
    } catch (error) {
      // What a stop interrupts stays in progress, and goes on at the next start.
      if (!isStopped) await keep({ ...job, status: 'FAILED', message: String(error) })
    } finally {
      await rm(file, { force: true })
    }
  }

  const queue = (job: Job) => {
    last = last.then(() => (isStopped ? undefined : run(job)))
  }

  async function start(body: unknown): Promise<Answer> {
    const request = v.safeParse(StartRequest, body)
    if (!request.success) return awsError(400, 'InvalidParameterException', 'Request has invalid parameters')
    const { DocumentLocation, ClientRequestToken: token } = request.output
    const { Bucket: bucket, Name: name } = DocumentLocation.S3Object

    const same = token === undefined ? undefined : [...jobs.values()].find((job) => job.token === token)
    if (same) {
      const isOther = same.bucket !== bucket || same.name !== name
      if (isOther)
        return awsError(400, 'IdempotentParameterMismatchException', 'The token was used for another document')
      return json(200, { JobId: same.id })
    }

    const job: Job = { id: randomBytes(32).toString('hex'), bucket, name, token, status: 'IN_PROGRESS', pages: [] }
    // Before anything is awaited: two requests with one token are one job.
    jobs.set(job.id, job)
    try {
      await objects.send(new HeadObjectCommand({ Bucket: bucket, Key: name }))
    } catch {
      jobs.delete(job.id)
      return awsError(
        400,
        'InvalidS3ObjectException',
        'Unable to get object metadata from S3. Check object key and region.',
      )
    }
    await keep(job)
    queue(job)
    return json(200, { JobId: job.id })
  }

  function get(body: unknown): Answer {
    const request = v.safeParse(GetRequest, body)
    if (!request.success) return awsError(400, 'InvalidParameterException', 'Request has invalid parameters')
    const { JobId, MaxResults, NextToken } = request.output
    const job = jobs.get(JobId)
    if (!job) return awsError(400, 'InvalidJobIdException', 'Request has invalid Job Id')
    if (job.status !== 'SUCCEEDED') return json(200, { JobStatus: job.status, StatusMessage: job.message })

    const blocks = blocksOf(job.id, job.pages)
    const from = Number(NextToken ?? 0)
    const until = from + Math.min(MaxResults, 1_000)
    return json(200, {
      JobStatus: job.status,
      DocumentMetadata: { Pages: job.pages.length },
      DetectDocumentTextModelVersion: '1.0',
      Blocks: blocks.slice(from, until),
      ...(until < blocks.length && { NextToken: String(until) }),
    })
  }

  for (const job of jobs.values()) if (job.status === 'IN_PROGRESS') queue(job)

  const standIn = await startStandIn(
    {
      operation: awsTarget,
      answer: ({ body }, operation) => {
        const input: unknown = JSON.parse(body.toString() || '{}')
        if (operation === 'StartDocumentTextDetection') return start(input)
        if (operation === 'GetDocumentTextDetection') return get(input)
        return awsError(400, 'InvalidParameterException', `${operation} is not known`)
      },
      fail: (kind) =>
        kind === 'throttle'
          ? awsError(400, 'ProvisionedThroughputExceededException', 'Provisioned rate exceeded')
          : awsError(500, 'InternalServerError', 'An internal server error occurred. Try your request again.'),
    },
    options,
  )
  return {
    url: standIn.url,
    stop: async () => {
      isStopped = true
      await standIn.stop()
      reader.stop()
      await last
      objects.destroy()
      if (folder === undefined) await rm(kept, { recursive: true, force: true })
    },
  }
}

async function readJobs(folder: string): Promise<Map<string, Job>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const jobs = await Promise.all(
    names.map(async (name) => v.parse(Job, JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
  return new Map(jobs.map((job) => [job.id, job]))
}

const Message = v.union([v.object({ pages: v.array(Page) }), v.object({ error: v.string() })])

/** The process that reads: started with the first scan, ended when it is idle for long. */
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
    const starting = fork(join(root, 'scripts/local/textract-reader.mjs'), [], { execArgv: [], stdio: 'ignore' })
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

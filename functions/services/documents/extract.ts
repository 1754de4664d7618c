import { Worker, parentPort, workerData } from 'node:worker_threads'
import { documentRefusals } from '#contract/document-messages'
import { log } from '#functions/lib/log'
import { type Refusal, refuse } from '#functions/lib/refusal'
import type { Layer } from './pdf/layer'
import type { Reading } from './read'
import type { ScannedLine } from './scan-text'
import { type Reason, Unreadable } from './shared/unreadable'

/** Limits for one document. Work that exceeds them is rejected. */
const defaultLimits = { ms: 10_000, heapMb: 512, residentMb: 800 }
const memoryCheckMs = 25

type Work = { kind: 'document'; bytes: Uint8Array } | { kind: 'scan'; lines: ScannedLine[] | null; layer: Layer }

/** Marks the worker thread, which runs this same file or the bundle that contains it. */
const thread = 'reads documents'

interface Task {
  thread: typeof thread
  work: Work
}

/** `error` is the name of an error that no reader expects: an unusual document, or a bug. */
type Outcome = { reading: Reading } | { unreadable: Reason; error?: string }

/**
 * Returns the text of a document of any supported format, or its text layer if it is a scan. Throws 413, 415 or 422.
 * All work on untrusted documents runs in a worker thread, so that no document can exceed the limits on time and
 * memory.
 */
export const extractText = (bytes: Uint8Array, limits = defaultLimits): Promise<Reading> =>
  readInThread({ kind: 'document', bytes }, limits)

/**
 * Returns the text of a scan, from its text layer and the lines that Textract found. Same thread and errors as
 * `extractText`.
 */
export async function assembleScan(lines: ScannedLine[] | null, layer: Layer, limits = defaultLimits): Promise<string> {
  const reading = await readInThread({ kind: 'scan', lines, layer }, limits)
  if ('scan' in reading) throw new Error('A scan was read as a document')
  return reading.text
}

async function readInThread(work: Work, limits: typeof defaultLimits): Promise<Reading> {
  const outcome = await runThread(work, limits)
  if ('reading' in outcome) return outcome.reading
  if (outcome.error) log.info('document not understood', { error: outcome.error, kind: work.kind })
  throw refusalOf(outcome.unreadable)
}

async function runThread(work: Work, limits: typeof defaultLimits): Promise<Outcome> {
  const before = process.memoryUsage.rss()
  const worker = new Worker(__filename, {
    workerData: { thread, work } satisfies Task,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    // The libraries' warnings about a document are not logged.
    stdout: true,
    stderr: true,
  })
  let timeout: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const giveUp = () => resolve({ unreadable: 'tooComplex' })
      timeout = setTimeout(giveUp, limits.ms)
      watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > limits.residentMb * 1024 * 1024) giveUp()
      }, memoryCheckMs)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
      )
      worker.once('exit', giveUp)
    })
  } finally {
    clearTimeout(timeout)
    clearInterval(watch)
    await worker.terminate()
  }
}

function refusalOf(reason: Reason): Refusal {
  const message = documentRefusals[reason]
  if (unsupported.has(reason)) return refuse.unsupported(message)
  return reason === 'tooLong' ? refuse.tooLong(message) : refuse.unreadable(message)
}

const unsupported = new Set<Reason>(['unrecognized', 'richText', 'webPage', 'oldWord'])

if (isTask(workerData)) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void outcomeOf(workerData.work).then((outcome) => parentPort?.postMessage(outcome))
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'thread' in data && data.thread === thread
}

async function outcomeOf(work: Work): Promise<Outcome> {
  try {
    return { reading: await read(work) }
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.reason }
    // Logs only the name, because an error message may quote the document.
    return { unreadable: 'damaged', error: error instanceof Error ? error.name : typeof error }
  }
}

/** Imports the readers here, because the main thread does not need them. */
async function read(work: Work): Promise<Reading> {
  if (work.kind === 'document') return (await import('./read')).readDocument(work.bytes)
  const { buildScanText } = await import('./scan-text')
  return { text: buildScanText(work.lines, work.layer) }
}

import { Worker, parentPort, workerData } from 'node:worker_threads'
import { documentRefusals } from '#contract/document'
import { log } from '#functions/lib/log'
import { type Refusal, refuse } from '#functions/lib/refusal'
import type { Layer } from './pdf/layer'
import type { Reading } from './read'
import type { ScannedLine } from './scan-text'
import { type Reason, Unreadable } from './unreadable'

/** Bounds of one piece of work, in milliseconds and megabytes. What takes more is rejected. */
const defaultLimits = { ms: 10_000, heapMb: 512, residentMb: 800 }
const memoryCheckMs = 25

type Work = { kind: 'document'; bytes: Uint8Array } | { kind: 'scan'; lines: ScannedLine[] | null; layer: Layer }

/** Marks the reading thread: this file, or the bundle it became, is its program too. */
const thread = 'reads documents'

interface Task {
  thread: typeof thread
  work: Work
}

/** `error` names what a reader did not expect: a strange document, or a bug of ours. */
type Outcome = { reading: Reading } | { unreadable: Reason; error?: string }

/**
 * Returns the text of a document of any supported kind, or its text layer if it is a scan. Throws 413, 415 or 422. Runs in
 * the reading thread, as all work on texts of strangers does: no document can take more time or memory than the limits.
 */
export const extractText = (bytes: Uint8Array, limits = defaultLimits): Promise<Reading> =>
  readInThread({ kind: 'document', bytes }, limits)

/** Returns the text of a scan, from its layer and the lines that Textract found. Same thread and errors as `extractText`. */
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
    // The libraries' remarks about a document are nothing to log.
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

const unsupported = new Set<Reason>(['unsupported', 'richText', 'webPage', 'oldWord'])

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
    // Only its name: a message may quote the document.
    return { unreadable: 'damaged', error: error instanceof Error ? error.name : typeof error }
  }
}

/** Loads the readers here, because the thread that waits needs none. */
async function read(work: Work): Promise<Reading> {
  if (work.kind === 'document') return (await import('./read')).readDocument(work.bytes)
  const { textOfScan } = await import('./scan-text')
  return { text: textOfScan(work.lines, work.layer) }
}

import { Worker, parentPort, workerData } from 'node:worker_threads'
import { documentRefusals } from '#contract/document'
import { log } from '#functions/lib/log'
import { type Refusal, refuse } from '#functions/lib/refusal'
import type { Reading } from './read'
import { type Reason, Unreadable } from './unreadable'

/** What reading one document may take, in milliseconds and megabytes; more is refused. */
const usualLimits = { ms: 10_000, heapMb: 512, residentMb: 800 }
const memoryCheckMs = 25

/** Marks the thread that reads: this file, or the bundle it became, is its program too. */
const task = 'read a document'

interface Task {
  task: typeof task
  bytes: Uint8Array
}

/** `error` names what a reader did not expect: a strange document, or a fault of ours. */
type Outcome = { reading: Reading } | { unreadable: Reason; error?: string }

/**
 * The text of a document of any supported kind, or the news that it is a scan; refused with 413, 415 or 422 and a
 * sentence. It is read in a thread of its own, which is ended when it takes too long or too much memory, so that no
 * document can do more harm than that.
 */
export async function extractText(bytes: Uint8Array, limits = usualLimits): Promise<Reading> {
  const outcome = await readApart(bytes, limits)
  if ('reading' in outcome) return outcome.reading
  if (outcome.error) log.info('document not understood', { error: outcome.error, bytes: bytes.length })
  throw refusalOf(outcome.unreadable)
}

async function readApart(bytes: Uint8Array, limits: typeof usualLimits): Promise<Outcome> {
  const before = process.memoryUsage.rss()
  const worker = new Worker(__filename, {
    workerData: { task, bytes } satisfies Task,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    // What the libraries say about a document is nothing to log.
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
  const sentence = documentRefusals[reason]
  if (reason === 'unsupported' || reason === 'richText' || reason === 'oldWord') return refuse.unsupported(sentence)
  return reason === 'tooLong' ? refuse.tooLong(sentence) : refuse.unreadable(sentence)
}

if (isTask(workerData)) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void outcomeOf(workerData.bytes).then((outcome) => parentPort?.postMessage(outcome))
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'task' in data && data.task === task
}

async function outcomeOf(bytes: Uint8Array): Promise<Outcome> {
  // Only here: the thread that waits needs no readers.
  const { readDocument } = await import('./read')
  try {
    return { reading: await readDocument(bytes) }
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.reason }
    // Its name alone: a message may quote the document.
    return { unreadable: 'damaged', error: error instanceof Error ? error.name : typeof error }
  }
}

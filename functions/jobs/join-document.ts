import { type DocumentText } from '#contract/document'
import { documentRefusals } from '#contract/document-messages'
import type { ErrorKind } from '#contract/error-kinds'
import type { InProgress, Progress } from '#contract/joining'
import { uploadLimits } from '#contract/limits'
import { plural } from '#domain/text/format'
import {
  type HeldDocument,
  findDocument,
  hasRoomFor,
  releaseDocument,
  storeRefusal,
  storeScan,
  storeText,
  takeDocument,
} from '#functions/data/documents'
import { consumeAll, refund } from '#functions/data/rate-limits'
import { log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { Refusal, refuse } from '#functions/lib/refusal'
import { assembleScan, extractText } from '#functions/services/documents/extract'
import type { Layer } from '#functions/services/documents/pdf/layer'
import { fetchScan, startScan } from '#functions/services/documents/scan'
import { deleteUpload, readUpload, serviceBusy } from '#functions/services/documents/uploads'
import { type Pause, pollAfter, withPause } from './pause'

interface DocumentRequest {
  userId: string
  id: string
  /** The client's IP, whose scanned pages are limited. */
  ip: string
}

/** Poll intervals of a waiting call, in milliseconds. */
const defaultIntervals = { first: 200, max: 1_500 }

/** Maximum time of a step, in milliseconds: 10 s in the reading thread, and the rest for S3, DynamoDB and Textract. */
const stepMs = 15_000

/** Longer than the Lambda runs: a reader that holds a document for longer has crashed. */
const holdMs = 30_000
/** A document can crash its reader. After this many crashes it is rejected. */
const maxAttempts = 2

/** Poll intervals of Textract, in milliseconds: a quarter of the time that the scan has taken, within these bounds. */
const pollMs = { min: 1_000, max: 10_000 }

/** Errors that depend only on the document, so that a retry cannot help. */
const final: ErrorKind[] = ['too-large', 'unsupported', 'unreadable']

/** Progress of a document. Textract does not say how many pages of a scan it has read. */
const progressOf = ({ scan }: Pick<HeldDocument, 'scan'>): Progress => ({
  stage: scan ? `Reading ${plural(scan.layer.pages.length, 'scanned page')}` : 'Reading the document',
  done: 0,
  total: 1,
})

/**
 * Returns the text of an uploaded document. One of all concurrent calls reads it, or polls Textract, and the others wait
 * for the stored result. Returns the progress if that takes longer than the deadline allows. The file is deleted once the
 * text or an error is stored.
 */
export const joinDocument = (
  request: DocumentRequest,
  deadline: Date,
  intervals = defaultIntervals,
): Promise<DocumentText | InProgress> =>
  withPause(request.userId, deadline, (pause) => follow(request, deadline, pause, intervals))

async function follow(
  request: DocumentRequest,
  deadline: Date,
  pause: Pause,
  intervals: typeof defaultIntervals,
): Promise<DocumentText | InProgress> {
  const { userId, id } = request
  for (let interval = intervals.first; ; interval = Math.min(interval * 2, intervals.max)) {
    const now = new Date()
    const document = await findDocument(userId, id, now)
    if (!document) throw refuse.notFound(documentRefusals.notUploaded)
    if (document.refusal) throw new Refusal(document.refusal.kind, document.refusal.message)
    if (document.text !== undefined) return { text: document.text }

    const held = await takeDocument(userId, id, now.getTime() + holdMs, now)
    const text = held && (await advance(held, request, now.getTime() + holdMs))
    if (text !== null) return { text }

    const joining = { job: id, progress: progressOf(document) }
    if (Date.now() + interval > deadline.getTime() - stepMs) return { joining }
    if (!(await pause(interval))) return { joining, retryAfter: pollAfter }
  }
}

/** Takes the next step with a document. Returns its text, or null if Textract is still reading it. */
async function advance(held: HeldDocument, { ip }: DocumentRequest, heldUntil: number): Promise<string | null> {
  const { userId, id } = held
  try {
    if (held.attempts > maxAttempts) throw refuse.unreadable(documentRefusals.tooComplex)
    const text = held.scan ? await poll(held, held.scan) : await read(held, ip, heldUntil)
    if (text === null) return null
    if (await storeText(userId, id, text, new Date())) await deleteUpload(userId, id)
    else await releaseDocument(held)
    return text
  } catch (error) {
    if (error instanceof Refusal && final.includes(error.kind)) {
      await storeRefusal(userId, id, { kind: error.kind, message: error.message })
      await deleteUpload(userId, id)
    } else await releaseDocument(held)
    throw error
  }
}

/** Reads the document. If it is a scan, starts its job and returns null. */
async function read(held: HeldDocument, ip: string, heldUntil: number): Promise<string | null> {
  const found = await extractText(await readUpload(held.userId, held.id))
  if ('text' in found) return found.text
  const { scan: layer } = found
  if (layer.pages.length > uploadLimits.scanPages) throw refuse.tooLong(documentRefusals.tooManyPages)
  if (!(await hasRoomFor(layer))) return assembleScan(null, layer)
  if (!(await beginScan(held, layer, { ip, heldUntil }))) return assembleScan(null, layer)
  await releaseDocument(held, Date.now() + pollMs.min)
  return null
}

/** Consumes the scan's pages and starts its job. Returns false if Textract cannot read the file. */
async function beginScan(
  { userId, id }: HeldDocument,
  layer: Layer,
  { ip, heldUntil }: { ip: string; heldUntil: number },
): Promise<boolean> {
  const pages = layer.pages.length
  const subjects = { scannedPagesPerUser: userId, scannedPagesPerIp: ip, scannedPages: 'all' }
  const consumed = await consumeAll(subjects, new Date(), pages)
  try {
    // A Lambda that was frozen in the meantime no longer holds the document, and the file may have changed.
    if (Date.now() > heldUntil) throw serviceBusy()
    const jobId = await startScan(userId, id)
    if (jobId === null) {
      await refund(...consumed)
      return false
    }
    log.info(logEvents.scanStarted, { pages })
    await storeScan(userId, id, { jobId, startedAt: Date.now(), layer })
    return true
  } catch (error) {
    await refund(...consumed)
    throw error
  }
}

/** Polls Textract once. If its job is still running, releases the document until the next poll and returns null. */
async function poll(held: HeldDocument, scan: NonNullable<HeldDocument['scan']>): Promise<string | null> {
  const found = await fetchScan(scan.jobId)
  if (!found.isRunning) return assembleScan(found.lines, scan.layer)
  const now = Date.now()
  const interval = found.isThrottled ? pollMs.max : Math.max(pollMs.min, (now - scan.startedAt) / 4)
  await releaseDocument(held, now + Math.min(pollMs.max, interval))
  return null
}

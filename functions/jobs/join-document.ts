import { setTimeout as wait } from 'node:timers/promises'
import { type DocumentText, documentRefusals } from '#contract/document'
import { uploadLimit } from '#contract/limits'
import type { Joining, Progress } from '#contract/joining'
import {
  findDocument,
  hasRoomFor,
  keepRefusal,
  keepText,
  releaseDocument,
  setJobId,
  takeDocument,
} from '#functions/data/documents'
import { Refusal, refuse } from '#functions/lib/refusal'
import { extractText } from '#functions/services/documents/extract'
import { scanText, startScan, textWithoutScan } from '#functions/services/documents/scan'
import { deleteUpload, readUpload } from '#functions/services/documents/uploads'

/** How often a caller looks, in milliseconds. */
const usualPace = { first: 200, most: 1_500 }

/** Kept of the caller's time for the last look, in milliseconds. */
const lastLookMs = 5_000

/** Longer than the Lambda runs: who took a document and is not done by then has died. */
const readingMs = 30_000

/** Refusals that say something of the document, and will say the same next time. */
const lasting = [413, 415, 422]

const reading: Progress = { stage: 'Reading the document', done: 0, total: 1 }

/**
 * Answers the text of an uploaded document. Of all who ask at once, one reads it, and the others wait for its text; a
 * scan is read by Textract, whose job all of them join. The file is deleted once read; the text, or the reason why
 * there is none, is kept for those who ask again. Answers how far it is when it has to.
 */
export async function joinDocument(
  userId: string,
  id: string,
  until: Date,
  pace = usualPace,
): Promise<DocumentText | { joining: Joining }> {
  let progress = reading

  for (let pause = pace.first; ; pause = Math.min(pause * 2, pace.most)) {
    const now = new Date()
    const document = await findDocument(userId, id, now)
    if (!document) throw refuse.notFound(documentRefusals.notUploaded)
    if (document.refusal) throw new Refusal(document.refusal.status, document.refusal.sentence)
    if (document.text !== undefined) return { text: document.text }

    if (document.jobId === undefined) {
      const text = await readUnlessTaken(userId, id, now)
      if (text !== null) return kept(userId, id, text)
    } else {
      const { jobId, layer } = document
      const found = await keepingRefusal(userId, id, () => scanText(jobId, layer))
      if ('text' in found) return kept(userId, id, found.text)
      progress = found.progress
    }

    if (Date.now() + pause > until.getTime() - lastLookMs) return { joining: { job: id, progress } }
    await wait(pause)
  }
}

/** The document's text; null where someone else reads it, or where it is a scan, whose job is started. */
async function readUnlessTaken(userId: string, id: string, now: Date): Promise<string | null> {
  if (!(await takeDocument(userId, id, now.getTime() + readingMs, now))) return null
  try {
    return await keepingRefusal(userId, id, async () => {
      const found = await extractText(await readUpload(userId, id))
      if ('text' in found) return found.text
      const { scan: layer } = found
      if (layer.pages.length > uploadLimit.scanPages) throw refuse.tooLong(documentRefusals.tooManyPages)
      if (!(await hasRoomFor(layer))) return textWithoutScan(layer)
      const jobId = await startScan(userId, id).catch((error: unknown) => {
        if (error instanceof Refusal && lasting.includes(error.status)) return null
        throw error
      })
      if (jobId === null) return textWithoutScan(layer)
      await setJobId(userId, id, jobId, layer)
      return null
    })
  } catch (error) {
    await releaseDocument(userId, id)
    throw error
  }
}

/** What `act` answers. A refusal that lasts is kept with the document, whose file is of no more use. */
async function keepingRefusal<T>(userId: string, id: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal && lasting.includes(error.status)) {
      await keepRefusal(userId, id, { status: error.status, sentence: error.message })
      await deleteUpload(userId, id)
    }
    throw error
  }
}

async function kept(userId: string, id: string, text: string): Promise<DocumentText> {
  if (await keepText(userId, id, text, new Date())) await deleteUpload(userId, id)
  else await releaseDocument(userId, id)
  return { text }
}

import type { Block, GetDocumentTextDetectionCommandOutput, TextractClient } from '@aws-sdk/client-textract'
import { documentRefusals } from '#contract/document-messages'
import { describeError, log } from '#functions/lib/log'
import { isThrottled, refuse } from '#functions/lib/refusal'
import { requestTimeouts } from '#functions/lib/request-timeouts'
import type { ScannedLine } from './scan-text'
import { Bucket, keyOf, serviceBusy } from './uploads'

/** Confidence in percent below which a line is a stain or a drawing. */
const minConfidence = 40

let loaded: Promise<{ client: TextractClient; commands: typeof import('@aws-sdk/client-textract') }> | undefined

/** Loads Textract's client on first use, because few documents are scans. */
const textract = () =>
  (loaded ??= import('@aws-sdk/client-textract').then((commands) => ({
    client: new commands.TextractClient({
      maxAttempts: 3,
      requestHandler: requestTimeouts,
    }),
    commands,
  })))

/**
 * Starts a Textract job for a scan and returns its id. A document has one job, however often it is started. Returns
 * null if Textract cannot read the file. Throws 503 if Textract is busy.
 */
export async function startScan(userId: string, documentId: string): Promise<string | null> {
  const { client, commands } = await textract()
  const command = new commands.StartDocumentTextDetectionCommand({
    DocumentLocation: { S3Object: { Bucket, Name: keyOf(userId, documentId) } },
    ClientRequestToken: documentId,
  })
  try {
    const { JobId } = await client.send(command)
    return JobId ?? rejectWith(new Error('Textract returned no job'))
  } catch (error) {
    return unreadable.has(nameOf(error)) ? null : rejectWith(error)
  }
}

/** State of a job. `isThrottled` is true if Textract asks for fewer polls; `lines` is null if the job failed. */
export type Scan = { isRunning: true; isThrottled: boolean } | { isRunning: false; lines: ScannedLine[] | null }

/** Returns the state of a Textract job, with all lines once it is done. Throws 404 if it is gone, 503 if Textract fails. */
export async function fetchScan(jobId: string): Promise<Scan> {
  try {
    const first = await fetchPart(jobId)
    if (first.JobStatus === 'IN_PROGRESS') return { isRunning: true, isThrottled: false }
    if (first.JobStatus === 'FAILED') return { isRunning: false, lines: null }

    const lines = linesIn(first)
    for (let next = first.NextToken; next !== undefined; ) {
      const part = await fetchPart(jobId, next)
      lines.push(...linesIn(part))
      next = part.NextToken
    }
    return { isRunning: false, lines }
  } catch (error) {
    return isThrottled(error) ? { isRunning: true, isThrottled: true } : rejectWith(error)
  }
}

async function fetchPart(JobId: string, NextToken?: string): Promise<GetDocumentTextDetectionCommandOutput> {
  const { client, commands } = await textract()
  const part = await client.send(new commands.GetDocumentTextDetectionCommand({ JobId, NextToken, MaxResults: 1_000 }))
  if (!part.JobStatus) throw new Error('Textract returned no status')
  return part
}

const linesIn = ({ Blocks = [] }: GetDocumentTextDetectionCommandOutput) =>
  Blocks.map(lineOf).filter((line) => line !== null)

function lineOf({ BlockType, Text, Confidence = 100, Page = 1, Geometry }: Block): ScannedLine | null {
  const box = Geometry?.BoundingBox
  if (BlockType !== 'LINE' || !Text || !box || Confidence < minConfidence) return null
  const { Left: left = 0, Top: top = 0, Width: width = 0, Height: height = 0 } = box
  return { text: Text, page: Page, box: { left, top, width, height } }
}

const unreadable = new Set(['UnsupportedDocumentException', 'BadDocumentException', 'DocumentTooLargeException'])
const gone = new Set(['InvalidJobIdException', 'InvalidS3ObjectException'])

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Errors other than a missing job or file are temporary: throttling, too many concurrent jobs, an internal error. */
function rejectWith(error: unknown): never {
  if (gone.has(nameOf(error))) throw refuse.notFound(documentRefusals.notUploaded)
  log.error('scan not read', describeError(error))
  throw serviceBusy()
}

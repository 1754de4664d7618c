import type { Block, GetDocumentTextDetectionCommandOutput, TextractClient } from '@aws-sdk/client-textract'
import { documentRefusals } from '#contract/document'
import { requirementsLimit } from '#contract/limits'
import type { Progress } from '#contract/joining'
import { described, log } from '#functions/lib/log'
import { refuse } from '#functions/lib/refusal'
import { type Layer, lettersOf, textOfLayer } from './pdf/layer'
import { textOfScan } from './scan-text'
import { tidy } from './tidy'
import { Bucket, keyOf, serviceBusy } from './uploads'

/** Fewer letters than this, and what was read is specks and not text. */
const fewestLetters = 20

let loaded: Promise<{ client: TextractClient; commands: typeof import('@aws-sdk/client-textract') }> | undefined

/** Few documents are scans: Textract's client is loaded for the first of them. */
const textract = () =>
  (loaded ??= import('@aws-sdk/client-textract').then((commands) => ({
    client: new commands.TextractClient({
      maxAttempts: 5,
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 },
    }),
    commands,
  })))

/**
 * Starts the reading of a scan and answers its job, the same one however often it is asked for this document. Refused
 * with 422 where Textract cannot read such a file, and 503 where it is busy.
 */
export async function startScan(userId: string, documentId: string): Promise<string> {
  const { client, commands } = await textract()
  const command = new commands.StartDocumentTextDetectionCommand({
    DocumentLocation: { S3Object: { Bucket, Name: keyOf(userId, documentId) } },
    ClientRequestToken: documentId,
  })
  const { JobId } = await client.send(command).catch(refuseFor)
  if (!JobId) throw serviceBusy()
  return JobId
}

/**
 * The text of a scan once its job is done, or how far it is; with the text that the document holds, of each page what
 * says more. Refused with 413, 422 and 503 as `startScan`.
 */
export async function scanText(
  jobId: string,
  layer: Layer = { pages: [], pictures: [] },
): Promise<{ text: string } | { progress: Progress }> {
  const first = await partOf(jobId)
  if (first.JobStatus === 'IN_PROGRESS') return { progress: { stage: 'Reading the scanned pages', done: 0, total: 1 } }
  if (first.JobStatus === 'FAILED') return { text: textWithoutScan(layer) }

  const blocks: Block[] = [...(first.Blocks ?? [])]
  for (let next = first.NextToken; next !== undefined; ) {
    const part = await partOf(jobId, next)
    blocks.push(...(part.Blocks ?? []))
    next = part.NextToken
  }

  const text = textOfScan(blocks, layer)
  // Of what is written on a page and not seen, every letter counts.
  const fewest = lettersOf(layer.pages.join('')) > 0 ? 1 : fewestLetters
  if (lettersOf(text) < fewest) throw refuse.unreadable(documentRefusals.noText)
  return { text: allowed(text) }
}

function allowed(text: string): string {
  if (text.length > requirementsLimit.characters) throw refuse.tooLong(documentRefusals.tooLong)
  return text
}

/** What a document says whose pictures cannot be read; refused with 422 where it has next to nothing but those. */
export function textWithoutScan(layer: Layer): string {
  if (layer.pictures.length === 0 || lettersOf(layer.pages.join('')) < fewestLetters)
    throw refuse.unreadable(documentRefusals.noText)
  return allowed(tidy(textOfLayer(layer)))
}

async function partOf(JobId: string, NextToken?: string): Promise<GetDocumentTextDetectionCommandOutput> {
  const { client, commands } = await textract()
  const part = await client
    .send(new commands.GetDocumentTextDetectionCommand({ JobId, NextToken, MaxResults: 1_000 }))
    .catch(refuseFor)
  if (!part.JobStatus) throw serviceBusy()
  return part
}

const unreadable = new Set(['UnsupportedDocumentException', 'BadDocumentException', 'DocumentTooLargeException'])
const gone = new Set(['InvalidJobIdException', 'InvalidS3ObjectException'])

/** Anything else is a failure of the service that may pass: throttling, too many jobs at once, an internal error. */
function refuseFor(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (unreadable.has(name)) throw refuse.unreadable(documentRefusals.noText)
  if (gone.has(name)) throw refuse.notFound(documentRefusals.notUploaded)
  log.error('scan not read', described(error))
  throw serviceBusy()
}

import { setTimeout as wait } from 'node:timers/promises'
import { uploadHeaders } from '#contract/document'
import { documentRefusals } from '#contract/document-messages'
import { newId } from '#functions/lib/ids'
import { Refusal } from '#functions/lib/refusal'
import type { Layer } from '#functions/services/documents/pdf/layer'
import { buildScanText } from '#functions/services/documents/scan-text'
import { Unreadable } from '#functions/services/documents/shared/unreadable'
import { startS3 } from '#emulators/s3'
import { startTextract } from '#emulators/textract'

const user = 'evaluation'
const bucket = 'evaluation'
const pollMs = 200

/**
 * Reads the text of a scan like the product, with the emulators of S3 and Textract, which replace the environment
 * variables.
 */
export async function readScan(
  bytes: Uint8Array<ArrayBuffer>,
  layer: Layer,
): Promise<{ text: string } | { unreadable: string }> {
  const region = 'us-east-1'
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const s3 = await startS3({ bucket, credentials, region, cors: { origins: [], headers: [] } })
  const textract = await startTextract({ s3: s3.url, credentials, region })
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_TEXTRACT: textract.url,
    UPLOADS_BUCKET: bucket,
  })
  // These modules read the environment variables when they are imported.
  const [{ uploadUrl }, { startScan, fetchScan }] = await Promise.all([
    import('#functions/services/documents/uploads'),
    import('#functions/services/documents/scan'),
  ])
  try {
    const id = newId(new Date())
    await fetch(await uploadUrl(user, id), { method: 'PUT', headers: uploadHeaders, body: bytes })
    const job = await startScan(user, id)
    if (job === null) return { text: buildScanText(null, layer) }
    for (;;) {
      const scan = await fetchScan(job)
      if (!scan.isRunning) return { text: buildScanText(scan.lines, layer) }
      await wait(pollMs)
    }
  } catch (error) {
    if (error instanceof Refusal) return { unreadable: error.message }
    if (error instanceof Unreadable) return { unreadable: documentRefusals[error.reason] }
    throw error
  } finally {
    await textract.stop()
    await s3.stop()
  }
}

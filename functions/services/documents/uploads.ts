import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { uploadHeaders } from '#contract/document'
import { documentRefusals } from '#contract/document-messages'
import { uploadLimits } from '#contract/limits'
import { env } from '#functions/lib/config'
import { isId } from '#functions/lib/ids'
import { describeError, log } from '#functions/lib/log'
import { Refusal, refuse, busyRetryAfter } from '#functions/lib/refusal'
import { requestTimeouts } from '#functions/lib/request-timeouts'
import { backOff } from '#functions/lib/retry'

export const Bucket = env('UPLOADS_BUCKET')

const s3 = new S3Client({
  // Otherwise the presigned URL contains the checksum of an empty body, and S3 may reject the file.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  requestHandler: requestTimeouts,
})

export const keyOf = (userId: string, documentId: string) => `uploads/${userId}/${documentId}`

/**
 * Returns a URL for one PUT with `uploadHeaders`, valid for five minutes. S3 rejects a second file with 412, so
 * Textract reads the same file that was checked. The size cannot be signed, so `readUpload` checks it.
 */
export const uploadUrl = (userId: string, documentId: string): Promise<string> =>
  getSignedUrl(
    s3,
    new PutObjectCommand({ Bucket, Key: keyOf(userId, documentId), IfNoneMatch: uploadHeaders['if-none-match'] }),
    { expiresIn: uploadLimits.urlSeconds },
  )

/**
 * Returns the document id in an upload URL, with or without its query. Returns null unless the URL is in our bucket and
 * under this user's own prefix.
 */
export async function documentIdOf(documentURL: string, userId: string): Promise<string | null> {
  if (!URL.canParse(documentURL)) return null
  const given = new URL(documentURL)
  const id = given.pathname.split('/').at(-1) ?? ''
  if (!isId(id) || given.hash !== '') return null
  const ours = new URL(await uploadUrl(userId, id))
  const isOurs =
    given.origin === ours.origin && given.pathname === ours.pathname && given.username + given.password === ''
  return isOurs ? id : null
}

/** Error if a service that documents need fails. */
export const serviceBusy = () => refuse.busy(documentRefusals.busy, { retryAfter: busyRetryAfter })

const maxAttempts = 3

/**
 * Returns the uploaded file. Throws 404 if it is missing, 413 if it is too large, 422 if it is empty, and 503 if the
 * storage fails.
 */
export async function readUpload(userId: string, documentId: string): Promise<Uint8Array> {
  const Key = keyOf(userId, documentId)
  for (let attempt = 1; ; attempt++) {
    try {
      return await readObject(Key)
    } catch (error) {
      if (error instanceof Refusal) throw error
      if (isAbsent(error)) throw refuse.notFound(documentRefusals.notUploaded)
      if (attempt === maxAttempts) {
        log.error('upload not read', describeError(error))
        throw serviceBusy()
      }
      await backOff(attempt)
    }
  }
}

async function readObject(Key: string): Promise<Uint8Array> {
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key }))
  if (!head.ContentLength) throw refuse.unreadable(documentRefusals.empty)
  if (head.ContentLength > uploadLimits.bytes) throw refuse.tooLong(documentRefusals.tooBig)

  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, IfMatch: head.ETag }))
  const bytes = await Body?.transformToByteArray()
  if (bytes?.length !== head.ContentLength) throw new Error('The upload was read in part')
  return bytes
}

/** Without the permission to list a bucket, S3 responds 403 for missing objects. */
const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0)

/** Deletes the file. A failure is only logged, because the bucket expires files after a day. */
export async function deleteUpload(userId: string, documentId: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(userId, documentId) })).catch((error: unknown) => {
    log.error('upload not deleted', describeError(error))
  })
}

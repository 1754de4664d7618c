import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { documentRefusals, uploadHeaders } from '#contract/document'
import { uploadLimits } from '#contract/limits'
import { env } from '#functions/lib/config'
import { isId } from '#functions/lib/ids'
import { described, log } from '#functions/lib/log'
import { Refusal, refuse, soon } from '#functions/lib/refusal'

export const Bucket = env('UPLOADS_BUCKET')

const s3 = new S3Client({
  // Else the presigned URL carries the checksum of an empty body, and S3 may refuse the file.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 },
})

/** Key of a user's document in the bucket. */
export const keyOf = (userId: string, documentId: string) => `uploads/${userId}/${documentId}`

/**
 * URL to which the file can be PUT for five minutes, with `uploadHeaders`. S3 rejects a second file with 412, so what
 * was checked is what Textract reads. The size cannot be signed: `readUpload` checks it.
 */
export const uploadUrl = (userId: string, documentId: string): Promise<string> =>
  getSignedUrl(
    s3,
    new PutObjectCommand({ Bucket, Key: keyOf(userId, documentId), IfNoneMatch: uploadHeaders['if-none-match'] }),
    { expiresIn: uploadLimits.urlSeconds },
  )

/**
 * Returns the id of the document that an upload URL names, with or without its query. Returns null unless the URL is in
 * our bucket and under this user's own prefix.
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

/** What the user is told when a service that documents need fails. */
export const serviceBusy = () => refuse.busy(documentRefusals.busy, { retryAfter: soon })

const tries = 3

/**
 * The uploaded file. Refused with 404 where there is none, 413 where it is too big, 422 where it is empty, and 503
 * where the storage fails.
 */
export async function readUpload(userId: string, documentId: string): Promise<Uint8Array> {
  const Key = keyOf(userId, documentId)
  for (let tried = 1; ; tried++) {
    try {
      return await readObject(Key)
    } catch (error) {
      if (error instanceof Refusal) throw error
      if (isAbsent(error)) throw refuse.notFound(documentRefusals.notUploaded)
      if (tried < tries) continue
      log.error('upload not read', described(error))
      throw serviceBusy()
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

/** Without the right to list a bucket, S3 answers 403 for what is not there. */
const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0)

/** Removes the file, which the bucket itself would a day later: a failure is logged only. */
export async function deleteUpload(userId: string, documentId: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(userId, documentId) })).catch((error: unknown) => {
    log.error('upload not deleted', described(error))
  })
}

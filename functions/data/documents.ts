import * as v from 'valibot'
import { get, isLive, key, put, seconds, update } from './table'

const day = 24 * 60 * 60

/** An uploaded document, kept for a day as the file itself is. */
export const Document = v.object({
  id: v.string(),
  /** Textract's job, once the document turned out to be a scan. */
  jobId: v.optional(v.string()),
  expiresAt: v.number(),
})
export type Document = v.InferOutput<typeof Document>

export async function createDocument(userId: string, id: string, now: Date): Promise<void> {
  await put({ ...key.document(userId, id), id, expiresAt: seconds(now) + day })
}

/** The user's document, or null: never there, someone else's, or older than a day. */
export async function findDocument(userId: string, id: string, now: Date): Promise<Document | null> {
  const document = v.parse(v.optional(Document), await get(key.document(userId, id)))
  return document && isLive(document, now) ? document : null
}

/** Keeps Textract's job with the document, unless another is kept already. Answers the one that is kept. */
export async function setJobId(userId: string, id: string, jobId: string): Promise<string> {
  const kept = await update({
    Key: key.document(userId, id),
    UpdateExpression: 'SET #job = if_not_exists(#job, :job)',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#job': 'jobId' },
    ExpressionAttributeValues: { ':job': jobId },
  })
  return v.parse(v.nullable(Document), kept)?.jobId ?? jobId
}

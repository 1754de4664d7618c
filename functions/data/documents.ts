import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { itemBytes, pack, unpack } from './packed'
import { TableName, day, get, hour, isLive, key, seconds, staying, transact, update } from './table'

/** An uploaded document, kept for a day as the file itself is. */
const Stored = v.object({
  id: v.string(),
  /** Textract's job, once the document turned out to be a scan. */
  jobId: v.optional(v.string()),
  /** What a scan says without its pictures, while Textract reads those. */
  layer: v.optional(v.instance(Uint8Array)),
  /** Its text, once read: the file is gone by then. */
  packed: v.optional(v.instance(Uint8Array)),
  /** Why it cannot be read, once that is known. */
  refusal: v.optional(v.object({ status: v.number(), sentence: v.string() })),
  expiresAt: v.number(),
})

const Layer = v.object({ pages: v.array(v.string()), pictures: v.array(v.number()) })
type Layer = v.InferOutput<typeof Layer>

export interface Document {
  id: string
  jobId?: string
  layer?: Layer
  text?: string
  refusal?: { status: number; sentence: string }
}

/** Stores that the user may upload a document under this id; for a user who is leaving nothing is stored. */
export async function createDocument(userId: string, id: string, now: Date): Promise<void> {
  await transact([
    { Put: { TableName, Item: { ...key.document(userId, id), id, expiresAt: seconds(now) + day } } },
    staying(userId),
  ])
}

/** The user's document, or null: never there, someone else's, or too old. */
export async function findDocument(userId: string, id: string, now: Date): Promise<Document | null> {
  const stored = v.parse(v.optional(Stored), await get(key.document(userId, id)))
  if (!stored || !isLive(stored, now)) return null
  const { jobId, layer, packed, refusal } = stored
  return {
    id,
    jobId,
    refusal,
    layer: layer && v.parse(Layer, await unpack(layer)),
    text: packed && v.parse(v.string(), await unpack(packed)),
  }
}

/** Takes the document for reading until then (ms since 1970), or answers false: it is read already, or someone does. */
export async function takeDocument(userId: string, id: string, until: number, now: Date): Promise<boolean> {
  const taken = await update({
    Key: key.document(userId, id),
    UpdateExpression: 'SET #until = :until, #reader = :reader',
    // Of this reader too: a first try may have won without our hearing of it.
    ConditionExpression:
      'attribute_exists(pk) AND attribute_not_exists(#packed) AND attribute_not_exists(#refusal) AND attribute_not_exists(#job) AND (attribute_not_exists(#until) OR #until < :now OR #reader = :reader)',
    ExpressionAttributeNames: {
      '#until': 'readUntil',
      '#reader': 'reader',
      '#packed': 'packed',
      '#refusal': 'refusal',
      '#job': 'jobId',
    },
    ExpressionAttributeValues: { ':until': until, ':reader': randomUUID(), ':now': now.getTime() },
  })
  return taken !== null
}

/** Lets the next one read the document. */
export async function releaseDocument(userId: string, id: string): Promise<void> {
  await update({
    Key: key.document(userId, id),
    UpdateExpression: 'REMOVE #until',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#until': 'readUntil' },
  })
}

/** Whether a document's item has room for this layer. */
export const hasRoomFor = async (layer: Layer) => (await pack(layer)).length <= itemBytes

/**
 * Keeps Textract's job with the document, unless another is kept already, and what the document says without its
 * pictures, which two jobs find alike. Answers the job that is kept.
 */
export async function setJobId(userId: string, id: string, jobId: string, layer?: Layer): Promise<string> {
  const packed = layer && (await pack(layer))
  const kept = await update({
    Key: key.document(userId, id),
    UpdateExpression: `SET #job = if_not_exists(#job, :job)${packed ? ', #layer = :layer' : ''}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#job': 'jobId', ...(packed && { '#layer': 'layer' }) },
    ExpressionAttributeValues: { ':job': jobId, ...(packed && { ':layer': packed }) },
  })
  return v.parse(v.nullable(Stored), kept)?.jobId ?? jobId
}

/** Keeps the text for an hour, in which a reply that was lost can be asked for again. False where it is too long. */
export async function keepText(userId: string, id: string, text: string, now: Date): Promise<boolean> {
  const packed = await pack(text)
  if (packed.length > itemBytes) return false
  const kept = await update({
    Key: key.document(userId, id),
    // An item holds only one of the two.
    UpdateExpression: 'SET #packed = :packed, #expires = :expires REMOVE #layer',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#packed': 'packed', '#expires': 'expiresAt', '#layer': 'layer' },
    ExpressionAttributeValues: { ':packed': packed, ':expires': seconds(now) + hour },
  })
  return kept !== null
}

/** Keeps why the document cannot be read, so that asking again costs nothing. */
export async function keepRefusal(
  userId: string,
  id: string,
  refusal: NonNullable<Document['refusal']>,
): Promise<void> {
  await update({
    Key: key.document(userId, id),
    UpdateExpression: 'SET #refusal = :refusal',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#refusal': 'refusal' },
    ExpressionAttributeValues: { ':refusal': refusal },
  })
}

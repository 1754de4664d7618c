import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ErrorKind } from '#contract/error-kinds'
import { maxItemBytes, pack, unpack } from './large-values'
import { day, hour, isLive, seconds } from './expiry'
import * as key from './keys'
import { type Item, TableName, get, unlessDeleted, transact, update } from './table'

/** An uploaded document, stored for a day like its file. */
const StoredDocument = v.object({
  id: v.string(),
  /** Textract's job, if the document is a scan. */
  jobId: v.optional(v.string()),
  scanStartedAt: v.optional(v.number()),
  /** Text of a scan outside its pictures, stored while Textract reads the pictures. */
  layer: v.optional(v.instance(Uint8Array)),
  /** Compressed text. The file is deleted once it is stored. */
  packed: v.optional(v.instance(Uint8Array)),
  /** Set if the document cannot be read. */
  refusal: v.optional(v.object({ kind: ErrorKind, message: v.string() })),
  attempts: v.optional(v.number(), 0),
  expiresAt: v.number(),
})

const Layer = v.object({ pages: v.array(v.string()), pictures: v.array(v.number()) })
type Layer = v.InferOutput<typeof Layer>

export interface Document {
  id: string
  /** Textract's job, its start (ms since 1970), and the text outside the scan's pictures. */
  scan?: { jobId: string; startedAt: number; layer: Layer }
  text?: string
  refusal?: { kind: ErrorKind; message: string }
}

/** A document that one reader holds for a time. */
export interface HeldDocument extends Document {
  userId: string
  reader: string
  /** Readers in a row that took the document and did not release it: this one, and those that crashed. */
  attempts: number
}

/** Stores the record of an upload, unless the account is being deleted. */
export async function createDocument(userId: string, id: string, now: Date): Promise<void> {
  await transact([
    { Put: { TableName, Item: { ...key.document(userId, id), id, expiresAt: seconds(now) + day } } },
    unlessDeleted(userId),
  ])
}

/** Finds a document of this user that is less than a day old. */
export async function findDocument(userId: string, id: string, now: Date): Promise<Document | null> {
  const item = await get(key.document(userId, id))
  if (!item || !isLive(v.parse(StoredDocument, item), now)) return null
  return documentOf(item)
}

async function documentOf(item: Item): Promise<Document> {
  const { id, jobId, scanStartedAt: startedAt = 0, layer, packed, refusal } = v.parse(StoredDocument, item)
  return {
    id,
    refusal,
    text: packed && v.parse(v.string(), await unpack(packed)),
    scan: jobId
      ? { jobId, startedAt, layer: layer ? v.parse(Layer, await unpack(layer)) : { pages: [], pictures: [] } }
      : undefined,
  }
}

/**
 * Takes the document until the deadline (ms since 1970). Returns null if its text or refusal is stored, if another reader
 * holds it, or if it was released for later.
 */
export async function takeDocument(
  userId: string,
  id: string,
  deadline: number,
  now: Date,
): Promise<HeldDocument | null> {
  const reader = randomUUID()
  const taken = await update({
    Key: key.document(userId, id),
    UpdateExpression: 'SET #deadline = :deadline, #reader = :reader ADD #attempts :one',
    // Or by this reader, because the response of a first attempt may be lost.
    ConditionExpression:
      'attribute_exists(pk) AND attribute_not_exists(#packed) AND attribute_not_exists(#refusal) AND (attribute_not_exists(#deadline) OR #deadline < :now OR #reader = :reader)',
    ExpressionAttributeNames: {
      '#deadline': 'readDeadline',
      '#reader': 'reader',
      '#attempts': 'attempts',
      '#packed': 'packed',
      '#refusal': 'refusal',
    },
    ExpressionAttributeValues: { ':deadline': deadline, ':reader': reader, ':now': now.getTime(), ':one': 1 },
  })
  if (!taken) return null
  return { ...(await documentOf(taken)), userId, reader, attempts: v.parse(StoredDocument, taken).attempts }
}

/** Lets the next reader take the document, from `availableAt` on (ms since 1970). */
export async function releaseDocument({ userId, id, reader }: HeldDocument, availableAt = 0): Promise<void> {
  await update({
    Key: key.document(userId, id),
    UpdateExpression: 'SET #deadline = :deadline REMOVE #attempts',
    ConditionExpression: '#reader = :reader',
    ExpressionAttributeNames: { '#deadline': 'readDeadline', '#attempts': 'attempts', '#reader': 'reader' },
    ExpressionAttributeValues: { ':deadline': availableAt, ':reader': reader },
  })
}

/** True if a document's item has room for this layer. */
export const hasRoomFor = async (layer: Layer) => (await pack(layer)).length <= maxItemBytes

/** Stores Textract's job and the document's text layer. A job that is stored already stays: both read the same file. */
export async function storeScan(userId: string, id: string, { jobId, startedAt, layer }: Required<Document>['scan']) {
  await update({
    Key: key.document(userId, id),
    UpdateExpression:
      'SET #job = if_not_exists(#job, :job), #startedAt = if_not_exists(#startedAt, :startedAt), #layer = :layer',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#job': 'jobId', '#startedAt': 'scanStartedAt', '#layer': 'layer' },
    ExpressionAttributeValues: { ':job': jobId, ':startedAt': startedAt, ':layer': await pack(layer) },
  })
}

/** Stores the text for an hour, in which a lost response can be asked for again. Returns false if it is too long. */
export async function storeText(userId: string, id: string, text: string, now: Date): Promise<boolean> {
  const packed = await pack(text)
  if (packed.length > maxItemBytes) return false
  const stored = await update({
    Key: key.document(userId, id),
    // An item has room for only one of the two.
    UpdateExpression: 'SET #packed = :packed, #expires = :expires REMOVE #layer',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#packed': 'packed', '#expires': 'expiresAt', '#layer': 'layer' },
    ExpressionAttributeValues: { ':packed': packed, ':expires': seconds(now) + hour },
  })
  return stored !== null
}

/** Stores why the document cannot be read, so that the next request costs nothing. */
export async function storeRefusal(
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

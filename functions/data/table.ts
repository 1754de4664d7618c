import { randomUUID } from 'node:crypto'
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import type { RateLimitName } from '#contract/rate-limits'
import { env } from '#functions/lib/config'
import { assertInTime } from '#functions/lib/deadline'
import { mailPrefix } from '#functions/lib/mail-prefix'
import { requestTimeouts } from '#functions/lib/request-timeouts'
import { backOff } from '#functions/lib/retry'

export const TableName = env('TABLE_NAME')

export interface Key {
  pk: string
  sk: string
}
export type Item = Record<string, unknown>

/** Returns the same form for all spellings of an email. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').toLowerCase()

const suffix = (number: number) => String(number).padStart(7, '0')

/** Key of an item of a user, which other ones can neither read nor write. */
const ofUser = (userId: string, sk: string): Key => ({ pk: `USER#${userId}`, sk })

const partKey = (kind: string, userId: string, id: string, version: number): Key =>
  ofUser(userId, version === 1 ? `${kind}#${id}` : `VERSION_PART#${id}#${suffix(version)}#${kind}`)

/** All keys of the table, and with them all access patterns. */
export const key = {
  user: (userId: string): Key => ofUser(userId, 'PROFILE'),
  email: (email: string): Key => ({ pk: `EMAIL#${normalizeEmail(email)}`, sk: 'EMAIL' }),
  /** Blocks writes for a user while the account is being deleted, and until no Lambda can still be running. */
  tombstone: (userId: string): Key => ({ pk: `TOMBSTONE#${userId}`, sk: 'TOMBSTONE' }),
  /** Stored beside the user and sessions, so that one read returns all three. */
  quota: (userId: string, month: string): Key => ofUser(userId, `PROFILE#QUOTA#${month}`),
  /** Most estimates that an account which had the email of this hash used in a month. */
  carriedQuota: (emailHash: string, month: string): Key => ({ pk: `CARRIED_QUOTA#${emailHash}`, sk: month }),
  session: (userId: string, age: string, hash: string): Key => ofUser(userId, `PROFILE#SESSION#${age}#${hash}`),
  /** Hash of the token of the newest link that was mailed for a purpose. */
  mailToken: (userId: string, purpose: 'RESET' | 'VERIFICATION'): Key => ofUser(userId, `MAIL_TOKEN#${purpose}`),
  /** Mail to be sent. The table's stream reports new ones to the function that dispatches them. */
  mail: (id: string): Key => ({ pk: `${mailPrefix}${id}`, sk: 'MAIL' }),

  /** The record: title, status, settings, job. Small, because lists and joins read it often. */
  project: (userId: string, id: string): Key => ofUser(userId, `PROJECT#${id}`),
  /** Marks a request as done, so that it takes effect once if it is sent again after a lost response. */
  attempt: (userId: string, hash: string): Key => ofUser(userId, `ATTEMPT#${hash}`),
  /** Stays until all items of a deleted project are gone. */
  deletion: (userId: string, id: string): Key => ofUser(userId, `DELETION#${id}`),
  /** Parts of a version: text, analysis, breakdown. `version` is the first one that had the part. */
  text: (userId: string, id: string, version = 1): Key => partKey('TEXT', userId, id, version),
  analysis: (userId: string, id: string, version = 1): Key => partKey('ANALYSIS', userId, id, version),
  breakdown: (userId: string, id: string, version = 1): Key => partKey('BREAKDOWN', userId, id, version),
  /** A version that is no longer the current one: its scope, settings and terms, and where its parts are. */
  version: (userId: string, id: string, n: number): Key => ofUser(userId, `VERSION#${id}#${suffix(n)}`),
  /** A person's changes to the breakdown. */
  scope: (userId: string, id: string): Key => ofUser(userId, `SCOPE#${id}`),
  /** Result of a chunk, so that a retry does not pay for it again. */
  checkpoint: (userId: string, id: string, hash: string): Key => ofUser(userId, `CHECKPOINT#${id}#${hash}`),

  /** Entry of the history. Its body, the full estimation, has the same id. */
  estimate: (userId: string, id: string): Key => ofUser(userId, `ESTIMATE#${id}`),
  body: (userId: string, id: string): Key => ofUser(userId, `BODY#${id}`),
  /** Marks an estimation as saved, so that saving it again returns the same entry. */
  saved: (userId: string, projectId: string, hash: string): Key => ofUser(userId, `SAVED#${projectId}#${hash}`),

  /** Finished projects, all in one item. */
  finished: (userId: string): Key => ofUser(userId, 'FINISHED_PROJECTS'),

  /** Offer that a client sees through a link, under the SHA-256 of its token. Never changes. */
  offer: (tokenHash: string): Key => ({ pk: `SHARE#${tokenHash}`, sk: 'OFFER' }),
  /** State of a link: validity, openings, decision. Its events follow it. */
  share: (userId: string, id: string): Key => ofUser(userId, `SHARE#${id}`),
  shareEvent: (userId: string, id: string, eventId: string): Key => ofUser(userId, `SHARE#${id}#${eventId}`),
  /** Revision of a user's links, so that concurrent requests cannot exceed the maximum. */
  shareRevision: (userId: string): Key => ofUser(userId, 'SHARE_REVISION'),

  /** User of a Stripe customer, because Stripe's events name only the customer. */
  customer: (customerId: string): Key => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' }),

  /** Running jobs of a user, and projects that wait for their turn. */
  analystQueue: (userId: string): Key => ofUser(userId, 'ANALYST_QUEUE'),
  /** Waiting calls of a user, each of which holds a Lambda. */
  waitingPlaces: (userId: string): Key => ofUser(userId, 'WAITING_PLACES'),

  document: (userId: string, id: string): Key => ofUser(userId, `DOCUMENT#${id}`),
  rateLimit: (limit: RateLimitName, subject: string): Key => ({ pk: `RATE_LIMIT#${limit}#${subject}`, sk: 'WINDOW' }),
}

/** Key prefixes of lists, which are read newest first. */
export const prefixes = {
  projects: (userId: string) => key.project(userId, ''),
  estimates: (userId: string) => key.estimate(userId, ''),
  shares: (userId: string) => key.share(userId, ''),
  deletions: (userId: string) => key.deletion(userId, ''),
  allVersions: (userId: string): Key => ofUser(userId, 'VERSION#'),
  versions: (userId: string, id: string): Key => ofUser(userId, `VERSION#${id}#`),
  versionParts: (userId: string, id: string): Key => ofUser(userId, `VERSION_PART#${id}#`),
  saved: (userId: string, projectId: string) => key.saved(userId, projectId, ''),
  checkpoints: (userId: string, projectId: string) => key.checkpoint(userId, projectId, ''),
  quotas: (userId: string) => key.quota(userId, ''),
  sessions: (userId: string): Key => ofUser(userId, 'PROFILE#SESSION#'),
}

const dynamodb = new DynamoDBClient({
  maxAttempts: 5,
  requestHandler: requestTimeouts,
})
// Before every attempt, retries included.
dynamodb.middlewareStack.add(
  (next) => async (args) => {
    assertInTime()
    return next(args)
  },
  { step: 'finalizeRequest', priority: 'low' },
)
const client = DynamoDBDocumentClient.from(dynamodb, { marshallOptions: { removeUndefinedValues: true } })

const maxAttempts = 12

/** Sends a request again if it conflicts with another write or its response is damaged. */
async function sendWithRetries<Response>(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      if (attempt === maxAttempts || !(isConflict(error) || error instanceof SyntaxError)) throw error
      await backOff(attempt)
    }
  }
}

const isConflict = (error: unknown) =>
  error instanceof TransactionConflictException ||
  (isCancelledBy(error, 'TransactionConflict') && !isCancelledBy(error, 'ConditionalCheckFailed'))

/** True if any item of the transaction has this cancellation code. */
const isCancelledBy = (error: unknown, code: string) =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some((reason) => reason.Code === code)

/** Strongly consistent read. */
export async function get(Key: Key): Promise<Item | undefined> {
  const { Item } = await sendWithRetries(() => client.send(new GetCommand({ TableName, Key, ConsistentRead: true })))
  return Item
}

/** Writes an item, replacing an existing one. */
export async function put(Item: Key & Item): Promise<void> {
  await sendWithRetries(() => client.send(new PutCommand({ TableName, Item })))
}

/** Deletes an item if it exists. */
export async function remove(Key: Key): Promise<void> {
  await sendWithRetries(() => client.send(new DeleteCommand({ TableName, Key })))
}

/** DynamoDB's maximum of items in a request. */
const maxPerBatch = 25
/** Attempts at the items that DynamoDB leaves unprocessed. */
const maxBatchAttempts = 6

/** Deletes items with concurrent batch requests. The keys must be distinct. Throws if the table throttles. */
export async function removeAll(keys: Key[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(keys.length / maxPerBatch) }, (_, at) =>
    keys.slice(at * maxPerBatch, (at + 1) * maxPerBatch),
  )
  await Promise.all(batches.map(removeBatch))
}

async function removeBatch(keys: Key[]): Promise<void> {
  let requests: NonNullable<BatchWriteCommandInput['RequestItems']>[string] = keys.map((Key) => ({
    DeleteRequest: { Key },
  }))
  for (let attempt = 1; attempt <= maxBatchAttempts; attempt++) {
    const command = new BatchWriteCommand({ RequestItems: { [TableName]: requests } })
    const { UnprocessedItems } = await sendWithRetries(() => client.send(command))
    requests = UnprocessedItems?.[TableName] ?? []
    if (requests.length === 0) return
    await backOff(attempt)
  }
  throw new ProvisionedThroughputExceededException({ message: 'Items were left unprocessed', $metadata: {} })
}

export type Update = Omit<UpdateCommandInput, 'TableName' | 'ReturnValues'>

/** Returns the item after the update, or null if the condition fails. */
export async function update(change: Update): Promise<Item | null> {
  try {
    const command = { ...change, TableName, ReturnValues: 'ALL_NEW' } as const
    const { Attributes } = await sendWithRetries(() => client.send(new UpdateCommand(command)))
    return Attributes ?? {}
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Writes all items or none. Returns false if a condition fails. */
export async function transact(writes: Write[]): Promise<boolean> {
  // A new token only after a response, so that a write whose response was lost is not repeated.
  let token = randomUUID()
  const send = async () => {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: token }))
    } catch (error) {
      if (isConflict(error)) token = randomUUID()
      throw error
    }
  }
  try {
    await sendWithRetries(send)
    return true
  } catch (error) {
    if (isCancelledBy(error, 'ConditionalCheckFailed')) return false
    throw error
  }
}

/** Condition for every transaction that stores something new for a user: the account is not being deleted. */
export const unlessDeleted = (userId: string): Write => ({
  ConditionCheck: { TableName, Key: key.tombstone(userId), ConditionExpression: 'attribute_not_exists(pk)' },
})

type Query = Omit<QueryCommandInput, 'TableName'>

/** Yields the items of a query by page, because DynamoDB reads 1 MB at a time. */
async function* readPages(input: Query): AsyncGenerator<Item[]> {
  let { ExclusiveStartKey } = input
  do {
    const command = new QueryCommand({ ...input, TableName, ExclusiveStartKey })
    const page = await sendWithRetries(() => client.send(command))
    yield page.Items ?? []
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}

/** Returns the first `max` items of a query. */
async function query(input: Query, max = Infinity): Promise<Item[]> {
  const found: Item[] = []
  for await (const page of readPages(input)) {
    found.push(...page)
    if (found.length >= max) break
  }
  return found.slice(0, max)
}

/** Yields the attributes `names` of all items with this prefix by page. */
export const readAttributePages = ({ pk, sk }: Key, names: string[]) =>
  readPages({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ProjectionExpression: names.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ConsistentRead: true,
  })

const keysOf = (pk: string): Query => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
  ProjectionExpression: 'pk, sk',
  ConsistentRead: true,
})

/** Yields all keys with this `pk` by page. */
export const readKeyPages = ({ pk }: Key) => readPages(keysOf(pk)) as unknown as AsyncGenerator<Key[]>

/** Returns all keys with this `pk`. */
export const listKeys = async ({ pk }: Key) => (await query(keysOf(pk))) as unknown as Key[]

/** Returns the keys of all items with this prefix. */
export const listKeysWithPrefix = async ({ pk, sk }: Key) =>
  (await query({
    ...keysOf(pk),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
  })) as unknown as Key[]

/** Counts the items with this prefix. */
export const count = async (prefix: Key): Promise<number> => (await listKeysWithPrefix(prefix)).length

/**
 * Returns all items between two keys of the same `pk`. `stale` is an eventually consistent read: half the cost, but
 * writes of the last second may be missing.
 */
export const readRange = (from: Key, to: Key, { stale = false } = {}): Promise<Item[]> =>
  query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': to.sk },
    ConsistentRead: !stale,
  })

interface ListOptions {
  /** Eventually consistent read: half the cost, may be slightly out of date. */
  stale?: boolean
  /** Only items that sort before this suffix. */
  before?: string
}

/** Returns up to `max` items with this prefix, newest first. */
export const list = ({ pk, sk }: Key, max: number, { before, stale = false }: ListOptions = {}): Promise<Item[]> =>
  query(
    {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ScanIndexForward: false,
      ConsistentRead: !stale,
      ...(before !== undefined && { ExclusiveStartKey: { pk, sk: sk + before } }),
      Limit: max,
    },
    max,
  )

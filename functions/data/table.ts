import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
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

/** The one table, for the writes of a transaction. */
export const TableName = env('TABLE_NAME')

export interface Key {
  pk: string
  sk: string
}
export type Item = Record<string, unknown>

/** The form in which two spellings of one email are the same. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').toLowerCase()

/** Every key of the table, so every access pattern. No other file spells one. */
export const key = {
  user: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  email: (email: string): Key => ({ pk: `EMAIL#${normalizeEmail(email)}`, sk: 'EMAIL' }),
  /** Bars writes for a user whose account is being deleted, and for as long after as a Lambda could still be at work. */
  tombstone: (userId: string): Key => ({ pk: `TOMBSTONE#${userId}`, sk: 'TOMBSTONE' }),
  /** With its user and their months, so that one read has all three; the newest stands first. */
  quota: (userId: string, month: string): Key => ({ pk: `USER#${userId}`, sk: `PROFILE#QUOTA#${month}` }),
  /** What deleted accounts with the email of this hash used in a month. */
  carriedQuota: (emailHash: string, month: string): Key => ({ pk: `CARRIED_QUOTA#${emailHash}`, sk: month }),
  session: (userId: string, age: string, hash: string): Key => ({
    pk: `USER#${userId}`,
    sk: `PROFILE#SESSION#${age}#${hash}`,
  }),

  /** The record: title, status, settings, job. Small, for lists and joins read it again and again. */
  project: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `PROJECT#${id}` }),
  /** While the estimate of a project is not saved: what the list shows of it, so that listing reads no saved ones. */
  openProject: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `OPEN#${id}` }),
  text: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `TEXT#${id}` }),
  analysis: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `ANALYSIS#${id}` }),
  breakdown: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `BREAKDOWN#${id}` }),
  /** A stored chunk of a job, so that a retry does not pay for it again. */
  checkpoint: (userId: string, id: string, hash: string): Key => ({
    pk: `USER#${userId}`,
    sk: `CHECKPOINT#${id}#${hash}`,
  }),

  /** The history: a summary, and the whole estimation under the same id. */
  estimate: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `ESTIMATE#${id}` }),
  body: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `BODY#${id}` }),
  /** Marks an estimation of a project as saved: the same one again is the same entry. */
  saved: (userId: string, projectId: string, hash: string): Key => ({
    pk: `USER#${userId}`,
    sk: `SAVED#${projectId}#${hash}`,
  }),

  /** Whose customer it is at Stripe, for its events name only the customer. */
  customer: (customerId: string): Key => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' }),

  /** Jobs of a user that run, and projects that wait for their turn. */
  analystQueue: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'ANALYST_QUEUE' }),
  /** Calls of a user that wait, each of which holds a Lambda. */
  waitingPlaces: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'WAITING_PLACES' }),

  document: (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `DOCUMENT#${id}` }),
  rateLimit: (limit: RateLimitName, subject: string): Key => ({ pk: `RATE_LIMIT#${limit}#${subject}`, sk: 'WINDOW' }),
}

/** What can be listed, newest first. */
export const listed = {
  projects: (userId: string) => key.project(userId, ''),
  openProjects: (userId: string) => key.openProject(userId, ''),
  estimates: (userId: string) => key.estimate(userId, ''),
  quotas: (userId: string) => key.quota(userId, ''),
  sessions: (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'PROFILE#SESSION#' }),
}

const dynamodb = new DynamoDBClient({
  maxAttempts: 5,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 },
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

const tries = 12

/** Sends again, with jitter, what collided with another write or whose answer could not be read. */
async function persist<T>(send: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await send()
    } catch (error) {
      if (tried === tries || !(isConflict(error) || error instanceof SyntaxError)) throw error
      await backOff(tried)
    }
  }
}

const backOff = (tried: number) => wait(Math.random() * Math.min(1_000, 10 * 2 ** tried))

const isConflict = (error: unknown) =>
  error instanceof TransactionConflictException ||
  (isCancelledBy(error, 'TransactionConflict') && !isCancelledBy(error, 'ConditionalCheckFailed'))

/** Whether a transaction was cancelled for this reason, of any of its items. */
const isCancelledBy = (error: unknown, code: string) =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some((reason) => reason.Code === code)

/** The item as it is now, all writes before this read included. */
export async function get(Key: Key): Promise<Item | undefined> {
  const { Item } = await persist(() => client.send(new GetCommand({ TableName, Key, ConsistentRead: true })))
  return Item
}

/** Writes an item, in place of any before it. */
export async function put(Item: Key & Item): Promise<void> {
  await persist(() => client.send(new PutCommand({ TableName, Item })))
}

/** Deletes an item, if it is there. */
export async function remove(Key: Key): Promise<void> {
  await persist(() => client.send(new DeleteCommand({ TableName, Key })))
}

/** Items that one request can delete, and how often it is sent while DynamoDB leaves some of them. */
const maxPerBatch = 25
const batchTries = 6

/** Deletes items that differ, in as few requests as possible, all concurrent. Throws if the table throttles. */
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
  for (let tried = 1; tried <= batchTries; tried++) {
    const command = new BatchWriteCommand({ RequestItems: { [TableName]: requests } })
    const { UnprocessedItems } = await persist(() => client.send(command))
    requests = UnprocessedItems?.[TableName] ?? []
    if (requests.length === 0) return
    await backOff(tried)
  }
  throw new ProvisionedThroughputExceededException({ message: 'Items were left unprocessed', $metadata: {} })
}

export type Update = Omit<UpdateCommandInput, 'TableName' | 'ReturnValues'>

/** The item after one update, or null where its condition does not hold. */
export async function update(change: Update): Promise<Item | null> {
  try {
    const command = { ...change, TableName, ReturnValues: 'ALL_NEW' } as const
    const { Attributes } = await persist(() => client.send(new UpdateCommand(command)))
    return Attributes ?? {}
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** Writes all or nothing; false where one of the conditions does not hold. */
export async function transact(writes: Write[]): Promise<boolean> {
  // One token for each try that was answered: what was written, but not acknowledged, is not written twice.
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
    await persist(send)
    return true
  } catch (error) {
    if (isCancelledBy(error, 'ConditionalCheckFailed')) return false
    throw error
  }
}

/** Goes into the transaction of whatever stores something new for a user: not during their deletion. */
export const unlessDeleted = (userId: string): Write => ({
  ConditionCheck: { TableName, Key: key.tombstone(userId), ConditionExpression: 'attribute_not_exists(pk)' },
})

type Query = Omit<QueryCommandInput, 'TableName'>

/** Items that a query finds, page by page: DynamoDB reads 1 MB at a time. */
async function* pages(input: Query): AsyncGenerator<Item[]> {
  let { ExclusiveStartKey } = input
  do {
    const command = new QueryCommand({ ...input, TableName, ExclusiveStartKey })
    const page = await persist(() => client.send(command))
    yield page.Items ?? []
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}

/** The first items that a query finds, at most `max`. */
async function query(input: Query, max = Infinity): Promise<Item[]> {
  const found: Item[] = []
  for await (const page of pages(input)) {
    found.push(...page)
    if (found.length >= max) break
  }
  return found.slice(0, max)
}

/** The attributes `names` of all items of the same prefix, page by page. */
export const attributePages = ({ pk, sk }: Key, names: string[]) =>
  pages({
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

/** The keys of everything under one `pk`, page by page. */
export const keyPages = ({ pk }: Key) => pages(keysOf(pk)) as unknown as AsyncGenerator<Key[]>

/** The keys of everything under one `pk`. */
export const keysUnder = async ({ pk }: Key) => (await query(keysOf(pk))) as unknown as Key[]

/** Number of items with this prefix. */
export const count = async ({ pk, sk }: Key): Promise<number> =>
  (
    await query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ProjectionExpression: 'sk',
      ConsistentRead: true,
    })
  ).length

/**
 * All items from one key to another of the same `pk`. `stale` reads for half the price what may be a moment old: writes
 * of the last second may be missing.
 */
export const range = (from: Key, to: Key, { stale = false } = {}): Promise<Item[]> =>
  query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': to.sk },
    ConsistentRead: !stale,
  })

interface Among {
  /** For half the price what may be a moment old. */
  stale?: boolean
  /** Only items before this one, by what follows the prefix. */
  before?: string
}

/** Items of the same prefix, newest first: at most `most`. */
export const list = ({ pk, sk }: Key, most: number, { before, stale = false }: Among = {}): Promise<Item[]> =>
  query(
    {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ScanIndexForward: false,
      ConsistentRead: !stale,
      ...(before !== undefined && { ExclusiveStartKey: { pk, sk: sk + before } }),
      Limit: most,
    },
    most,
  )

/** Seconds since 1970, the unit of `expiresAt`. The table deletes late: compare with `isLive` where it matters. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

/** Both in those seconds. */
export const hour = 60 * 60
export const day = 24 * hour

/** Whether an item is still to be seen, whatever the table has deleted. */
export const isLive = (item: { expiresAt: number }, now: Date) => item.expiresAt > seconds(now)

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
import { env } from '#functions/lib/config'
import { assertInTime } from '#functions/lib/deadline'
import { requestTimeouts } from '#functions/lib/request-timeouts'
import { backOff } from '#functions/lib/retry'
import * as key from './keys'
import type { Key } from './user-key'

export const TableName = env('TABLE_NAME')

export type Item = Record<string, unknown>

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

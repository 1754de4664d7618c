import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Runtime } from './lambda-runtime'

interface Options {
  /** URL of the table's engine. */
  table: string
  tableName: string
  runtime: Runtime
  /** Function that gets the inserts of items whose partition key has this prefix. */
  functionName: string
  prefix: string
}

export interface TableStream {
  /** Reads the stream now instead of at the next interval. */
  wake: () => void
  stop: () => Promise<void>
}

const StreamRecord = v.looseObject({
  eventName: v.string(),
  dynamodb: v.looseObject({ Keys: v.object({ pk: v.object({ S: v.string() }) }), SequenceNumber: v.string() }),
})
const Records = v.object({ Records: v.array(StreamRecord), NextShardIterator: v.optional(v.string()) })
const Shards = v.object({ StreamDescription: v.object({ Shards: v.array(v.object({ ShardId: v.string() })) }) })
const Failures = v.object({ batchItemFailures: v.array(v.object({ itemIdentifier: v.string() })) })

const intervalMs = 1_000

/**
 * Emulates Lambda's event source mapping of the table's stream: one function gets the records that pass its filter, and
 * again if it fails. It starts with the oldest record, so that a restart loses none; functions must be idempotent, as they
 * must on Lambda. Not emulated: several shards, age limits, batches of partial failures.
 */
export function startTableStream({ table, tableName, runtime, functionName, prefix }: Options): TableStream {
  const stopped = new AbortController()
  let wake = () => {}
  let iterator: string | undefined

  async function read(): Promise<void> {
    iterator ??= await openStream(table, tableName)
    for (;;) {
      const { Records: all, NextShardIterator } = await getRecords(table, iterator)
      const matching = all.filter(
        ({ eventName, dynamodb }) => eventName === 'INSERT' && dynamodb.Keys.pk.S.startsWith(prefix),
      )
      if (matching.length > 0 && !(await deliver(matching))) return
      iterator = NextShardIterator
      if (all.length === 0) return
    }
  }

  async function deliver(records: unknown[]): Promise<boolean> {
    const outcome = await runtime.invoke(functionName, { Records: records })
    if ('error' in outcome) return false
    return v.parse(Failures, outcome.payload).batchItemFailures.length === 0
  }

  async function run() {
    while (!stopped.signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve))
      // The iterator of a stream that failed may be out of date.
      await read().catch(() => (iterator = undefined))
      await Promise.race([woken, wait(intervalMs, undefined, { ref: false })])
    }
  }
  const running = run()

  return {
    wake: () => wake(),
    stop: async () => {
      stopped.abort()
      wake()
      await running
    },
  }
}

const getRecords = async (table: string, ShardIterator: string | undefined) =>
  v.parse(Records, await ask(table, 'DynamoDBStreams_20120810.GetRecords', { ShardIterator }))

async function openStream(table: string, TableName: string): Promise<string> {
  const described = await ask(table, 'DynamoDB_20120810.DescribeTable', { TableName })
  const { Table } = v.parse(v.object({ Table: v.object({ LatestStreamArn: v.string() }) }), described)
  const StreamArn = Table.LatestStreamArn
  const stream = await ask(table, 'DynamoDBStreams_20120810.DescribeStream', { StreamArn })
  const { ShardId } = v.parse(Shards, stream).StreamDescription.Shards[0]!
  const opened = await ask(table, 'DynamoDBStreams_20120810.GetShardIterator', {
    StreamArn,
    ShardId,
    ShardIteratorType: 'TRIM_HORIZON',
  })
  return v.parse(v.object({ ShardIterator: v.string() }), opened).ShardIterator
}

async function ask(table: string, target: string, body: unknown): Promise<unknown> {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `local/${date.slice(0, 8)}/us-east-1/dynamodb/aws4_request`
  const response = await fetch(table, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': target,
      'x-amz-date': date,
      // Local engines do not verify it, but want one.
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`)
  return response.json()
}

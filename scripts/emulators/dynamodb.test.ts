import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDynamodb } from './dynamodb'

const tableName = 'scopewright'
const Item = { pk: { S: 'USER#1' }, sk: { S: 'PROFILE' } }

test('items survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dynamodb-'))
  const first = await startDynamodb({ tableName, folder, engine: 'dynoxide' })
  await new DynamoDBClient({ endpoint: first.url }).send(new PutItemCommand({ TableName: tableName, Item }))
  await first.stop()

  const second = await startDynamodb({ tableName, folder, engine: 'dynoxide' })
  const found = await new DynamoDBClient({ endpoint: second.url }).send(
    new GetItemCommand({ TableName: tableName, Key: Item }),
  )
  await second.stop()

  expect(found.Item).toEqual(Item)
})

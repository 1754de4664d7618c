import { canRun, startDynamodb } from '#emulators/dynamodb'

/** Starts DynamoDB Local for the tests of the data layer, and sets DYNAMODB_LOCAL_URL. All other tests use dynoxide. */
export async function setup() {
  if (!canRun('dynamodb-local')) {
    console.log('DynamoDB Local needs Java 17 or newer: the data layer is tested on dynoxide only.')
    return undefined
  }
  const { url, stop } = await startDynamodb({ tableName: process.env.TABLE_NAME!, engine: 'dynamodb-local' })
  process.env.DYNAMODB_LOCAL_URL = url
  return stop
}

import { forward } from '#emulators/dynamodb'
import { awsError, awsTarget, startEmulator } from '#emulators/emulator'

/** Capacity that DynamoDB reports for a request. */
interface Consumed {
  CapacityUnits?: number
}

export interface Used {
  read: number
  write: number
  requests: number
}

/** Starts a proxy before DynamoDB that requests and sums the consumed capacity. */
export async function startMeter(table: string) {
  const used: Used = { read: 0, write: 0, requests: 0 }
  const meter = await startEmulator(
    {
      operation: awsTarget,
      answer: async ({ headers, body }, operation) => {
        const asked = { ...(JSON.parse(body.toString()) as object), ReturnConsumedCapacity: 'TOTAL' }
        const answer = await forward(table, { headers, body: Buffer.from(JSON.stringify(asked)) })
        const { ConsumedCapacity = [] } = JSON.parse(answer.body.toString()) as {
          ConsumedCapacity?: Consumed | Consumed[]
        }
        const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
        used[operation === 'GetItem' || operation === 'Query' ? 'read' : 'write'] += units
        used.requests++
        return answer
      },
      fail: () => awsError(500, 'InternalServerError', 'Failed'),
    },
    {},
  )
  return { ...meter, used, reset: () => void Object.assign(used, { read: 0, write: 0, requests: 0 }) }
}

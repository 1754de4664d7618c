import { setTimeout as wait } from 'node:timers/promises'
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
      handle: async ({ headers, body }, operation) => {
        const asked = { ...(JSON.parse(body.toString()) as object), ReturnConsumedCapacity: 'TOTAL' }
        const response = await forward(table, { headers, body: Buffer.from(JSON.stringify(asked)) })
        const { ConsumedCapacity = [] } = JSON.parse(response.body.toString()) as {
          ConsumedCapacity?: Consumed | Consumed[]
        }
        const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
        used[operation === 'GetItem' || operation === 'Query' ? 'read' : 'write'] += units
        used.requests++
        return response
      },
      fail: () => awsError(500, 'InternalServerError', 'Failed'),
    },
    {},
  )
  return {
    ...meter,
    used,
    /** Waits until no request came for a second, because mail is sent after the call that it reports. */
    settle: async () => {
      for (let before = -1; before !== used.requests; await wait(1_000)) before = used.requests
    },
    reset: () => void Object.assign(used, { read: 0, write: 0, requests: 0 }),
  }
}

import { awsError, awsTarget, startStandIn } from '#local/stand-in'

/** What DynamoDB says that a request used. */
interface Consumed {
  CapacityUnits?: number
}

export interface Used {
  read: number
  write: number
  requests: number
}

/** Stands before DynamoDB, asks it what each request uses, and adds that up. */
export async function startMeter(table: string) {
  const used: Used = { read: 0, write: 0, requests: 0 }
  const meter = await startStandIn(
    {
      operation: awsTarget,
      answer: async ({ headers, body }, operation) => {
        const asked = { ...(JSON.parse(body.toString()) as object), ReturnConsumedCapacity: 'TOTAL' }
        const { 'x-amz-target': target = '', authorization = '' } = headers as Record<string, string>
        const answer = await fetch(table, {
          method: 'POST',
          headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target, authorization },
          body: JSON.stringify(asked),
        })
        const text = await answer.text()
        const { ConsumedCapacity = [] } = JSON.parse(text) as { ConsumedCapacity?: Consumed | Consumed[] }
        const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
        used[operation === 'GetItem' || operation === 'Query' ? 'read' : 'write'] += units
        used.requests++
        return { status: answer.status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: text }
      },
      fail: () => awsError(500, 'InternalServerError', 'Failed'),
    },
    {},
  )
  return { ...meter, used, reset: () => void Object.assign(used, { read: 0, write: 0, requests: 0 }) }
}

import { awsError, awsTarget, startStandIn } from '#local/stand-in'

/** What DynamoDB says that a request used. */
interface Used {
  CapacityUnits?: number
}

/** Stands before DynamoDB, asks it what each request uses, and adds that up. */
export async function startMeter(table: string) {
  const units = { read: 0, write: 0 }
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
        const { ConsumedCapacity = [] } = JSON.parse(text) as { ConsumedCapacity?: Used | Used[] }
        const used = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
        units[operation === 'GetItem' || operation === 'Query' ? 'read' : 'write'] += used
        return { status: answer.status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: text }
      },
      fail: () => awsError(500, 'InternalServerError', 'Failed'),
    },
    {},
  )
  return { ...meter, units }
}

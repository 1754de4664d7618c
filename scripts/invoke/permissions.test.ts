import { expect, test } from 'vitest'
import type { Call } from '#contract/call'
import { type CallName, callNames, calls, fileOf } from '#contract/route-table'
import { takeLease } from '#functions/data/leases'
import { buildRevision } from '#functions/jobs/revision-request'
import { newId } from '#functions/lib/ids'
import { permissions } from '#infra/permissions'
import { type FunctionName, sizeOf } from '#infra/sizes'
import { forward } from '#emulators/dynamodb'
import { startRuntime } from '#emulators/lambda-runtime'
import { awsError, awsTarget, startEmulator } from '#emulators/emulator'
import { bundleOf } from '#scripts/build/functions'
import { aDraft, aProject } from '#scripts/testing/project'
import { aMember, theStack } from '#scripts/testing/shared-stack'
import { prepareSample, readSample, throughCloudFront } from './sample'

const stack = theStack()

/** The right that each operation on the table asks for, as IAM has it. */
const rights: Record<string, string> = {
  GetItem: 'table:get',
  Query: 'table:query',
  PutItem: 'table:put',
  Put: 'table:put',
  UpdateItem: 'table:update',
  Update: 'table:update',
  DeleteItem: 'table:delete',
  Delete: 'table:delete',
  BatchWriteItem: 'table:batch-write',
  ConditionCheck: 'table:check',
}

/** The table behind IAM. Denies and notes what the function has no right to, and notes reads that may be stale. */
async function guarded(table: string, name: FunctionName) {
  const denied = new Set<string>()
  const stale = new Set<string>()
  const guard = await startEmulator(
    {
      operation: awsTarget,
      answer: async (request, operation) => {
        const asked =
          operation === 'TransactWriteItems'
            ? (JSON.parse(request.body.toString()) as { TransactItems: object[] }).TransactItems.flatMap(Object.keys)
            : [operation]
        for (const right of asked.map((one) => rights[one] ?? one)) {
          if (!permissions[name].some((need) => need === right)) denied.add(right)
        }
        const isRead = operation === 'GetItem' || operation === 'Query'
        if (isRead && !/"ConsistentRead":true/.test(request.body.toString())) stale.add(operation)
        if (denied.size > 0) return awsError(400, 'AccessDeniedException', 'Not authorized')
        return forward(table, request)
      },
      fail: () => awsError(500, 'InternalServerError', 'Failed'),
    },
    {},
  )
  return { ...guard, denied, stale }
}

/** The function's response to one event, what it was denied, and which of its reads may be stale. */
async function answered(name: FunctionName, event: unknown, environment: Record<string, string>) {
  const guard = await guarded(environment.AWS_ENDPOINT_URL_DYNAMODB!, name)
  const folder = fileOf(name)
  const runtime = startRuntime({
    functions: { [folder]: { bundle: bundleOf(folder), ...sizeOf(name) } },
    environment: { ...environment, AWS_ENDPOINT_URL_DYNAMODB: guard.url },
    log: 'ignore',
  })
  try {
    const outcome = await runtime.invoke(folder, event)
    return { outcome, denied: [...guard.denied], stale: [...guard.stale] }
  } finally {
    runtime.stop()
    await guard.stop()
  }
}

const ofProject = callNames.filter((name) => calls[name].path.startsWith('/api/projects/{id}'))

/** The sample of a call as the owner of a finished project sends it: there is more to read then. */
async function withFinishedProject(name: CallName) {
  const { id: userId, sessionId } = await aMember()
  const event = throughCloudFront(await readSample(name), stack)
  const headers = { ...event.headers, authorization: `Bearer ${sessionId}` }
  return { ...event, headers, pathParameters: { id: await aProject(userId, 'completed') } }
}

test.each(ofProject)('%s of a finished project has all permissions that it uses', { timeout: 60_000 }, async (name) => {
  const { denied } = await answered(name, await withFinishedProject(name), stack.environment)

  expect(denied).toEqual([])
})

test.each(callNames)(
  '%s handles its sample event with its permissions, and reads stale data only if the route table allows it',
  {
    timeout: 60_000,
  },
  async (name) => {
    const event = await prepareSample(name, stack, await aMember())

    const call: Call = calls[name]
    expect(await answered(name, event, stack.environment)).toMatchObject({
      outcome: { payload: { statusCode: expect.toBeOneOf([200, 202]) } },
      denied: [],
      stale: call.stale ? ['Query'] : [],
    })
  },
)

test.each(['analyze', 'estimate', 'revise'] as const)('a job has all permissions that %s uses', async (kind) => {
  const { id: userId } = await aMember()
  const projectId = await aProject(userId, kind === 'analyze' ? 'requirements' : 'completed')
  const job = { userId, projectId, kind, token: newId(new Date()) }
  const changed = { requirements: `${aDraft().requirements}\nStaff print pages.`, version: 1 }
  const revision = kind === 'revise' ? await buildRevision(userId, projectId, changed, new Date()) : undefined
  await takeLease(job, new Date(), revision)

  const { denied } = await answered('runJob', job, { ...process.env } as Record<string, string>)

  expect(denied).toEqual([])
})

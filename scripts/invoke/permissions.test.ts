import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '#contract/call'
import { type CallName, callNames, calls, fileOf } from '#contract/route-table'
import { takeLease } from '#functions/data/leases'
import { findCaller } from '#functions/data/sessions'
import { buildRevision } from '#functions/jobs/revision-request'
import { newId } from '#functions/lib/ids'
import { permissions } from '#infra/permissions'
import { type FunctionName, sizeOf } from '#infra/sizes'
import { forward } from '#emulators/dynamodb'
import { startSandbox } from '#emulators/sandbox'
import { awsError, awsTarget, startEmulator } from '#emulators/emulator'
import { bundleOf } from '#scripts/build/functions'
import type { Client } from '#scripts/estimate/client'
import { runtimeNode } from '#scripts/runtime/node-24'
import { aDraft, aProject } from '#scripts/testing/project'
import { aMember, theStack } from '#scripts/testing/shared-stack'
import { prepareSample, readSample, throughCloudFront } from './sample'

const stack = theStack()
const node = await runtimeNode()

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
      handle: async (request, operation) => {
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

function start(name: FunctionName, environment: Record<string, string>) {
  const sandbox = startSandbox(
    name,
    { bundle: bundleOf(fileOf(name)), ...sizeOf(name) },
    { environment, log: 'ignore', node },
  )
  onTestFinished(sandbox.kill)
  return sandbox
}

/**
 * Runs events one after another by Lambda's version of Node. Returns the outcomes, the rights that the function was
 * denied, and its reads that may be stale.
 */
async function run(name: FunctionName, events: unknown[], environment: Record<string, string>) {
  const guard = await guarded(environment.AWS_ENDPOINT_URL_DYNAMODB!, name)
  onTestFinished(guard.stop)
  const sandbox = start(name, { ...environment, AWS_ENDPOINT_URL_DYNAMODB: guard.url })
  const outcomes: unknown[] = []
  for (const event of events) outcomes.push(await sandbox.run(event))
  return { outcomes, denied: [...guard.denied], stale: [...guard.stale] }
}

/** Returns the sample of a call as the owner of a finished project sends it: there is more to read then. */
async function withFinishedProject(name: CallName) {
  const { id: userId, sessionId } = await aMember()
  const event = throughCloudFront(await readSample(name), stack)
  const headers = { ...event.headers, authorization: `Bearer ${sessionId}` }
  return { ...event, headers, pathParameters: { id: await aProject(userId, 'completed') } }
}

/** Creates an estimated project of a signed-in user directly in the table. */
async function createEstimated(client: Client) {
  const { user } = (await findCaller(client.sessionId, new Date()))!
  return client.ask('getProject', { params: { id: await aProject(user.id, 'completed') } })
}

const succeeded = { payload: { statusCode: expect.toBeOneOf([200, 202]) } }

test.each(callNames)(
  '%s handles its sample event with its permissions, and reads stale data only if the route table allows it',
  async (name) => {
    const call: Call = calls[name]
    const isOfProject = call.path.startsWith('/api/projects/{id}')
    const events = [
      await prepareSample(name, stack, await aMember(), createEstimated),
      ...(isOfProject ? [await withFinishedProject(name)] : []),
    ]

    expect(await run(name, events, stack.environment)).toMatchObject({
      outcomes: isOfProject ? [succeeded, { payload: expect.anything() }] : [succeeded],
      denied: [],
      stale: call.stale ? ['Query'] : [],
    })
  },
)

test('a function that lacks a setting stops as it starts, and names it', async () => {
  const { TABLE_NAME: _, ...rest } = stack.environment

  const outcome = await start('getUser', rest).run({})

  expect(outcome).toMatchObject({ error: { errorMessage: expect.stringContaining('TABLE_NAME') } })
})

test.each(['analyze', 'estimate', 'revise'] as const)('a job has all permissions that %s uses', async (kind) => {
  const { id: userId } = await aMember()
  const projectId = await aProject(userId, kind === 'analyze' ? 'requirements' : 'completed')
  const job = { userId, projectId, kind, token: newId(new Date()) }
  const changed = { requirements: `${aDraft().requirements}\nStaff print pages.`, version: 1 }
  const revision = kind === 'revise' ? await buildRevision(userId, projectId, changed, new Date()) : undefined
  await takeLease(job, new Date(), revision)

  const { denied } = await run('runJob', [job], { ...process.env } as Record<string, string>)

  expect(denied).toEqual([])
})

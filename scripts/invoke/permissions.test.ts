import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

interface Guarded {
  name: FunctionName
  /** Rights that it was denied. */
  denied: Set<string>
  /** Reads that may be stale. */
  stale: Set<string>
}

/** The function that runs, one at a time. */
let guarded: Guarded

/** The table behind IAM. Denies and notes what the function has no right to, and notes reads that may be stale. */
const guard = await startEmulator(
  {
    operation: awsTarget,
    handle: async (request, operation) => {
      const { name, denied, stale } = guarded
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
      return forward(process.env.AWS_ENDPOINT_URL_DYNAMODB!, request)
    },
    fail: () => awsError(500, 'InternalServerError', 'Failed'),
  },
  {},
)

/** Runs the events of each function with its bundle, which it loads with an environment of its own. */
const program = `exports.handler = async ({ bundle, environment, events }, context) => {
  process.env = environment
  delete require.cache[bundle]
  const { handler } = require(bundle)
  const outcomes = []
  for (const event of events) outcomes.push(await handler(event, context))
  return outcomes
}`

/** One process of Lambda's version of Node: starting another one takes ten times as long as loading a bundle. */
const folder = await mkdtemp(join(tmpdir(), 'permissions-'))
await writeFile(join(folder, 'index.cjs'), program)
const sandbox = startSandbox(
  'everyFunction',
  { bundle: join(folder, 'index.cjs'), ...sizeOf('runJob') },
  { environment: stack.environment, log: 'ignore', node: await runtimeNode() },
)

afterAll(async () => {
  sandbox.kill()
  await guard.stop()
  await rm(folder, { recursive: true })
})

/**
 * Runs events one after another by Lambda's version of Node. Returns the responses, or the error of the first that
 * failed, the rights that the function was denied, and its reads that may be stale.
 */
async function run(name: FunctionName, events: unknown[], environment: Record<string, string | undefined>) {
  guarded = { name, denied: new Set(), stale: new Set() }
  const bundle = bundleOf(fileOf(name))
  const outcome = await sandbox.run({
    bundle,
    events,
    environment: { ...environment, AWS_LAMBDA_FUNCTION_NAME: name, AWS_ENDPOINT_URL_DYNAMODB: guard.url },
  })
  const { denied, stale } = guarded
  return { outcome, denied: [...denied], stale: [...stale] }
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

const succeeded = { statusCode: expect.toBeOneOf([200, 202]) }

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
      outcome: { payload: isOfProject ? [succeeded, expect.anything()] : [succeeded] },
      denied: [],
      stale: call.stale ? ['Query'] : [],
    })
  },
)

test('a function that lacks a setting stops as it starts, and names it', async () => {
  const { outcome } = await run('getUser', [], { ...stack.environment, TABLE_NAME: undefined })

  expect(outcome).toMatchObject({ error: { errorMessage: expect.stringContaining('TABLE_NAME') } })
})

test.each(['analyze', 'estimate', 'revise'] as const)('a job has all permissions that %s uses', async (kind) => {
  const { id: userId } = await aMember()
  const projectId = await aProject(userId, kind === 'analyze' ? 'requirements' : 'completed')
  const job = { userId, projectId, kind, token: newId(new Date()) }
  const changed = { requirements: `${aDraft().requirements}\nStaff print pages.`, version: 1 }
  const revision = kind === 'revise' ? await buildRevision(userId, projectId, changed, new Date()) : undefined
  await takeLease(job, new Date(), revision)

  const { denied } = await run('runJob', [job], process.env)

  expect(denied).toEqual([])
})

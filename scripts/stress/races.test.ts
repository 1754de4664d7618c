import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { Project, ProjectPage } from '#contract/project'
import type { User } from '#contract/user'
import { handler as analyze } from '#functions/calls/analyze'
import { handler as changePassword } from '#functions/calls/change-password'
import { handler as createProject } from '#functions/calls/create-project'
import { handler as createUpload } from '#functions/calls/create-upload'
import { handler as estimate } from '#functions/calls/estimate'
import { handler as listSavedEstimates } from '#functions/calls/list-saved-estimates'
import { handler as getProject } from '#functions/calls/get-project'
import { handler as getUser } from '#functions/calls/get-user'
import { handler as listProjects } from '#functions/calls/list-projects'
import { handler as logoutEverywhere } from '#functions/calls/logout-everywhere'
import { handler as register } from '#functions/calls/register'
import { handler as saveEstimate } from '#functions/calls/save-estimate'
import { handler as updateProject } from '#functions/calls/update-project'
import * as key from '#functions/data/keys'
import { get, listKeys } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { savingOf } from '#scripts/estimate/client'
import { aDraft, aProject, someAnswers } from '#scripts/testing/project'
import { aPayingUser, inForce, subscribe } from '#scripts/testing/stripe'
import { aRequest, aUser, password, passwordHash } from '#scripts/testing/user'

const { handler: deleteAccount } = await import('#functions/calls/delete-account')

const seed = Number(process.env.RACES_SEED ?? 20_261_121)
const numRuns = Number(process.env.RACES_RUNS ?? 15)

type Person = Awaited<ReturnType<typeof aUser>>
type PendingResponse = Promise<APIGatewayProxyStructuredResultV2>

const replyOf = async <T>(response: PendingResponse): Promise<T> => JSON.parse((await response).body ?? '') as T
const statusOf = async (response: PendingResponse) => (await response).statusCode ?? 0

/** Action of a user, as plain data for both the model and the product. */
type Action = { kind: 'create' } | { kind: 'update'; rate: number } | { kind: 'save' }

/** Minimal model of the product: a month with a limit, and one finished project that was shown at rate 100. */
interface Model {
  used: number
  rate: number
  saved: number
}

const limit = 2
const shownRate = 100
const start: Model = { used: 1, rate: shownRate, saved: 0 }

/** Applies an action to the model and returns its response status. */
function step(model: Model, action: Action): [Model, number] {
  if (action.kind === 'update') return [{ ...model, rate: action.rate }, 200]
  if (action.kind === 'create') return model.used < limit ? [{ ...model, used: model.used + 1 }, 200] : [model, 403]
  // The saved estimate is the one that was shown. Saving it again returns the same entry.
  return model.rate === shownRate ? [{ ...model, saved: 1 }, 200] : [model, 409]
}

/** Returns every outcome of running the actions in sequence, in any order. */
function serialOutcomes(actions: Action[]): string[] {
  const orders = permutationsOf(actions.map((_, at) => at))
  return orders.map((order) => {
    const statuses: number[] = []
    let model = start
    for (const at of order) [model, statuses[at]] = step(model, actions[at]!)
    return JSON.stringify({ ...model, statuses })
  })
}

function permutationsOf(items: number[]): number[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item) => permutationsOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

const shownTo = async ({ ask }: Person, id: string) =>
  savingOf(await replyOf<Project>(getProject(ask(undefined, { id }))))

test('concurrent actions have the same outcome as in some sequence', {
  timeout: 600_000 + 5_000 * numRuns,
}, async () => {
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.constant<Action>({ kind: 'create' }),
    fc.constantFrom(shownRate, 120, 150).map((rate): Action => ({ kind: 'update', rate })),
    fc.constant<Action>({ kind: 'save' }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 4 }), async (actions) => {
      const person = await aUser()
      const id = await aProject(person.user.id, 'completed')
      const shown = await shownTo(person, id)
      const { ask } = person
      const act: Record<Action['kind'], (action: Action) => PendingResponse> = {
        create: () => createProject(ask(aDraft())),
        update: (action) => updateProject(ask({ hourlyRate: 'rate' in action ? action.rate : 0 }, { id })),
        save: () => saveEstimate(ask(shown)),
      }

      const statuses = await Promise.all(actions.map((action) => statusOf(act[action.kind](action))))

      const { monthlyEstimationCount: used } = await replyOf<User>(getUser(ask()))
      const { hourlyRate: rate } = await replyOf<Project>(getProject(ask(undefined, { id })))
      const { length: saved } = await replyOf<SavedEstimate[]>(listSavedEstimates(ask()))
      const { projects } = await replyOf<ProjectPage>(listProjects(ask()))
      expect(serialOutcomes(actions)).toContain(JSON.stringify({ used, rate, saved, statuses }))
      // Every project is counted, and every counted project exists.
      expect(projects.filter((project) => project.id !== id)).toHaveLength(used - 1)
    }),
    { seed, numRuns, endOnFailure: true },
  )
})

test('of concurrent registrations with one email, one opens an account', async () => {
  const email = `${newId(new Date()).toLowerCase()}@example.com`
  const person = { email, password }
  const statuses = await Promise.all([1, 2, 3].map(() => statusOf(register(aRequest()(person)))))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
})

test('concurrent requests for an analysis start one analysis', async () => {
  const { user, ask } = await aUser()
  const requirements = 'Members book a court online and pay by card.\nThe owner sees all bookings of a day.'
  const id = await aProject(user.id, 'requirements', aDraft({ requirements }))

  // As many as wait: another one would be repeated without a pause.
  const replies = await Promise.all([1, 2].map(() => repeatUntilDone((query) => analyze(ask({}, { id }, query)))))

  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await countOfAnalystRuns(id)).toBe(1)
})

/** Repeats a long call until it is done. */
async function repeatUntilDone(send: (query: Record<string, string>) => PendingResponse): PendingResponse {
  for (let query = {}; ; ) {
    const reply = await send(query)
    if (reply.statusCode !== 202) return reply
    query = { job: (JSON.parse(reply.body ?? '') as { job: string }).job }
  }
}

const countOfAnalystRuns = async (projectId: string) =>
  (await get(key.rateLimit('analysesPerProject', projectId)))?.used ?? 0

test('concurrent answers and settings are both stored, and of two sets of answers one is rejected or both are used in turn', async () => {
  for (let round = 0; round < 3; round++) {
    const { user, ask } = await aUser()
    const id = await aProject(user.id, 'clarifications')
    const [first, second] = [81, 82].map((users) => ({ answers: { ...someAnswers, users } }))
    const [one, two, settings] = await Promise.all([
      statusOf(repeatUntilDone((query) => estimate(ask(first, { id }, query)))),
      statusOf(repeatUntilDone((query) => estimate(ask(second, { id }, query)))),
      statusOf(updateProject(ask({ hourlyRate: 150 }, { id }))),
    ])

    expect(settings).toBe(200)
    for (const status of [one, two]) expect([200, 409]).toContain(status)
    const project = await replyOf<Project>(getProject(ask(undefined, { id })))
    expect(project).toMatchObject({ status: 'completed', hourlyRate: 150 })
    const winners = [one, two].flatMap((status, at) => (status === 200 ? [81 + at] : []))
    expect(winners).toContain(project.answers?.users)
    expect(project).not.toHaveProperty('job')
  }
})

const besideDeletion: [string, (person: Person, id: string) => PendingResponse][] = [
  ['a new project', ({ ask }) => createProject(ask(aDraft()))],
  ['a change of settings', ({ ask }, id) => updateProject(ask({ hourlyRate: 120 }, { id }))],
  ['an estimate', ({ ask }, id) => estimate(ask({ answers: { ...someAnswers, users: 90 } }, { id }))],
  ['an upload', ({ ask }) => createUpload(ask({}))],
  ['logging out everywhere', ({ ask }) => logoutEverywhere(ask({}))],
  ['a new password', ({ ask }) => changePassword(ask({ currentPassword: password, newPassword: 'battery staple' }))],
]

test.each(besideDeletion)('%s during a deletion leaves nothing of the account', async (_, act) => {
  const person = await aUser({ passwordHash })
  const id = await aProject(person.user.id, 'completed')
  const before = statusOf(act(person, id))
  // A busy table ends a deletion early, and the page continues it.
  const deleteWhole = async (): Promise<number> => {
    const status = await statusOf(deleteAccount(person.ask({ password })))
    return status === 202 || status === 503 ? deleteWhole() : status
  }
  const [deleted, ...others] = await Promise.all([deleteWhole(), before, statusOf(act(person, id))])

  // A password that was changed first is no longer correct, and a session may have ended first.
  expect([200, 401, 403]).toContain(deleted)
  expect(others.filter((status) => status >= 500)).toEqual([])
  if (deleted === 200) expect(await listKeys(key.user(person.user.id))).toEqual([])
})

test('two tabs that subscribe while the account is deleted leave no subscription in force', async () => {
  const person = await aPayingUser('price_tier1')
  const { update } = await import('#functions/data/table')
  await update({
    Key: key.user(person.user.id),
    UpdateExpression: 'SET passwordHash = :hash',
    ExpressionAttributeValues: { ':hash': passwordHash },
  })
  const [deleted] = await Promise.all([
    statusOf(deleteAccount(person.ask({ password }))),
    subscribe(person, 'price_tier3'),
    subscribe(person, 'price_tier3'),
  ])
  expect(deleted).toBe(200)
  expect(await inForce(person.customerId)).toEqual([])
  expect(await listKeys(key.user(person.user.id))).toEqual([])
})

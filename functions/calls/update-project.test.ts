import { expect, test } from 'vitest'
import { type Project, jobRunning, projectNotFound, requirementsFixed, textChanged } from '#contract/project'
import { rateLimits } from '#contract/rate-limits'
import { type Terms, defaultTerms } from '#contract/terms'
import { openCheckpoints } from '#functions/data/checkpoints'
import { finishAnalysis, leaseMs, takeLease } from '#functions/data/leases'
import { viewProject } from '#functions/data/project-view'
import { requireProjectRecord } from '#functions/data/projects'
import { consume } from '#functions/data/rate-limits'
import * as key from '#functions/data/keys'
import * as prefixes from '#functions/data/prefixes'
import { listKeysWithPrefix } from '#functions/data/table'
import { aProject, anAnalysis } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as get } from './get-project'
import { handler as getUser } from './get-user'
import { handler as update } from './update-project'

test('changing the rate changes the cost immediately, and no hours', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'completed')
  const before = JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project
  const after = JSON.parse((await update(ask({ hourlyRate: 150 }, { id }))).body ?? '') as Project

  expect(after).toMatchObject({ hourlyRate: 150, developerCount: 2, priority: 'standard' })
  expect(after.estimation?.totalHours).toBe(before.estimation?.totalHours)
  expect(after.estimation?.totalCost).toBe(before.estimation!.totalHours * 150)
  expect(JSON.parse((await get(ask(undefined, { id }))).body ?? '')).toEqual(after)
})

test('all three settings can be changed together', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'completed')
  const settings = { hourlyRate: 80, developerCount: 4, priority: 'rush' }
  const after = JSON.parse((await update(ask(settings, { id }))).body ?? '') as Project
  expect(after).toMatchObject(settings)
  expect(after.estimation?.surcharge).toBeGreaterThan(0)
})

test('of two tabs that each change another setting, both changes are stored', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'completed')
  const settingsBefore = { hourlyRate: 100, developerCount: 2, priority: 'standard' }
  await update(ask({ ...settingsBefore, hourlyRate: 150, settingsBefore }, { id }))
  const reply = await update(ask({ ...settingsBefore, priority: 'rush', settingsBefore }, { id }))
  expect(JSON.parse(reply.body ?? '')).toMatchObject({ hourlyRate: 150, developerCount: 2, priority: 'rush' })
})

test('of two tabs that each change other terms concurrently, both changes are stored', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'completed')
  const settings = { hourlyRate: 100, developerCount: 2, priority: 'standard' }
  const before = { ...defaultTerms, ignoresRecord: true }
  await update(ask({ terms: before }, { id }))
  const settingsBefore = { ...settings, terms: before }
  const change = (terms: Partial<Terms>) =>
    update(ask({ ...settings, terms: { ...before, ...terms }, settingsBefore }, { id }))
  await Promise.all([change({ tax: 19 }), change({ discount: 5, ignoresRecord: undefined })])
  const { terms } = JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project
  expect(terms).toEqual({ ...defaultTerms, tax: 19, discount: 5 })
})

test.each([
  [{ hourlyRate: 0 }],
  [{ hourlyRate: '120' }],
  [{ hourlyRate: 1e9 }],
  [{ developerCount: 5 }],
  [{ hourlyRate: 120, priority: 'urgent' }],
  [{ priority: null }],
])('%j is rejected, and nothing changes', async (body) => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id)
  expect((await update(ask(body, { id }))).statusCode).toBe(400)
  const project: unknown = JSON.parse((await get(ask(undefined, { id }))).body ?? '')
  expect(project).toMatchObject({ hourlyRate: 100, developerCount: 2, priority: 'standard' })
})

test('only the title, requirements and settings can be changed', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id)
  const reply = await update(ask({ status: 'completed', createdAt: 'x', id: 'x', pk: 'USER#x' }, { id }))
  expect(JSON.parse(reply.body ?? '')).toMatchObject({ id, status: 'requirements', title: 'Staff wiki' })
})

test('a project of another user is not found and does not change', async () => {
  const [owner, other] = await Promise.all([aUser(), aUser()])
  const id = await aProject(owner.user.id)
  for (const change of [{ hourlyRate: 1 }, { title: 'Mine', requirements: 'Mine.' }])
    expect(await update(other.ask(change, { id }))).toMatchObject({ statusCode: 404, body: projectNotFound })
  expect(JSON.parse((await get(owner.ask(undefined, { id }))).body ?? '')).toMatchObject({ hourlyRate: 100 })
})

const text = { title: 'Team wiki', requirements: 'Teams sign in.\nThey write pages.' }
type User = Awaited<ReturnType<typeof aUser>>

const projectOf = async ({ ask }: User, id: string) =>
  JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project

test.each(['requirements', 'clarifications'] as const)(
  'edited requirements in status %s begin again, without the old analysis, answers and checkpoints, and count once',
  async (status) => {
    const person = await aUser()
    const id = await aProject(person.user.id, status)
    await openCheckpoints(person.user.id, id).save('a chunk', 'output', new Date())
    const before = await requireProjectRecord(person.user.id, id)

    expect((await update(person.ask(text, { id }))).statusCode).toBe(200)
    const project = await projectOf(person, id)
    // Another tab that read its record before.
    expect(await viewProject(person.user.id, before, new Date())).toMatchObject({
      requirements: text.requirements,
      status: 'requirements',
    })
    expect(project).toMatchObject({ ...text, status: 'requirements', hourlyRate: 100 })
    for (const old of ['aiAnalysis', 'clarificationQuestions', 'answers']) expect(project).not.toHaveProperty(old)
    for (const prefix of [key.analysis(person.user.id, id), prefixes.checkpoints(person.user.id, id)])
      expect(await listKeysWithPrefix(prefix)).toEqual([])
    expect(JSON.parse((await getUser(person.ask())).body ?? '')).toMatchObject({ monthlyEstimationCount: 1 })
  },
)

test('a new title leaves the analysis and the estimate as they are, and so do the same requirements', async () => {
  const person = await aUser()
  for (const status of ['clarifications', 'completed'] as const) {
    const id = await aProject(person.user.id, status)
    const before = await projectOf(person, id)
    await update(person.ask({ title: text.title, requirements: before.requirements }, { id }))
    expect(await projectOf(person, id)).toEqual({ ...before, title: text.title, textRevision: before.textRevision + 1 })
  }
})

test('of two tabs that edit the same text the second gets a conflict, and a repeated change does not', async () => {
  const person = await aUser()
  const id = await aProject(person.user.id)
  const { textRevision } = await projectOf(person, id)
  const other = { ...text, requirements: `${text.requirements}\nThey search pages.`, textRevision }
  const saves = await Promise.all(
    [{ ...text, textRevision }, other].map((change) => update(person.ask(change, { id }))),
  )

  expect(saves.map(({ statusCode }) => statusCode).toSorted((one, other) => one! - other!)).toEqual([200, 409])
  expect(saves.find(({ statusCode }) => statusCode === 409)?.body).toBe(textChanged)
  const stored = await projectOf(person, id)
  const won = { title: stored.title, requirements: stored.requirements, textRevision }
  expect(await update(person.ask(won, { id }))).toMatchObject({ statusCode: 200 })
  const { textRevision: current } = await projectOf(person, id)
  expect((await update(person.ask({ ...other, title: 'Both', textRevision: current }, { id }))).statusCode).toBe(200)
})

test('a text that was analyzed elsewhere keeps its analysis until it is edited from there', async () => {
  const person = await aUser()
  const id = await aProject(person.user.id)
  const { textRevision } = await projectOf(person, id)
  const job = { userId: person.user.id, projectId: id, kind: 'analyze', token: 'token' } as const
  await takeLease(job, new Date())
  await finishAnalysis(job, anAnalysis())

  expect(await update(person.ask({ ...text, textRevision }, { id }))).toMatchObject({
    statusCode: 409,
    body: textChanged,
  })
  expect(await projectOf(person, id)).toMatchObject({ status: 'clarifications', title: 'Staff wiki' })
})

test('while a job runs its text cannot be edited; a job that died and comes back stores nothing', async () => {
  const person = await aUser()
  const id = await aProject(person.user.id)
  const job = { userId: person.user.id, projectId: id, kind: 'analyze', token: 'token' } as const
  await takeLease(job, new Date())
  for (const change of [text, { title: text.title }])
    expect(await update(person.ask(change, { id }))).toMatchObject({ statusCode: 409, body: jobRunning })
  expect((await update(person.ask({ hourlyRate: 150 }, { id }))).statusCode).toBe(200)

  const other = await aProject(person.user.id)
  await takeLease({ ...job, projectId: other }, new Date(Date.now() - leaseMs - 1_000))
  expect((await update(person.ask(text, { id: other }))).statusCode).toBe(200)
  expect(await finishAnalysis({ ...job, projectId: other }, anAnalysis())).toBe(false)
  expect(await projectOf(person, other)).toMatchObject({ ...text, status: 'requirements' })
})

test('the requirements of a completed estimate cannot be edited', async () => {
  const person = await aUser()
  const id = await aProject(person.user.id, 'completed')
  expect(await update(person.ask(text, { id }))).toMatchObject({ statusCode: 409, body: requirementsFixed })
  expect(await projectOf(person, id)).toMatchObject({ title: 'Staff wiki', status: 'completed' })
})

test('edits of requirements are rate-limited', async () => {
  const person = await aUser()
  const id = await aProject(person.user.id)
  const { max } = rateLimits.textChangesPerUser
  await consume('textChangesPerUser', person.user.id, new Date(), max)
  expect(await update(person.ask(text, { id }))).toMatchObject({ statusCode: 429 })
  expect((await update(person.ask({ title: 'Renamed' }, { id }))).statusCode).toBe(200)
})

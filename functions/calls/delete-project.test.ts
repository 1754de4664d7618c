import { expect, test } from 'vitest'
import { jobRunning, projectNotFound } from '#contract/project'
import { openCheckpoints } from '#functions/data/checkpoints'
import { finishAnalysis, leaseMs, takeLease } from '#functions/data/leases'
import { viewProject } from '#functions/data/project-view'
import { requireProjectRecord } from '#functions/data/projects'
import * as key from '#functions/data/keys'
import { listKeys, put, remove } from '#functions/data/table'
import { aProject, anAnalysis } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as deleteProject } from './delete-project'
import { handler as get } from './get-project'
import { handler as getUser } from './get-user'
import { handler as list } from './list-projects'
import { handler as listSaved } from './list-saved-estimates'
import { handler as saveEstimate } from './save-estimate'
import { handler as update } from './update-project'

type User = Awaited<ReturnType<typeof aUser>>

const bodyOf = async <T>(reply: ReturnType<typeof get>) => JSON.parse((await reply).body ?? '') as T

async function save({ ask }: User, id: string) {
  const { title, estimation } = await bodyOf<{ title: string; estimation: { totalHours: number; totalCost: number } }>(
    get(ask(undefined, { id })),
  )
  const { totalHours, totalCost } = estimation
  await saveEstimate(ask({ projectId: id, title, totalHours, totalCost, estimation }))
}

test('a deleted project is gone with its saved estimates and every item of it; others and the count stay', async () => {
  const person = await aUser()
  const { ask, user } = person
  const other = await aProject(user.id, 'completed')
  await save(person, other)
  const before = await listKeys(key.user(user.id))

  const id = await aProject(user.id, 'completed')
  await save(person, id)
  await update(ask({ hourlyRate: 120 }, { id }))
  await save(person, id)
  await openCheckpoints(user.id, id).save('a chunk', 'output', new Date())
  expect(await bodyOf(listSaved(ask()))).toHaveLength(3)

  expect((await deleteProject(ask({}, { id }))).statusCode).toBe(200)
  expect(await get(ask(undefined, { id }))).toMatchObject({ statusCode: 404 })
  expect(await bodyOf(list(ask()))).toMatchObject({ projects: [{ id: other }] })
  expect(await bodyOf(listSaved(ask()))).toMatchObject([{ projectId: other }])
  const rateLimited = (sk: string) => sk.includes('#QUOTA#')
  expect((await listKeys(key.user(user.id))).filter(({ sk }) => !rateLimited(sk))).toEqual(
    before.filter(({ sk }) => !rateLimited(sk)),
  )
  expect(await bodyOf(getUser(ask()))).toMatchObject({ monthlyEstimationCount: 2 })
  expect(await deleteProject(ask({}, { id }))).toMatchObject({ statusCode: 404, body: projectNotFound })
})

test('a read that began before a deletion finds nothing', async () => {
  const { user } = await aUser()
  for (const status of ['clarifications', 'completed'] as const) {
    const id = await aProject(user.id, status)
    const record = await requireProjectRecord(user.id, id)
    const read = () => viewProject(user.id, record, new Date())
    const gone = { status: 404, message: projectNotFound }

    await remove(key.analysis(user.id, id))
    await expect(read()).rejects.toMatchObject(gone)
    await remove(key.text(user.id, id))
    await expect(read()).rejects.toMatchObject(gone)
  }
})

test('a project is not deleted while a job runs; a job that died and comes back stores nothing', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id)
  const job = { userId: user.id, projectId: id, kind: 'analyze', token: 'token' } as const
  await takeLease(job, new Date())
  expect(await deleteProject(ask({}, { id }))).toMatchObject({ statusCode: 409, body: jobRunning })
  expect((await get(ask(undefined, { id }))).statusCode).toBe(200)

  const died = await aProject(user.id)
  await takeLease({ ...job, projectId: died }, new Date(Date.now() - leaseMs - 1_000))
  expect((await deleteProject(ask({}, { id: died }))).statusCode).toBe(200)
  expect(await finishAnalysis({ ...job, projectId: died }, anAnalysis())).toBe(false)
  expect(JSON.stringify(await listKeys(key.user(user.id)))).not.toContain(died)
})

test('an interrupted deletion is finished by the same call, and by that of another project', async () => {
  const { ask, user } = await aUser()
  for (const again of ['same', 'other'] as const) {
    const [id, other] = [await aProject(user.id), await aProject(user.id)]
    await deleteProject(ask({}, { id }))
    // As if the Lambda had died after the transaction.
    await put({ ...key.deletion(user.id, id), id, savedIds: [] })
    await put({ ...key.text(user.id, id), packed: new Uint8Array() })

    expect((await deleteProject(ask({}, { id: again === 'same' ? id : other }))).statusCode).toBe(200)
    expect(JSON.stringify(await listKeys(key.user(user.id)))).not.toContain(id)
  }
})

test('a project of another user is not found, and stays', async () => {
  const [owner, other] = await Promise.all([aUser(), aUser()])
  const id = await aProject(owner.user.id)
  expect(await deleteProject(other.ask({}, { id }))).toMatchObject({ statusCode: 404, body: projectNotFound })
  expect((await get(owner.ask(undefined, { id }))).statusCode).toBe(200)
})

import { expect, test } from 'vitest'
import { type Project, projectNotFound } from '#contract/project'
import { aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as get } from './get-project'
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

test('only settings can be changed', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id)
  const reply = await update(ask({ status: 'completed', title: 'Mine', id: 'x', pk: 'USER#x' }, { id }))
  expect(JSON.parse(reply.body ?? '')).toMatchObject({ id, status: 'requirements', title: 'Staff wiki' })
})

test('a project of another user is not found and does not change', async () => {
  const [owner, other] = await Promise.all([aUser(), aUser()])
  const id = await aProject(owner.user.id)
  expect(await update(other.ask({ hourlyRate: 1 }, { id }))).toMatchObject({ statusCode: 404, body: projectNotFound })
  expect(JSON.parse((await get(owner.ask(undefined, { id }))).body ?? '')).toMatchObject({ hourlyRate: 100 })
})

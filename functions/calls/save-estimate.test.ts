import { expect, test } from 'vitest'
import { type SavedEstimate, estimateChanged, nothingToSave } from '#contract/saved-estimate'
import { type Project, projectNotFound } from '#contract/project'
import { rateLimits } from '#contract/rate-limits'
import { consume } from '#functions/data/rate-limits'
import { aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as history } from './list-saved-estimates'
import { handler as get } from './get-project'
import { handler as list } from './list-projects'
import { handler as save } from './save-estimate'
import { handler as update } from './update-project'

/** A user with a finished project, and what the results screen sends to save it. */
async function someone() {
  const person = await aUser()
  const id = await aProject(person.user.id, 'completed')
  const shown = async () => {
    const { estimation } = JSON.parse((await get(person.ask(undefined, { id }))).body ?? '') as Project
    const { totalHours, totalCost } = estimation!
    return { projectId: id, title: 'Staff wiki', totalHours, totalCost, estimation: estimation! }
  }
  const entries = async () => JSON.parse((await history(person.ask())).body ?? '') as SavedEstimate[]
  return { ...person, id, shown, entries }
}

test('what is shown is saved, and the history tells it', async () => {
  const { ask, id, shown, entries } = await someone()
  const body = await shown()
  const reply = await save(ask(body))
  expect(reply.statusCode).toBe(200)

  const entry: unknown = JSON.parse(reply.body ?? '')
  const { totalHours, totalCost } = body
  expect(entry).toMatchObject({ projectId: id, title: 'Staff wiki', totalHours, totalCost })
  expect(await entries()).toEqual([entry])
  expect(JSON.parse((await list(ask())).body ?? '')).toEqual([])
})

test('saved twice, or by two clicks at once, it is one entry', async () => {
  const { ask, shown, entries } = await someone()
  const body = await shown()
  const replies = await Promise.all([save(ask(body)), save(ask(body)), save(ask(body))])
  replies.push(await save(ask(body)))
  expect(await entries()).toHaveLength(1)
  for (const reply of replies) expect(reply.body).toBe(replies[0]?.body)
})

test('a user who saves too often is told when to come back', async () => {
  const { ask, user, shown, entries } = await someone()
  const { max, message } = rateLimits.savesPerUser
  await consume('savesPerUser', user.id, new Date(), max)
  expect(await save(ask(await shown()))).toMatchObject({ statusCode: 429, body: expect.stringContaining(message) })
  expect(await entries()).toEqual([])
})

test('at another rate it is another estimate', async () => {
  const { ask, id, shown, entries } = await someone()
  const first = await shown()
  await save(ask(first))
  await update(ask({ hourlyRate: 120 }, { id }))

  expect(await save(ask(first))).toMatchObject({ statusCode: 409, body: estimateChanged })
  expect((await save(ask(await shown()))).statusCode).toBe(200)
  expect((await entries()).map(({ totalCost }) => totalCost)).toEqual([first.totalHours * 120, first.totalCost])
})

test('totals that nobody computed are not saved, wherever they stand', async () => {
  const { ask, shown, entries } = await someone()
  const body = await shown()
  for (const forged of [
    { ...body, totalCost: 1 },
    { ...body, totalHours: body.totalHours + 1 },
    { ...body, estimation: { ...body.estimation, totalCost: 1 } },
  ]) {
    expect(await save(ask(forged))).toMatchObject({ statusCode: 409, body: estimateChanged })
  }
  expect(await entries()).toEqual([])
})

test('the title in the history is the project’s own', async () => {
  const { ask, shown, entries } = await someone()
  await save(ask({ ...(await shown()), title: '<b>Other</b>' }))
  expect(await entries()).toMatchObject([{ title: 'Staff wiki' }])
})

test('a project without an estimate has nothing to save', async () => {
  const { ask, user, shown } = await someone()
  const projectId = await aProject(user.id, 'clarifications')
  const reply = await save(ask({ ...(await shown()), projectId }))
  expect(reply).toMatchObject({ statusCode: 409, body: nothingToSave })
})

test('a project of someone else, or an id that cannot be one, is not found', async () => {
  const [owner, other] = await Promise.all([someone(), someone()])
  const body = await owner.shown()
  expect(await save(other.ask(body))).toMatchObject({ statusCode: 404, body: projectNotFound })
  const strange = { ...body, projectId: 'x'.repeat(3_000) }
  expect(await save(owner.ask(strange))).toMatchObject({ statusCode: 404, body: projectNotFound })
  expect(await owner.entries()).toEqual([])
})

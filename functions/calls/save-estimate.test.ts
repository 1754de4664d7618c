import { expect, test } from 'vitest'
import { type SavedEstimate, estimateChanged, nothingToSave } from '#contract/saved-estimate'
import { type Project, projectNotFound } from '#contract/project'
import { rateLimits } from '#contract/rate-limits'
import { type OwnText, type Scope, emptyScope } from '#contract/scope'
import { defaultTerms } from '#contract/terms'
import { consume } from '#functions/data/rate-limits'
import { aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as history } from './list-saved-estimates'
import { handler as get } from './get-project'
import { handler as list } from './list-projects'
import { handler as save } from './save-estimate'
import { handler as saveScope } from './save-scope'
import { handler as update } from './update-project'

/** Creates a user with a finished project, and the request with which the results screen saves it. */
async function someone() {
  const person = await aUser()
  const id = await aProject(person.user.id, 'completed')
  const shown = async () => {
    const { estimation, ...project } = JSON.parse((await get(person.ask(undefined, { id }))).body ?? '') as Project
    const { totalHours, totalCost } = estimation!
    const { hourlyRate, developerCount, priority } = project
    const settings = { hourlyRate, developerCount, priority }
    return { projectId: id, title: 'Staff wiki', totalHours, totalCost, estimation: estimation!, settings }
  }
  const entries = async () => JSON.parse((await history(person.ask())).body ?? '') as SavedEstimate[]
  return { ...person, id, shown, entries }
}

test('the displayed estimate is saved and listed in the history', async () => {
  const { ask, id, shown, entries } = await someone()
  const body = await shown()
  const reply = await save(ask(body))
  expect(reply.statusCode).toBe(200)

  const entry: unknown = JSON.parse(reply.body ?? '')
  const { totalHours, totalCost } = body
  expect(entry).toMatchObject({ projectId: id, title: 'Staff wiki', totalHours, totalCost })
  expect(await entries()).toEqual([entry])
  expect(JSON.parse((await list(ask())).body ?? '')).toMatchObject({ projects: [{ id, isSaved: true }] })
})

test('an estimate saved twice or by concurrent clicks is one entry', async () => {
  const { ask, shown, entries } = await someone()
  const body = await shown()
  const replies = await Promise.all([save(ask(body)), save(ask(body)), save(ask(body))])
  replies.push(await save(ask(body)))
  expect(await entries()).toHaveLength(1)
  for (const reply of replies) expect(reply.body).toBe(replies[0]?.body)
})

test('a user who saves too often gets the time of a retry', async () => {
  const { ask, user, shown, entries } = await someone()
  const { max, message } = rateLimits.savesPerUser
  await consume('savesPerUser', user.id, new Date(), max)
  expect(await save(ask(await shown()))).toMatchObject({ statusCode: 429, body: expect.stringContaining(message) })
  expect(await entries()).toEqual([])
})

test('an estimate at another rate is a new entry', async () => {
  const { ask, id, shown, entries } = await someone()
  const first = await shown()
  await save(ask(first))
  await update(ask({ hourlyRate: 120 }, { id }))

  expect(await save(ask(first))).toMatchObject({ statusCode: 409, body: estimateChanged })
  expect((await save(ask(await shown()))).statusCode).toBe(200)
  expect((await entries()).map(({ totalCost }) => totalCost)).toEqual([first.totalHours * 120, first.totalCost])
})

test('an estimate that was changed and changed back is saved as it was, and one that differs is not', async () => {
  const { ask, id, shown } = await someone()
  const { id: savedId } = JSON.parse((await save(ask(await shown()))).body ?? '') as SavedEstimate
  const stateOf = (reply: { body?: string }) => {
    const { isSaved, savedId } = JSON.parse(reply.body ?? '') as Project
    return { isSaved, savedId }
  }
  const setTo = async (terms: object) => stateOf(await update(ask({ terms: { ...defaultTerms, ...terms } }, { id })))
  const asSaved = { isSaved: true, savedId }
  expect(await setTo({ quoteAt: 90 })).toEqual({ isSaved: false })
  expect(await setTo({ quoteAt: 50 })).toEqual(asSaved)

  const edit = async (revision: number, scope: Partial<Scope>) =>
    stateOf(await saveScope(ask({ ...emptyScope, ...scope, revision }, { id })))
  const own: OwnText = { of: 'own', text: 'Hosting.' }
  expect(await edit(0, { exclusions: [own] })).toEqual({ isSaved: false })
  expect(await edit(1, {})).toEqual(asSaved)
  expect(stateOf(await update(ask({ title: 'Renamed' }, { id })))).toEqual(asSaved)
  expect(stateOf(await get(ask(undefined, { id })))).toEqual(asSaved)
  expect(JSON.parse((await list(ask())).body ?? '')).toMatchObject({ projects: [asSaved] })
})

test('an estimate whose edits were undone and made again in another order is saved as it was', async () => {
  const { ask, id, shown } = await someone()
  const [pages, accounts] = ['Pages', 'Accounts'].map((component) => ({ component, state: 'optional' as const }))
  const edit = async (revision: number, ...changes: Scope['changes']) =>
    JSON.parse((await saveScope(ask({ ...emptyScope, changes, revision }, { id }))).body ?? '') as Project
  await edit(0, pages!, accounts!)
  const { id: savedId } = JSON.parse((await save(ask(await shown()))).body ?? '') as SavedEstimate
  expect(await edit(1, accounts!)).toMatchObject({ isSaved: false })
  expect(await edit(2, accounts!, pages!)).toMatchObject({ isSaved: true, savedId })
})

test('totals that differ from the server’s are rejected', async () => {
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

test('an estimate with the same totals by other settings, or with other weeks, is not saved', async () => {
  const { ask, id, shown, entries } = await someone()
  await update(ask({ hourlyRate: 150 }, { id }))
  const first = await shown()
  await update(ask({ hourlyRate: 100, priority: 'rush' }, { id }))
  const { totalCost, estimation, settings } = await shown()
  expect(totalCost).toBe(first.totalCost)

  const { price } = estimation
  for (const other of [
    { ...first, estimation: { ...first.estimation, price } },
    { ...first, settings, estimation: { ...first.estimation, price, timeline: { weeks: 99 } } },
  ])
    expect(await save(ask(other))).toMatchObject({ statusCode: 409, body: estimateChanged })
  expect(await entries()).toEqual([])
})

test('the history shows the project’s title, not the request’s', async () => {
  const { ask, shown, entries } = await someone()
  await save(ask({ ...(await shown()), title: '<b>Other</b>' }))
  expect(await entries()).toMatchObject([{ title: 'Staff wiki' }])
})

test('saving a project without an estimate is rejected', async () => {
  const { ask, user, shown } = await someone()
  const projectId = await aProject(user.id, 'clarifications')
  const reply = await save(ask({ ...(await shown()), projectId }))
  expect(reply).toMatchObject({ statusCode: 409, body: nothingToSave })
})

test('a project of another user, or a malformed id, is not found', async () => {
  const [owner, other] = await Promise.all([someone(), someone()])
  const body = await owner.shown()
  expect(await save(other.ask(body))).toMatchObject({ statusCode: 404, body: projectNotFound })
  const strange = { ...body, projectId: 'x'.repeat(3_000) }
  expect(await save(owner.ask(strange))).toMatchObject({ statusCode: 404, body: projectNotFound })
  expect(await owner.entries()).toEqual([])
})

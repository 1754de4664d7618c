import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Estimation } from '#contract/estimation'
import { maxSavedReached } from '#contract/saved-estimate'
import { maxSavedPerProject } from '#contract/limits'
import type { StoredScope } from '#contract/scope'
import { type Terms, defaultTerms } from '#contract/terms'
import { estimate, hundredHours } from '#domain/estimate/estimate.fixture'
import { newId } from '#functions/lib/ids'
import { aBreakdown, aProject } from '#scripts/testing/project'
import { listSavedEstimates, listSavedOf, readSavedKeyPages } from './saved-estimates'
import { bodyOf, saveEstimate } from './estimate-saving'
import { finishEstimate, takeLease } from './leases'
import { changeSettings } from './project-settings'
import { findProjectRecord, packAnswers, savedStateOf } from './projects'
import { saveScope } from './scopes'
import { readParts } from './large-values'
import * as key from './keys'
import { TableName, get, listKeys, removeAll, transact, update } from './table'

const now = new Date('2026-11-02T10:00:00Z')
/** Revision of a project that was estimated once. */
const revision = 1

const estimationOf = (given: Partial<Estimation> = {}): Estimation => {
  const point = { hours: 40, cost: 4_000 }
  return {
    totalHours: 40,
    totalCost: 4_000,
    timeline: { weeks: 1, milestones: [{ name: 'Development', week: 1 }] },
    components: [],
    phases: [{ name: 'Development', hours: 40, cost: 4_000 }],
    resources: [],
    risks: [],
    assumptions: [],
    techStack: [],
    base: 4_000,
    surcharge: 0,
    range: { p10: point, p50: point, p80: point, p90: point },
    constraints: [],
    exclusions: [],
    lines: [],
    notEstimated: [],
    options: [],
    outOfScope: [],
    unapplied: [],
    answeredShare: 1,
    analyst: 'an analyst',
    ...given,
  }
}

const entryOf = (projectId: string, at = now) => ({
  id: newId(at),
  projectId,
  title: 'Staff wiki',
  createdAt: at.toISOString(),
  totalCost: 4_000,
  totalHours: 40,
})

const savedState = async (userId: string, projectId: string) =>
  savedStateOf((await findProjectRecord(userId, projectId))!)
const isSaved = async (userId: string, projectId: string) => (await savedState(userId, projectId)).isSaved

async function someone() {
  const userId = newId(now)
  return { userId, projectId: await aProject(userId, 'completed') }
}

test('a saved estimate is in the history with all details, and its project is saved', async () => {
  const { userId, projectId } = await someone()
  const entry = entryOf(projectId)
  expect(await isSaved(userId, projectId)).toBe(false)

  expect(await saveEstimate(userId, { entry, body: { estimation: estimationOf() }, revision })).toEqual(entry)
  expect(await listSavedEstimates(userId)).toEqual([entry])
  expect(await readParts(key.body(userId, entry.id))).toMatchObject({ value: { estimation: estimationOf() } })
  expect(await isSaved(userId, projectId)).toBe(true)
})

test('every item of a saved estimate is deleted with it', async () => {
  const { userId, projectId } = await someone()
  const before = await listKeys(key.user(userId))
  await saveEstimate(userId, { entry: entryOf(projectId), body: { estimation: estimationOf() }, revision })
  for await (const page of readSavedKeyPages(userId)) await removeAll(page)
  expect(await listKeys(key.user(userId))).toEqual(before)
})

test('an estimate saved ten times concurrently and once more is one entry', async () => {
  const { userId, projectId } = await someone()
  const save = () => saveEstimate(userId, { entry: entryOf(projectId), body: { estimation: estimationOf() }, revision })
  const saved = await Promise.all(Array.from({ length: 10 }, save))
  saved.push(await save())

  const [entry] = await listSavedEstimates(userId)
  expect(await listSavedEstimates(userId)).toHaveLength(1)
  for (const each of saved) expect(each).toEqual(entry)
})

test('an estimate with role rates that the table returned in another order is the same entry', async () => {
  const { userId, projectId } = await someone()
  const save = (rates: Terms['rates']) =>
    saveEstimate(userId, {
      entry: entryOf(projectId),
      body: { estimation: estimationOf(), terms: { ...defaultTerms, rates } },
      revision,
    })
  const entry = await save({ 'QA engineer': 75, 'Project manager': 110 })
  expect(await save({ 'Project manager': 110, 'QA engineer': 75 })).toEqual(entry)
  expect(await save({ 'Project manager': 75, 'QA engineer': 110 })).not.toEqual(entry)
})

test('an estimate that was saved by an earlier release is recognized', async () => {
  const { userId, projectId } = await someone()
  const entry = entryOf(projectId)
  const estimation = estimate({ ...hundredHours, background: [40] }, { developerCount: 3, priority: 'rush' })
  const body = bodyOf({ estimation, scope: undefined, terms: defaultTerms })!
  await saveEstimate(userId, { entry, body, revision })
  // The hash in such a release. With another one, each estimate that is saved again is listed twice.
  expect(await get(key.estimate(userId, entry.id))).toMatchObject({
    hash: 'cf0dc0fec65d17b316b135bdf81ddebecb0a337491258f5ab6c66f87311f7ca2',
  })
})

test('an estimate at another rate is a new entry, listed first', async () => {
  const { userId, projectId } = await someone()
  const first = entryOf(projectId)
  const second = entryOf(projectId, new Date(now.getTime() + 1_000))
  const saveFirst = () => saveEstimate(userId, { entry: first, body: { estimation: estimationOf() }, revision })
  await saveFirst()
  await saveEstimate(userId, { entry: second, body: { estimation: estimationOf({ totalCost: 5_000 }) }, revision })
  expect(await listSavedEstimates(userId)).toEqual([second, first])
  expect(await savedState(userId, projectId)).toEqual({ isSaved: true, savedId: second.id })
  // Saved again, the project is the first one again.
  await saveFirst()
  expect(await savedState(userId, projectId)).toEqual({ isSaved: true, savedId: first.id })
})

test('the saved estimates of a project are found behind a thousand newer ones of other projects', async () => {
  const { userId, projectId } = await someone()
  const first = entryOf(projectId)
  const second = entryOf(projectId, new Date(now.getTime() + 1_000))
  await saveEstimate(userId, { entry: first, body: { estimation: estimationOf() }, revision })
  await saveEstimate(userId, { entry: second, body: { estimation: estimationOf({ totalCost: 5_000 }) }, revision })
  for (let batch = 0; batch < 10; batch++) {
    const others = Array.from({ length: 100 }, () => entryOf('another', new Date(now.getTime() + 2_000 + batch)))
    const puts = others.map((entry) => ({ Put: { TableName, Item: { ...key.estimate(userId, entry.id), ...entry } } }))
    await transact(puts)
  }

  expect(await listSavedOf(userId, projectId)).toEqual([second, first])
})

test('an estimate that was replaced in the meantime is not saved, and its project is no longer saved', async () => {
  const { userId, projectId } = await someone()
  const entry = entryOf(projectId)
  await saveEstimate(userId, { entry, body: { estimation: estimationOf() }, revision })

  const job = { userId, projectId, kind: 'estimate', token: 'again' } as const
  await takeLease(job, now, { packed: await packAnswers({ answers: {}, assumed: [] }), hash: 'other answers' })
  const replaced = { ...aBreakdown(), estimatedAt: '2026-11-03T10:00:00.000Z' }
  await finishEstimate(job, replaced, 'other answers')

  expect(await isSaved(userId, projectId)).toBe(false)
  const late = { entry: entryOf(projectId), body: { estimation: estimationOf({ totalHours: 41 }) }, revision }
  expect(await saveEstimate(userId, late)).toBeNull()
  expect(await listSavedEstimates(userId)).toEqual([entry])

  // The new estimate equals the first, so its entry exists and the project is saved.
  expect(await saveEstimate(userId, { ...late, body: { estimation: estimationOf() }, revision: revision + 1 })).toEqual(
    entry,
  )
  expect(await isSaved(userId, projectId)).toBe(true)
})

test('an estimate is not saved once its settings, terms, scope or record have changed', async () => {
  const { userId, projectId } = await someone()
  const changes = [
    { hourlyRate: 120 },
    { terms: { ...defaultTerms, tax: 19 } },
    { trackRecord: { projects: 1, finishedOn: '2026-10-01', ratios: [1.4], ranged: 0, under80: 0 } },
  ].map((change) => () => changeSettings(userId, projectId, change))
  const scope: StoredScope = { revision: 0, changes: [{ component: 'Pages', state: 'out' }], added: [] }
  for (const change of [...changes, () => saveScope(userId, projectId, scope)]) {
    const { estimateRevision } = (await findProjectRecord(userId, projectId))!
    await change()
    const late = { entry: entryOf(projectId), body: { estimation: estimationOf() }, revision: estimateRevision }
    expect(await saveEstimate(userId, late)).toBeNull()
  }
  expect(await isSaved(userId, projectId)).toBe(false)
  expect(await listSavedEstimates(userId)).toEqual([])
})

test('of five estimates saved concurrently, a project with room for two stores two', async () => {
  const { userId, projectId } = await someone()
  await update({
    Key: key.project(userId, projectId),
    UpdateExpression: 'SET savedCount = :count',
    ExpressionAttributeValues: { ':count': maxSavedPerProject - 2 },
  })
  const save = (totalCost: number) =>
    saveEstimate(userId, { entry: entryOf(projectId), body: { estimation: estimationOf({ totalCost }) }, revision })
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(save))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await listSavedEstimates(userId)).toHaveLength(2)
  await expect(save(6)).rejects.toMatchObject({ status: 409, message: maxSavedReached })
  // An estimate that is already saved needs no room.
  const stored = outcomes.findIndex(({ status }) => status === 'fulfilled') + 1
  expect(await save(stored)).toMatchObject({ projectId })
})

test('the estimate of the longest possible document can be saved', async () => {
  const { userId, projectId } = await someone()
  const lines = Array.from({ length: 3_000 }, (_, index) => ({
    id: index + 1,
    text: randomBytes(75).toString('latin1'),
  }))
  const body = { estimation: estimationOf({ lines }) }
  const entry = entryOf(projectId)
  expect(await saveEstimate(userId, { entry, body, revision })).toEqual(entry)
  expect(await readParts(key.body(userId, entry.id))).toMatchObject({ value: body })
})

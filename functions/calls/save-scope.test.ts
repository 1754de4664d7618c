import { expect, test } from 'vitest'
import { type Project, type Version, notEstimated, projectNotFound } from '#contract/project'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { type StoredScope, changedTwice, scopeChanged } from '#contract/scope'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { finishEstimate, takeLease } from '#functions/data/leases'
import { packAnswers } from '#functions/data/projects'
import * as key from '#functions/data/keys'
import { listKeysWithPrefix } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { aBreakdown, aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as remove } from './delete-project'
import { handler as get } from './get-project'
import { handler as getSaved } from './get-saved-estimate'
import { handler as getVersion } from './get-version'
import { handler as list } from './list-projects'
import { handler as save } from './save-estimate'
import { handler as saveScope } from './save-scope'
import { handler as update } from './update-project'

const pagesOptional: StoredScope = { revision: 0, changes: [{ component: 'Pages', state: 'optional' }], added: [] }
const videos: StoredScope['added'][number] = {
  id: 'videos',
  component: 'Pages',
  name: 'Videos',
  role: 'Back-end developer',
  hours: { likely: 8 },
  state: 'in',
  sources: [2],
}

async function someone() {
  const person = await aUser()
  const id = await aProject(person.user.id, 'completed')
  const read = async () => JSON.parse((await get(person.ask(undefined, { id }))).body ?? '') as Project
  const put = (scope: StoredScope) => saveScope(person.ask(scope, { id }))
  return { ...person, id, read, put }
}

test('a saved scope changes the estimate, and a browser computes the same from the version', async () => {
  const { ask, id, read, put } = await someone()
  const before = await read()
  const changes = [...pagesOptional.changes, { component: 'Accounts', name: 'Members' }]
  const reply = await put({ revision: 0, changes, added: [{ ...videos, component: 'members' }] })

  const project = JSON.parse(reply.body ?? '') as Project
  expect(project.scope?.revision).toBe(1)
  expect(project.estimation!.options).toMatchObject([{ component: 'Pages' }])
  expect(project.estimation!.components[0]).toMatchObject({ name: 'Members', originalName: 'Accounts' })
  expect(project.aiAnalysis!.components.map(({ name }) => name)).toContain('Accounts')
  expect(project.estimation!.totalHours).not.toBe(before.estimation!.totalHours)
  expect(await read()).toEqual(project)
  const version = JSON.parse((await getVersion(ask(undefined, { id }))).body ?? '') as Version
  const { hourlyRate, developerCount, priority, terms, scope } = project
  const settings = { hourlyRate, developerCount, priority }
  expect(JSON.parse(JSON.stringify(estimateVersion(version, { settings, terms, scope, record: undefined })))).toEqual(
    project.estimation,
  )
  expect(version.estimatedAt).toBe(project.estimatedAt)
})

test('of two tabs that edit the same scope, the second gets a 409 and nothing of the first is lost', async () => {
  const { read, put } = await someone()
  await put(pagesOptional)
  const second = { revision: 0, changes: [{ component: 'Accounts', state: 'out' as const }], added: [] }

  expect(await put(second)).toMatchObject({ statusCode: 409, body: scopeChanged })
  expect((await read()).scope).toEqual({ ...pagesOptional, revision: 1 })
  const current = (await read()).scope!
  expect((await put({ ...current, changes: [...current.changes, ...second.changes] })).statusCode).toBe(200)
  expect((await read()).scope?.changes).toHaveLength(2)
})

test('a scope sent again because the response was lost is not a conflict, and its exclusions, assumptions and risks are in the estimate', async () => {
  const { read, put } = await someone()
  const scope = {
    ...pagesOptional,
    exclusions: [{ of: 'own', text: 'Hosting is\nnot included.' }],
    assumptions: [{ of: 'own', text: 'The client\ndelivers texts.' }],
    risks: [{ of: 'Old pages' }],
  }
  await put(scope)

  expect((await put(scope)).statusCode).toBe(200)
  const { scope: stored, estimation } = await read()
  expect(stored).toMatchObject({
    revision: 1,
    exclusions: [{ of: 'own', text: 'Hosting is not included.' }],
    assumptions: [{ of: 'own', text: 'The client delivers texts.' }],
    risks: [{ of: 'Old pages' }],
  })
  expect(estimation!.exclusions).toContain('Hosting is not included.')
  expect(estimation!.assumptions).toContain('The client delivers texts.')
  expect(estimation!.risks).toEqual([])
})

test('the scope survives other settings and a new estimate, which lists changes that no longer apply', async () => {
  const { ask, id, user, read, put } = await someone()
  await put({ ...pagesOptional, added: [videos] })
  await update(ask({ developerCount: 3 }, { id }))
  const { breakdown, ...others } = aBreakdown()
  const withoutPages = breakdown.components.filter(({ name }) => name !== 'Pages')
  const job = { userId: user.id, projectId: id, kind: 'estimate', token: newId(new Date()) } as const
  await takeLease(job, new Date(), { packed: await packAnswers({ answers: {}, assumed: [] }), hash: 'others' })
  await finishEstimate(job, { ...others, breakdown: { ...breakdown, components: withoutPages } }, 'others')

  const { estimation, scope } = await read()
  expect(scope?.changes).toEqual(pagesOptional.changes)
  // The added task keeps its component, so the change of the component still applies to that.
  expect(estimation!.options).toMatchObject([{ component: 'Pages', tasks: [{ name: 'Videos', isAdded: true }] }])
  await put({ revision: 1, changes: pagesOptional.changes, added: [] })
  expect((await read()).estimation!.unapplied).toEqual([{ component: 'Pages' }])
})

test('a saved estimate has the scope and terms it was saved with, and later changes do not reach it', async () => {
  const { ask, id, read, put } = await someone()
  await put({ ...pagesOptional, added: [videos] })
  const terms = { ...defaultTerms, quoteAt: 80 as const, currency: 'EUR' }
  await update(ask({ terms }, { id }))
  const { estimation, title } = await read()
  const { totalHours, totalCost } = estimation!
  const isSaved = async () => (JSON.parse((await list(ask())).body ?? '') as { projects: unknown[] }).projects[0]
  const saved = JSON.parse(
    (await save(ask({ projectId: id, title, totalHours, totalCost, estimation }))).body ?? '',
  ) as SavedSnapshot
  expect(await isSaved()).toMatchObject({ isSaved: true })
  expect((await read()).isSaved).toBe(true)

  await put({ revision: 1, changes: [], added: [] })
  expect(await isSaved()).toMatchObject({ isSaved: false })
  expect((await read()).isSaved).toBe(false)
  expect(JSON.parse((await getSaved(ask(undefined, { id: saved.id }))).body ?? '')).toMatchObject({
    currency: 'EUR',
    terms,
    scope: { changes: pagesOptional.changes, added: [videos] },
    estimation: { options: [{ component: 'Pages' }], price: { quoteAt: 80, currency: 'EUR' } },
  })
})

test('a scope needs an estimate, and belongs to its owner alone', async () => {
  const [owner, other] = await Promise.all([someone(), aUser()])
  const analyzed = await aProject(owner.user.id, 'clarifications')

  for (const call of [
    saveScope(owner.ask(pagesOptional, { id: analyzed })),
    getVersion(owner.ask(undefined, { id: analyzed })),
  ])
    expect(await call).toMatchObject({ statusCode: 409, body: notEstimated })
  for (const call of [
    saveScope(other.ask(pagesOptional, { id: owner.id })),
    getVersion(other.ask(undefined, { id: owner.id })),
  ])
    expect(await call).toMatchObject({ statusCode: 404, body: projectNotFound })
  expect(await owner.read()).not.toHaveProperty('scope')
})

test('more than 500 changes or 200 added tasks are too long', async () => {
  const { put } = await someone()
  const changes = Array.from({ length: 501 }, (_, at) => ({ component: `C${at}`, state: 'out' as const }))
  const added = Array.from({ length: 201 }, (_, at) => ({ ...videos, id: `a${at}` }))

  expect(await put({ revision: 0, changes, added: [] })).toMatchObject({ statusCode: 413 })
  expect(await put({ revision: 0, changes: [], added })).toMatchObject({ statusCode: 413 })
})

test.each([1e308, Number.MAX_SAFE_INTEGER, -1, 0.5])('the revision %s is rejected', async (revision) => {
  const { put } = await someone()

  expect(await put({ ...pagesOptional, revision })).toMatchObject({
    statusCode: 400,
    body: 'The scope has an invalid revision. Please reload the page.',
  })
})

test('two changes of the same component, however it is spelled, are rejected', async () => {
  const { put, read } = await someone()
  const changes = ['Pages', 'PAGES'].map((component) => ({ component, state: 'out' as const }))

  expect(await put({ revision: 0, changes, added: [] })).toMatchObject({ statusCode: 400, body: changedTwice })
  expect(await read()).not.toHaveProperty('scope')
})

test('a deleted project leaves no scope behind', async () => {
  const { ask, id, user, put } = await someone()
  await put(pagesOptional)
  await remove(ask({}, { id }))

  expect(await listKeysWithPrefix(key.scope(user.id, id))).toEqual([])
  expect(await put({ ...pagesOptional, revision: 1 })).toMatchObject({ statusCode: 404, body: projectNotFound })
})

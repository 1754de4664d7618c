import { beforeEach, expect, test, vi } from 'vitest'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { type Scope, type StoredScope, emptyScope } from '#contract/scope'
import { change, mergeScopes } from '#domain/scope/scope-edits'
import { ApiError } from '../../../api/api-error'
import { createScopeStore, previewProject } from './scope-store'

beforeEach(() => void vi.useFakeTimers())
const accountsOut = (scope: Scope) => change(scope, { component: 'Accounts' }, { state: 'out' })
const pagesOut = (scope: Scope) => change(scope, { component: 'Pages' }, { state: 'out' })
const reportsOut = (scope: Scope) => change(scope, { component: 'Reports' }, { state: 'out' })

/** A tab whose requests wait until the test lets the server respond, which rejects outdated revisions. */
function aTab(stored: StoredScope) {
  const server = { stored }
  const waiting: (() => void)[] = []
  const store = createScopeStore({
    stored,
    unsaved: null,
    keep: () => {},
    save: ({ revision, ...scope }) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          if (revision !== server.stored.revision)
            return reject(new ApiError(409, 'Changed in another tab.', 'outdated'))
          server.stored = { ...scope, revision: revision + 1 }
          resolve({ scope: server.stored } as Project)
        })
      }),
    reload: () => Promise.resolve({ scope: server.stored } as Project),
    onFailed: () => {},
  })
  const respond = async () => {
    waiting.shift()!()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...store.getState(), server, respond, waiting, state: store.getState }
}

const analysts: StoredScope = { ...emptyScope, revision: 0 }

test('a burst of edits is one request', async () => {
  const { edit, server, respond, waiting, state } = aTab(analysts)
  for (const one of [accountsOut, pagesOut]) {
    edit(one)
    vi.advanceTimersByTime(399)
  }
  expect(waiting).toHaveLength(0)
  vi.advanceTimersByTime(1)
  await respond()

  expect(server.stored).toEqual({ ...pagesOut(accountsOut(emptyScope)), revision: 1 })
  expect(state().isEdited).toBe(false)
})

test('both scopes are offered after a conflict, and what the user chooses is saved', async () => {
  const { edit, finishEditing, resolve, server, respond, state } = aTab(analysts)
  server.stored = { ...pagesOut(emptyScope), revision: 1 }
  edit(accountsOut)
  finishEditing()
  await respond()

  const { base, scope, theirs } = state()
  expect(theirs).toEqual(server.stored)
  resolve(mergeScopes(base, scope, theirs!))
  await respond()
  expect(server.stored).toEqual({ ...accountsOut(pagesOut(emptyScope)), revision: 2 })
})

test('a conflict that was resolved is not offered again because of an edit that was on its way', async () => {
  const { edit, finishEditing, resolve, server, respond, state } = aTab(analysts)
  server.stored = { ...pagesOut(emptyScope), revision: 1 }
  edit(accountsOut)
  finishEditing()
  await respond()
  edit(reportsOut)
  finishEditing()
  const { base, scope, theirs } = state()
  resolve(mergeScopes(base, scope, theirs!))
  // First the edit, which is rejected, then the resolved scope.
  await respond()
  await respond()

  expect(server.stored).toMatchObject({ revision: 2, changes: { length: 3 } })
  expect(state()).toMatchObject({ theirs: null, isEdited: false })
})

test('an estimate computed from an older version is not shown once there is a newer one, restored or estimated again', () => {
  const [analysts, edited] = [{ totalHours: 40 }, { totalHours: 30 }] as [Estimation, Estimation]
  const preview = { number: 2, estimatedAt: '2026-11-20T09:00:00.000Z', estimate: () => edited }
  const totalAt = (version: number, estimatedAt: string) =>
    previewProject({ version, estimatedAt, estimation: analysts } as Project, emptyScope, preview).estimation
      ?.totalHours

  expect(totalAt(2, preview.estimatedAt)).toBe(30)
  expect(totalAt(2, '2026-11-20T09:05:00.000Z')).toBe(40)
  const ofFirst = '2026-11-20T08:00:00.000Z'
  expect(totalAt(3, ofFirst)).toBe(40)
})

import { expect, test, vi } from 'vitest'
import type { ProjectSummary } from '#contract/project'
import { defaultTerms } from '#contract/terms'
import { finishBeforeLogout } from '../../session/before-logout'
import { readEstimates } from '../dashboard/estimates'
import { recordStart } from '../../ui/started'
import { createProjectsStore } from './projects-store'

const aProject = (id: string, given: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id,
  title: id,
  status: 'requirements',
  createdAt: '2026-11-20T09:00:00Z',
  isSaved: false,
  hourlyRate: 100,
  developerCount: 2,
  terms: defaultTerms,
  ...given,
})

/** A store with these projects, and a server that has only these. */
function aStore(projects: ProjectSummary[], onServer: ProjectSummary[]) {
  const asked: string[] = []
  const store = createProjectsStore({ onDeleteFailed: () => {}, onDeleted: () => {} })
  store.setState({ projects })
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const after = new URL(url).searchParams.get('after')
    asked.push(after ?? 'newest')
    const first = onServer.findIndex(({ id }) => id === after) + 1
    return Response.json({ projects: onServer.slice(first, first + 2), next: null })
  })
  return { store, asked }
}

test('a running project far down the list is read again, and leaves it if it was deleted', async () => {
  const ids = ['f', 'e', 'd', 'c', 'b', 'a']
  const { store, asked } = aStore(
    ids.map((id) => aProject(id, id === 'd' || id === 'a' ? { running: 'analyze' } : {})),
    ids.slice(0, -1).map((id) => aProject(id, id === 'd' ? { status: 'clarifications' } : {})),
  )
  await store.getState().refresh()

  expect(asked).toEqual(['e', 'b'])
  expect(store.getState().projects?.map(({ id, status }) => `${id} ${status}`)).toEqual(
    ids.slice(0, -1).map((id) => `${id} ${id === 'd' ? 'clarifications' : 'requirements'}`),
  )
})

test('a list that asks for more as soon as a page arrives, as a search does, gets all pages', async () => {
  const ids = ['e', 'd', 'c', 'b', 'a']
  const { store } = aStore([], [])
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const first = ids.indexOf(new URL(url).searchParams.get('after')!) + 1
    const page = ids.slice(first, first + 2)
    return Response.json({
      projects: page.map((id) => aProject(id)),
      next: first + 2 < ids.length ? page.at(-1) : null,
    })
  })
  store.setState({ projects: [aProject('f')], next: 'f' })
  store.subscribe(({ next }, before) => {
    if (next !== null && next !== before.next) void store.getState().loadMore()
  })
  void store.getState().loadMore()

  await expect.poll(() => store.getState().next).toBeNull()
  expect(store.getState().projects?.map(({ id }) => id)).toEqual(['f', ...ids])
})

test('a project that was left as its analysis started is read again, although the list does not know of a job', async () => {
  const { store } = aStore([aProject('b'), aProject('a')], [aProject('b'), aProject('a', { running: 'analyze' })])
  recordStart('a')
  await store.getState().refresh()

  expect(store.getState().projects?.map(({ running }) => running)).toEqual([undefined, 'analyze'])
})

test('a project that was renamed while the list was read again keeps its new title', async () => {
  const { store } = aStore([aProject('a', { running: 'analyze' })], [aProject('a')])
  const refreshed = store.getState().refresh()
  store.setState({ projects: [aProject('a', { title: 'Renamed', running: 'analyze' })] })
  await refreshed

  expect(store.getState().projects?.[0]?.title).toBe('Renamed')
})

test('lists that are read as the projects are left, and a logout, wait for the deletions that leaving sends', async () => {
  const [{ store }, { store: reopened }] = [aStore([aProject('a')], []), aStore([], [])]
  let isDeleted = false
  const listed: boolean[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (!String(url).endsWith('/delete')) {
      listed.push(isDeleted)
      return Response.json({ projects: [], next: null })
    }
    await new Promise((resolve) => setTimeout(resolve))
    isDeleted = true
    return new Response(null, { status: 204 })
  })
  store.getState().remove('a')
  void store.getState().sendDeletions()
  await Promise.all([
    readEstimates(),
    reopened.getState().load(),
    finishBeforeLogout().then(() => expect(isDeleted).toBe(true)),
  ])

  expect(new Set(listed)).toEqual(new Set([true]))
})

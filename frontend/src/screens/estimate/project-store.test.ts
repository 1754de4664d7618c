import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '#contract/project'
import { defaultSettings } from '#contract/settings'
import { createProjectStore } from './project-store'

interface Sent {
  method: string
  respond: (project: Partial<Project>) => Promise<void>
  refuse: (status: number) => void
}

let sent: Sent[]

/** Every request waits until the test responds. */
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (_: string | URL, { method = 'GET' }: RequestInit = {}) => {
    return new Promise<Response>((resolve) => {
      sent.push({
        method,
        respond: async (project) => {
          resolve(Response.json(project))
          await vi.waitFor(() => undefined)
        },
        refuse: (status) => resolve(new Response('Changed in another tab', { status })),
      })
    })
  })
})
const next = async () => {
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  return sent.shift()!
}

const pagesOut = { revision: 0, changes: [{ component: 'Pages', state: 'out' as const }], added: [] }

test.each(['settings', 'scope'])(
  'settings and scope saved concurrently both stay on screen if the %s responds first',
  async (first) => {
    const store = createProjectStore({ id: 'one', email: 'lise@example.com', onOutcome: () => {} })
    const saves = [
      store.getState().saveSettings({ ...defaultSettings, hourlyRate: 180 }, defaultSettings),
      store.getState().saveScope(pagesOut),
    ]
    const [settings, scope] = [await next(), await next()]
    // Each response was computed before the other change was stored.
    const responses = [
      () => settings.respond({ hourlyRate: 180 }),
      () => scope.respond({ hourlyRate: 100, scope: { ...pagesOut, revision: 1 } }),
    ]
    for (const respond of first === 'settings' ? responses : responses.toReversed()) await respond()
    const both = { hourlyRate: 180, scope: { ...pagesOut, revision: 1 } }
    const read = await next()
    expect(read.method).toBe('GET')
    await read.respond(both)
    if (sent.length > 0) await sent.shift()!.respond(both)
    await Promise.all(saves)

    expect(store.getState().project).toEqual(both)
  },
)

test('a version that cannot be restored because of another tab shows the current one', async () => {
  const store = createProjectStore({ id: 'one', email: 'lise@example.com', onOutcome: () => {} })
  const restored = expect(store.getState().restore(1)).rejects.toThrow('Changed in another tab')
  ;(await next()).refuse(409)
  await (await next()).respond({ version: 3 })
  await restored

  expect(store.getState().project).toEqual({ version: 3 })
})

test('an estimate that another tab replaced is noticed with the next change here, until its user has read that', async () => {
  const store = createProjectStore({ id: 'one', email: 'lise@example.com', onOutcome: () => {} })
  const change = async (response: Partial<Project>, isReplaced: boolean) => {
    const saved = store.getState().saveScope(pagesOut)
    await (await next()).respond({ status: 'completed', version: 1, ...response })
    await saved
    expect(store.getState().isReplaced).toBe(isReplaced)
  }
  await change({ estimatedAt: '2026-11-20T10:00:00.000Z' }, false)
  await change({ estimatedAt: '2026-11-20T11:00:00.000Z' }, true)
  await change({ estimatedAt: '2026-11-20T11:00:00.000Z' }, true)
  store.getState().acceptReplaced()
  await change({ estimatedAt: '2026-11-20T11:00:00.000Z' }, false)
  await change({ version: 2, estimatedAt: '2026-11-20T11:00:00.000Z' }, true)
  // What is restored or estimated here is no surprise at any moment, and replaces what was one.
  const replace = async (act: () => Promise<void>, ...responses: Partial<Project>[]) => {
    const announced = new Set<boolean>()
    const unsubscribe = store.subscribe(({ isReplaced }) => void announced.add(isReplaced))
    const acted = act()
    for (const response of responses) await (await next()).respond({ status: 'completed', ...response })
    await acted
    unsubscribe()
    expect([...announced]).toEqual([false])
  }
  const { restore, estimate, acceptReplaced } = store.getState()
  for (const end of [acceptReplaced, () => {}]) {
    end()
    await replace(() => restore(1), { version: 3, estimatedAt: '2026-11-20T10:00:00.000Z' })
    await change({ version: 4, estimatedAt: '2026-11-20T13:00:00.000Z' }, true)
    end()
    await replace(
      () => estimate({ answers: {}, assumed: [] }),
      {},
      { version: 4, estimatedAt: '2026-11-20T14:00:00.000Z' },
    )
    await change({ version: 5, estimatedAt: '2026-11-20T15:00:00.000Z' }, true)
  }
})

test('an analysis that failed while the page was closed says why when it is opened', async () => {
  const store = createProjectStore({ id: 'one', email: 'lise@example.com', onOutcome: () => {} })
  const failure = { kind: 'analyze', reason: 'nothing-to-build', message: 'There is nothing to build.' } as const

  const loaded = store.getState().load()
  await (await next()).respond({ ...defaultSettings, status: 'requirements', failure })
  await loaded

  expect(store.getState().workFailure).toMatchObject(failure)
})

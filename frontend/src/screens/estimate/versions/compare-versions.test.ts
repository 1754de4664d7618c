import { expect, test, vi } from 'vitest'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { type ScopeChange, type StoredScope, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateSince } from '#domain/change/estimate-since'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { acceptedAfter, compareVersions } from './compare-versions'

/**
 * Compares the current estimate of a project, of version 2, with a saved one of version 1, or that one with it. `current` is
 * the current one as it is saved.
 */
function compareWithSaved(project: Project, saved: Partial<SavedEstimate>, isBack = false, current?: object) {
  const pair = [
    { key: 's', number: 1, name: 'version 1', saved: saved as SavedEstimate, isCurrent: false },
    { key: '2', number: 2, name: 'version 2', saved: current as SavedEstimate | undefined, isCurrent: true },
  ]
  const [before, after] = isBack ? pair.toReversed() : pair
  return compareVersions(project, before!, after!, [])
}

test('only an accepted offer of a later version of the same project is left behind by restoring', () => {
  const links = { link: { decision: { kind: 'accept' } } }
  const all = [
    { projectId: 'shop', version: 4, links: { link: { decision: { kind: 'decline' } } } },
    { projectId: 'shop', version: 3, links },
    { projectId: 'wiki', version: 9, links },
    { projectId: 'shop', links },
  ] as unknown as SavedEstimate[]

  expect([1, 2, 3].map((number) => acceptedAfter(all, { id: 'shop', number }))).toEqual([3, 3, 0])
})

test('options that were sold keep their prices in a change, and open ones explain nothing of it', async () => {
  const versions = [8, 80].map((hours, at) => ({
    ...aVersion(
      at + 1,
      ['Shop', 'Accounts', 'Map'].map((name) =>
        aComponent(name, aTask(`${name} pages`, name === 'Shop' ? hours : 12, [1])),
      ),
      ['Customers order.'],
    ),
    scope: {
      changes: ['Accounts', 'Map'].map((component): ScopeChange => ({ component, state: 'optional' })),
      added: [],
      revision: 1,
    },
  }))
  const [settings, terms, record] = [defaultSettings, defaultTerms, undefined]
  const saved = {
    id: 'saved',
    projectId: 'p',
    createdAt: '2026-11-20',
    settings,
    terms,
    estimation: estimateVersion(versions[0]!, { settings, terms, scope: versions[0]!.scope, record }),
  }
  const projectWith = ({ acceptedOptions }: { acceptedOptions?: string[] }) => {
    const estimation = estimateVersion(versions[1]!, { settings, terms, scope: versions[1]!.scope, record })
    const since = acceptedOptions && estimateSince({ ...saved, acceptedOptions }, { ...saved, estimation })
    return { id: 'p', version: 2, ...settings, terms, estimation: since ?? estimation } as Project
  }
  const compareWith = (
    given: { links?: object; acceptedOptions?: string[] },
    isBack?: boolean,
    current?: { id: string },
  ) => {
    const all = { ...saved, acceptedOptions: [], ...given }
    vi.stubGlobal('fetch', (url: URL | string) =>
      Promise.resolve(Response.json(current && String(url).includes(current.id) ? current : all)),
    )
    return compareWithSaved(projectWith(given), all as Partial<SavedEstimate>, isBack, current)
  }
  const links = { link: { decision: { kind: 'accept', at: '2026-11-21' } } }

  const sold = { links, acceptedOptions: ['Accounts', 'Map'] }
  const changes: ScopeChange[] = [
    { component: 'Accounts', state: 'optional', name: 'Members' },
    { component: 'Map', state: 'out' },
  ]
  versions[1]!.scope = { changes, added: [], revision: 2 }
  expect(await compareWith(sold)).toMatchObject({
    accepted: '“Accounts” (now “Members”) and “Map”',
    gone: '“Map”',
    renamed: [{ before: 'Accounts', after: 'Members' }],
  })
  const [there, back] = [await compareWith(sold), await compareWith(sold, true)]
  const turned = ({ before, after }: { before: number; after: number }) => ({ before: after, after: before })
  expect(back).toMatchObject({
    accepted: there.accepted,
    gone: there.gone,
    hours: turned(there.hours),
    price: turned(there.price!),
  })
  versions[1]!.scope = versions[0]!.scope
  // A sold estimate has its options in both orders, also if it is the current one.
  const current = { ...saved, ...sold, id: 'current', estimation: projectWith({}).estimation! }
  const [since, until] = [await compareWith({}, true, current), await compareWith({}, false, current)]
  expect(until).toMatchObject({
    accepted: '“Accounts” and “Map”',
    repriced: expect.stringMatching(/: Accounts, .+; Map, /),
    hours: turned(since.hours),
    price: turned(since.price!),
  })
  // One that was saved before the sale has the price of its project in both orders, which knows of the sale.
  const before = { ...current, links: undefined, acceptedOptions: [] }
  const [on, off] = [await compareWith(sold, false, before), await compareWith(sold, true, before)]
  expect(off).toMatchObject({ hours: turned(on.hours), price: turned(on.price!) })
  expect(on.price).toEqual((await compareWith(sold)).price)
  for (const acceptedOptions of [['Map'], []]) expect((await compareWith({ links, acceptedOptions })).repriced).toBe('')
  expect((await compareWith({})).repriced).toMatch(/: Accounts, .+; Map, /)
})

test('a removed assumption is a change to share, and so is a new one', async () => {
  const version = aVersion(1, [aComponent('Shop', aTask('Shop pages', 8, [1]))], ['Customers order.'])
  const [settings, terms, scope, record] = [defaultSettings, defaultTerms, undefined, undefined]
  const estimation = estimateVersion(version, { settings, terms, scope, record })
  const assuming = {
    ...estimation,
    assumptions: ['Texts are delivered in German. See [line 2].', ...estimation.assumptions],
  }
  const compare = (before: typeof estimation, after: typeof estimation) => {
    const saved = { id: 's', projectId: 'p', createdAt: '2026-11-20', settings, terms, acceptedOptions: [] }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...saved, estimation: before })))
    return compareWithSaved({ id: 'p', version: 2, ...settings, terms, estimation: after } as Project, saved)
  }

  const added = { after: 'Texts are delivered in German.' }
  expect(await compare(assuming, estimation)).toMatchObject({ isSame: false, assumptions: [{ before: added.after }] })
  const renumbered = { ...assuming, assumptions: assuming.assumptions.map((text) => text.replace('line 2', 'line 3')) }
  expect(await compare(assuming, renumbered)).toMatchObject({ isSame: true, assumptions: [] })
  expect(await compare(estimation, assuming)).toMatchObject({ isSame: false, assumptions: [added] })
  // Those about our method are for the owner alone.
  const byMethod = {
    ...estimation,
    assumptions: [...estimation.assumptions, '20 productive hours a week.'],
    methodAssumptions: estimation.methodAssumptions! + 1,
  }
  expect(await compare(estimation, byMethod)).toMatchObject({ isSame: true, assumptions: [] })
})

test('only names in the current estimate are to be checked, until it is shared', async () => {
  const name = 'Limit of 24 to 48 hours'
  const [settings, terms, record] = [defaultSettings, defaultTerms, undefined]
  const added = { id: 'a', component: 'Shop', name, role: 'Data engineer' as const, hours: { likely: 4 }, sources: [1] }
  const scope: StoredScope = { ...emptyScope, added: [{ ...added, state: 'in' }], revision: 1 }
  const [one, other] = [24, 48].map((hours, at) =>
    estimateVersion(
      aVersion(at + 1, [aComponent('Shop', aTask('Shop pages', 8, [1]))], [`Customers cancel ${hours} hours before.`]),
      { settings, terms, scope, record },
    ),
  )
  const saved = { id: 's', projectId: 'p', createdAt: '2026-11-20', settings, terms, acceptedOptions: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...saved, estimation: one })))
  const project = { id: 'p', version: 2, ...settings, terms, scope, estimation: other } as Project
  const staleWith = async (...given: [isBack: boolean, current?: object]) =>
    (await compareWithSaved(project, saved, ...given)).stale.map((stale) => stale.name)

  expect(await staleWith(false)).toEqual([name])
  expect(await staleWith(false, { id: 'current' })).toEqual([name])
  expect(await staleWith(false, { id: 'current', links: { one: {} } })).toEqual([])
  expect(await staleWith(true)).toEqual([])
})

test('lines that differ are quoted without the marks of Markdown and greetings', async () => {
  const [settings, terms, scope, record] = [defaultSettings, defaultTerms, undefined, undefined]
  const [one, other] = [
    ['Customers order.'],
    ['Customers order.', '## Payments', '- Hi all, customers pay **online**'],
  ].map((texts, at) =>
    estimateVersion(
      aVersion(
        at + 1,
        [aComponent('Shop', aTask('Shop pages', 8, [1]), ...(at ? [aTask('Checkout', 9, [3])] : []))],
        texts,
      ),
      { settings, terms, scope, record },
    ),
  )
  const saved = { id: 's', projectId: 'p', createdAt: '2026-11-20', settings, terms, acceptedOptions: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...saved, estimation: one })))
  const { lines, rows } = await compareWithSaved(
    { id: 'p', version: 2, ...settings, terms, estimation: other } as Project,
    saved,
  )
  expect(lines.map(({ after }) => after)).toEqual(['Payments', 'Customers pay online'])
  expect(rows.flatMap(({ tasks }) => tasks.flatMap(({ lines }) => lines))).toMatchObject([
    { text: 'Customers pay online' },
  ])
})

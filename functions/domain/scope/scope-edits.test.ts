import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Scope, type ScopeState, emptyScope } from '#contract/scope'
import { aTask, component } from '#domain/estimate/estimate.fixture'
import { breakdownOf, someBreakdown, someScope } from '#scripts/testing/arbitraries'
import { applyScope, itemsIn } from './scope'
import {
  change,
  mergeScopes,
  putOwn,
  putTask,
  removeOwn,
  removeTask,
  renameComponent,
  setState,
  undoChange,
  undoOwn,
} from './scope-edits'

const products = { component: 'Catalog', task: { name: 'Products', role: 'Back-end developer' as const } }
const giftCards = {
  id: 'a',
  component: 'Catalog',
  name: 'Gift cards',
  role: 'Back-end developer' as const,
  hours: { likely: 9 },
  state: 'in' as const,
  sources: [],
}

test('edits of one task add up to one change, whatever the case and punctuation of its name', () => {
  const renamed = change(emptyScope, products, { name: 'Product list' })
  const { changes } = change(renamed, { ...products, component: 'CATALOG' }, { hours: { likely: 12 } })

  expect(changes).toEqual([{ ...products, component: 'CATALOG', name: 'Product list', hours: { likely: 12 } }])
})

test('a change set back to what the analyst said is gone', () => {
  const changed = change(emptyScope, products, { state: 'optional', hours: { likely: 12 } })

  expect(change(changed, products, { state: 'in', hours: undefined })).toEqual(emptyScope)
  expect(undoChange(changed, products)).toEqual(emptyScope)
})

test('a component is renamed and a task moved like any other change, and both can be undone alone', () => {
  const catalog = { component: 'Catalog' }
  const renamed = change(emptyScope, catalog, { name: 'Shop' })
  const moved = change(change(renamed, catalog, { state: 'optional' }), products, { movedTo: 'Payments' })

  expect(moved.changes).toEqual([
    { ...catalog, state: 'optional', name: 'Shop' },
    { ...products, movedTo: 'Payments' },
  ])
  expect(undoChange(moved, catalog).changes).toEqual([{ ...products, movedTo: 'Payments' }])
  expect(change(moved, products, { movedTo: undefined }).changes).toHaveLength(1)
})

test('the tasks that have the name of their component are renamed with it, unless they have a name of their own', () => {
  const names = ['Catalog: design', 'Catalog: screens', 'Products']
  const tasks = names.map((name, at) => aTask({ name, sources: [at + 1] }))
  const scopedWith = (scope: Scope) =>
    applyScope([component(tasks, 'Catalog')], scope, new Set([1, 2, 3])).components[0]!
  const namesIn = (scope: Scope) => scopedWith(scope).tasks.map(({ name }) => name)
  const screens = { component: 'Catalog', task: { name: names[1]!, role: tasks[1]!.role } }
  const own = change(putTask(emptyScope, { ...giftCards, name: 'Catalog: import' }), screens, { name: 'List' })
  // As it is typed.
  const renamed = ['S', 'Shop'].reduce((scope, name) => renameComponent(scope, scopedWith(scope), name), own)

  expect(scopedWith(renamed).name).toBe('Shop')
  expect(namesIn(renamed)).toEqual(['Shop: design', 'List', 'Products', 'Catalog: import'])
  expect(renameComponent(renamed, scopedWith(renamed), 'Catalog')).toEqual(own)
})

test('an added task can be changed and removed', () => {
  const added = putTask(emptyScope, giftCards)
  const changed = putTask(added, { ...giftCards, name: 'Vouchers' })

  expect(changed.added).toEqual([{ ...giftCards, name: 'Vouchers' }])
  expect(removeTask(changed, 'a')).toEqual(emptyScope)
})

test('the layers and parts of one statement become optional and return to the scope together, and each is left out by itself', () => {
  const layers = [
    ['Rate drivers: screens', [3]],
    ['Rate drivers: back end (1 of 2)', [3]],
    ['Rate drivers: back end (2 of 2)', [3]],
    // Another statement with such a name, and one without layers.
    ['Rate drivers: weekly', [4]],
    ['Rate drivers', [3]],
  ] as const
  const tasks = layers.map(([name, sources]) => aTask({ name, sources: [...sources] }))
  const components = [component(tasks, 'Ratings')]
  const after = (scope: Scope, at: number, state: ScopeState) => {
    const { components: all } = applyScope(components, scope, new Set([3, 4]))
    return setState(scope, { scope, component: all[0]!, task: all[0]!.tasks[at]! }, state)
  }
  const statesIn = (scope: Scope) =>
    applyScope(components, scope, new Set([3, 4])).components[0]!.tasks.map(({ state }) => state)
  const optional = after(emptyScope, 1, 'optional')

  expect(statesIn(optional)).toEqual(['optional', 'optional', 'optional', 'in', 'in'])
  expect(itemsIn(applyScope(components, optional, new Set()).components, 'optional')).toMatchObject([
    { title: 'Rate drivers (Ratings)', tasks: [{}, {}, {}] },
  ])
  expect(after(optional, 0, 'in')).toEqual(emptyScope)
  const halved = after(optional, 0, 'out')
  expect(statesIn(halved)).toEqual(['out', 'optional', 'optional', 'in', 'in'])
  expect(itemsIn(applyScope(components, halved, new Set()).components, 'optional')).toMatchObject([
    { title: 'Rate drivers: back end (Ratings)', tasks: [{}, {}] },
  ])
  expect(statesIn(after(after(emptyScope, 0, 'out'), 1, 'optional'))[0]).toBe('out')
  expect(after(after(emptyScope, 3, 'optional'), 3, 'in')).toEqual(emptyScope)
  const whole = change(emptyScope, { component: 'Ratings' }, { state: 'optional' })
  expect(after(whole, 1, 'optional')).toEqual(whole)
})

test('states that a person passes through leave no trace, and only the last one counts', () => {
  const [screens, backEnd] = ['Quotes: screens', 'Quotes: back end'].map((name) => aTask({ name, sources: [1] }))
  const pair = [component([screens!, backEnd!], 'Invoices')]
  const sister = { component: 'Invoices', task: { name: screens!.name, role: screens!.role } }
  const paths: ScopeState[][] = [
    ['optional', 'out'],
    ['out', 'optional', 'in'],
    ['optional', 'in', 'optional'],
    ['out'],
  ]
  const scopes = [
    emptyScope,
    change(emptyScope, sister, { state: 'optional' }),
    change(change(emptyScope, sister, { state: 'optional' }), { component: 'Invoices' }, { state: 'optional' }),
  ]
  for (const scope of scopes) {
    const all = applyScope(pair, scope, new Set([1])).components[0]!
    const before = { scope, component: all, task: all.tasks[1]! }
    for (const path of paths) {
      const passed = path.reduce((now, state) => setState(now, before, state), scope)
      const straight = setState(scope, before, path.at(-1)!)
      expect(applyScope(pair, passed, new Set([1]))).toEqual(applyScope(pair, straight, new Set([1])))
    }
    expect(setState(setState(scope, before, 'out'), before, before.task.state)).toEqual(scope)
  }
})

test('the edits of two tabs are merged, and where both changed the same task the second wins', () => {
  const base = putTask(change(emptyScope, products, { state: 'out' }), giftCards)
  const mine = removeTask(change(base, products, { state: 'optional' }), 'a')
  const theirs = change(change(base, products, { state: 'in' }), { component: 'Payments' }, { state: 'out' })

  expect(mergeScopes(base, mine, theirs)).toEqual({
    changes: [
      { component: 'Payments', state: 'out' },
      { ...products, state: 'optional' },
    ],
    added: [],
    exclusions: [],
    assumptions: [],
    risks: [],
    constraints: [],
  })
})

test('an added task that another tab removed stays removed, whatever the order of its fields', () => {
  const base = putTask(emptyScope, giftCards)
  const { id, ...others } = giftCards
  const mine = change(putTask(emptyScope, { ...others, id }), products, { state: 'out' })

  expect(mergeScopes(base, mine, emptyScope)).toEqual({
    changes: [{ ...products, state: 'out' }],
    added: [],
    exclusions: [],
    assumptions: [],
    risks: [],
    constraints: [],
  })
})

test('an exclusion or an assumption is reworded in its place, left out, added and undone, and merged with those of another tab', () => {
  const [app, own] = ['A mobile app.', 'b7d2']
  for (const list of ['exclusions', 'assumptions'] as const) {
    const put = (scope: Scope, of: string, text: string) => putOwn(scope, list, { of, text })
    const base = put(put(emptyScope, app, 'A native app.'), own, 'Hosting.')
    expect(base[list]).toEqual([
      { of: app, text: 'A native app.' },
      { of: own, text: 'Hosting.' },
    ])

    expect(put(base, app, 'An app.')[list]!.map(({ text }) => text)).toEqual(['An app.', 'Hosting.'])

    const mine = removeOwn(base, list, { of: app })
    const theirs = removeOwn(base, list, { of: own, isAdded: true })
    expect(mergeScopes(base, mine, theirs)[list]).toEqual([{ of: app }])
    expect(put(mine, app, app)[list]).toEqual([{ of: own, text: 'Hosting.' }])
  }
})

test('a risk is reworded in its place, left out, added and undone, and merged with those of another tab', () => {
  const worded = { risk: 'No provider', impact: 'low', description: '', mitigation: '' } as const
  const put = (scope: Scope, of: string) => putOwn(scope, 'risks', { of, risk: worded })
  const base = put(put(emptyScope, 'Payments'), 'b7d2')
  expect(base.risks!.map(({ of }) => of)).toEqual(['Payments', 'b7d2'])

  const mine = removeOwn(base, 'risks', { of: 'Payments' })
  expect(mine.risks).toEqual([{ of: 'Payments' }, { of: 'b7d2', risk: worded }])
  const theirs = removeOwn(undoOwn(base, 'risks', 'b7d2'), 'risks', { of: 'Old data' })
  expect(mergeScopes(base, mine, theirs).risks).toEqual([{ of: 'Old data' }, { of: 'Payments' }])
  expect(undoOwn(mine, 'risks', 'Payments').risks).toEqual([{ of: 'b7d2', risk: worded }])
})

test('merging with a tab that changed nothing keeps the own edits, and the other way round', () => {
  const sorted = ({ changes, added, exclusions, risks }: Scope) =>
    [changes, added, exclusions ?? [], risks ?? []].map((items) => items.map((item) => JSON.stringify(item)).toSorted())
  const scopes = someBreakdown.chain((breakdown) => {
    const some = someScope(breakdownOf(breakdown.components.slice(0, 2)))
    return fc.tuple(some, some)
  })
  fc.assert(
    fc.property(scopes, ([base, edited]) => {
      expect(sorted(mergeScopes(base, edited, base))).toEqual(sorted(edited))
      expect(sorted(mergeScopes(base, base, edited))).toEqual(sorted(edited))
    }),
  )
})

import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Difference } from '#contract/difference'
import type { Scope } from '#contract/scope'
import { someBreakdown, someScope, someSettings, someTerms } from '#scripts/testing/arbitraries'
import { changeReport, summarizeChange } from './change-text'
import { type EstimateWithBasis, difference } from './difference'
import { aTask, component, estimate, hundredHours, inputOf } from './estimate.fixture'
import { estimationOf } from './estimate'

const someEstimate = fc.tuple(someBreakdown, someSettings, someTerms).chain(([breakdown, settings, terms]) =>
  someScope(breakdown).map(
    (scope): EstimateWithBasis => ({
      estimation: estimationOf({ ...inputOf(breakdown, settings), terms: { ...terms, currency: 'EUR' }, scope }),
      settings,
      terms,
    }),
  ),
)

const sumOf = (amounts: (number | undefined)[]) => amounts.reduce<number>((sum, one) => sum + one!, 0)

test('the rows of any two estimates add up to the differences of hours and price', () => {
  fc.assert(
    fc.property(someEstimate, someEstimate, (one, other) => {
      const { hours, price, rows } = v.parse(Difference, difference(one, other))

      expect(sumOf(rows.map((row) => row.hours))).toBe(hours.after - hours.before)
      expect(sumOf(rows.map((row) => row.price))).toBe(price!.after - price!.before)
    }),
    { numRuns: 30 },
  )
})

test('an estimate compared with itself has no difference', () => {
  const compared = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(hundredHours) })

  expect(compared.rows).toEqual([])
  expect(summarizeChange(compared)).toBe('±0 h, ±$0, ±0 weeks')
})

test('a row names the tasks that were added, removed and changed, with their lines', () => {
  const [accounts, shop] = hundredHours.components
  const after = {
    ...hundredHours,
    components: [
      component([...accounts!.tasks.slice(1), aTask({ name: 'Password reset', sources: [7] })]),
      { ...shop!, tasks: shop!.tasks.map((task, at) => (at === 0 ? { ...task, likely: 14, pessimistic: 18 } : task)) },
    ],
  }
  const { rows } = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(after) })

  expect(rows).toMatchObject([
    { name: 'Shop', tasks: [{ kind: 'changed', name: 'Part 0', lines: [{ id: 1 }] }] },
    {
      name: 'Accounts',
      hours: 0,
      tasks: [
        { kind: 'added', name: 'Password reset', hours: 10, lines: [{ id: 7, text: 'Line 7' }] },
        { kind: 'removed', name: 'Screen 0', hours: -10, lines: [{ id: 2 }] },
      ],
    },
    { name: 'Discovery and planning', tasks: [] },
    { name: 'Testing and fixing', tasks: [] },
  ])
})

test('a component with the name of supporting work is another row', () => {
  const named = component([aTask({ name: 'Test plan' })], 'Testing and fixing')
  const more = { ...hundredHours, components: [...hundredHours.components, named] }
  const { rows } = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(more) })

  expect(rows.filter(({ name }) => name === 'Testing and fixing')).toMatchObject([
    { hours: 10, tasks: [{ kind: 'added', name: 'Test plan' }] },
    { hours: 3, tasks: [] },
  ])
})

test('a renamed component and a moved task are no difference, and what else changed in them is', () => {
  const shop = (change: object): Scope['changes'][number] => ({
    component: 'Shop',
    task: { name: 'Part 0', role: 'Back-end developer' },
    ...change,
  })
  const scoped = (changes: Scope['changes'], added: Scope['added']) => ({
    estimation: estimationOf({ ...inputOf(hundredHours), scope: { changes, added } }),
  })
  const edited = (...changes: Scope['changes']) => scoped(changes, [])
  const arranged = [{ component: 'Accounts', name: 'Members' }, shop({ movedTo: 'Accounts' })] as const
  const [plain, moved] = [edited(), edited(...arranged)]

  expect(difference(plain, moved).rows).toEqual([])
  expect(difference(moved, plain).rows).toEqual([])
  expect(difference(plain, edited(shop({ movedTo: 'Vouchers' }))).rows).toEqual([])
  const more = edited(arranged[0], shop({ movedTo: 'Accounts', hours: { likely: 14 } }))
  for (const before of [plain, moved])
    expect(difference(before, more).rows[0]).toMatchObject({
      name: 'Members',
      hours: 4,
      price: 400,
      tasks: [{ kind: 'changed', name: 'Part 0', hours: 4 }],
    })
  const out = edited(arranged[0], shop({ movedTo: 'Accounts', state: 'out' }))
  const removed = difference(plain, out)
  expect(removed.rows[0]).toMatchObject({ name: 'Shop', tasks: [{ kind: 'removed', name: 'Part 0' }] })
  expect(removed.leftOut).toEqual([])

  const added = ['Shop', 'Accounts', 'Vouchers'].map((component, at) => ({
    id: `a${at}`,
    component,
    name: 'Gift cards',
    role: 'Back-end developer' as const,
    hours: { likely: 9 },
    state: 'in' as const,
    sources: [],
  }))
  for (const to of added) expect(difference(scoped([], [added[0]!]), scoped([], [to])).rows).toEqual([])
  expect(difference(scoped([], added.slice(0, 2)), scoped([], added.slice(1, 2))).rows[0]).toMatchObject({
    name: 'Shop',
    tasks: [{ kind: 'removed', name: 'Gift cards' }],
  })
})

test('estimates in different currencies are compared by their hours only', () => {
  const [one, other] = [estimate(hundredHours), estimate(hundredHours)]
  const euros = { ...other, price: { ...other.price!, currency: 'EUR', quoted: 5 } }

  expect(difference({ estimation: one }, { estimation: euros })).toEqual({
    hours: { before: 141, after: 141 },
    weeks: { before: 3, after: 3 },
    rows: [],
    leftOut: [],
  })
})

test('new work in a component out of scope counts nowhere, so the report names the component', () => {
  const [accounts, shop] = hundredHours.components
  const more = component([...shop!.tasks, aTask({ name: 'Gift cards' })], 'Shop')
  const [before, after] = [hundredHours, { ...hundredHours, components: [accounts!, more] }].map((breakdown) => ({
    estimation: estimationOf({
      ...inputOf(breakdown),
      scope: { changes: [{ component: 'Shop', state: 'out' }], added: [] },
    }),
  }))
  const compared = difference(before!, after!)

  expect(compared).toMatchObject({ rows: [], leftOut: ['Shop'] })
  expect(changeReport('Change request 1', compared)).toContain('new work in Shop.')
  expect(difference(after!, before!).leftOut).toEqual([])
})

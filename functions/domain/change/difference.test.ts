import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Breakdown, type Task, defaultWorkType } from '#contract/breakdown'
import { Difference } from '#contract/difference'
import type { Estimation } from '#contract/estimation'
import type { Scope, ScopeChange } from '#contract/scope'
import { defaultSettings, surchargeShare } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { rateOf } from '#domain/hours/price'
import { recordTitle } from '#domain/hours/record-texts'
import { supportingWorkOf } from '#domain/hours/supporting-work'
import { shownHoursIn } from '#domain/scope/shown-hours'
import {
  someBreakdown,
  someScope,
  someSettings,
  someTask,
  someTerms,
  someTrackRecord,
} from '#scripts/testing/arbitraries'
import { summarizeChange } from './change-text'
import type { EstimateWithBasis } from './price-basis'
import { difference, restNames } from './difference'

const someRecord = fc.option(someTrackRecord, { nil: undefined })

const someShare = fc.double({ min: 0, max: 1, noNaN: true })

const someConditions = fc.tuple(someBreakdown, someSettings, someTerms, someRecord, someShare)

const someEstimate = someConditions.chain(([breakdown, settings, terms, record, share]) =>
  someScope(breakdown).map((scope): EstimateWithBasis => {
    const input = {
      ...inputOf(breakdown, settings, share),
      terms: { ...terms, currency: 'EUR' as const },
      record,
      scope,
    }
    return { estimation: estimationOf(input), settings, terms }
  }),
)

const sumOf = (amounts: (number | undefined)[]) => amounts.reduce<number>((sum, one) => sum + one!, 0)

test('the rows of any two estimates add up to the differences of hours and price', () => {
  fc.assert(
    fc.property(someEstimate, someEstimate, fc.boolean(), (one, other, isClient) => {
      const { hours, price, rows } = v.parse(Difference, difference(one, other, { isClient }))

      expect(sumOf(rows.map((row) => row.hours))).toBe(hours.after - hours.before)
      expect(sumOf(rows.map((row) => row.price))).toBe(price!.after - price!.before)
    }),
    { numRuns: 15 },
  )
})

test('one more task is explained by itself and its supporting work, to its owner by hours at their rates', () => {
  const supporting: string[] = supportingWorkOf(defaultWorkType).map(({ name }) => name)
  fc.assert(
    fc.property(someConditions, someTask, ([breakdown, settings, terms, record, share], task) => {
      const more = { ...breakdown, components: [...breakdown.components, component([task], 'New')] }
      const [before, after] = [breakdown, more].map((given) => ({
        estimation: estimationOf({ ...inputOf(given, settings, share), terms, record }),
        settings,
        terms,
      }))
      const { rows } = difference(before!, after!)

      const read = difference(before!, after!, { isClient: true }).rows
      for (const cause of ['record', 'risk']) expect(read.map((row) => row.cause)).not.toContain(cause)
      expect(rows[0]).toMatchObject({ name: 'New', tasks: [{ kind: 'added' }] })
      const rate = rateOf(task.role, terms, settings) * (1 + surchargeShare[settings.priority])
      expect(Math.abs(rows[0]!.price! - rows[0]!.hours * rate)).toBeLessThan(1)
      const [one, other] = [before!, after!].map(({ estimation: { price } }) =>
        terms.quoteAt > 50 ? price!.contingency : 0,
      )
      expect(rows.find(({ cause }) => cause === 'risk')?.price ?? 0).toBe(other! - one!)
      for (const { name, hours } of rows.slice(1)) {
        expect([...supporting, recordTitle, restNames.rounding, restNames.risk, 'Discount', 'Tax']).toContain(name)
        if (supporting.includes(name)) expect(hours).not.toBe(0)
        if (name === restNames.rounding) expect(hours).toBe(0)
      }
      for (const { name, hours } of read)
        if (name === restNames.rounding) expect([hours, terms.quoteAt]).toEqual([0, 50])
    }),
    { numRuns: 15 },
  )
})

test('more work moves no row down and shows none without an effect, in whatever order its components are', () => {
  fc.assert(
    fc.property(
      someConditions,
      fc.array(someTask, { minLength: 1, maxLength: 3 }),
      ([breakdown, settings, terms], tasks) => {
        const more = [...breakdown.components, ...tasks.map((task, at) => component([task], `New ${at}`))]
        const estimateOf = (components: Breakdown['components']) => ({
          estimation: estimationOf({ ...inputOf({ ...breakdown, components }, settings), terms }),
        })
        const [before, after] = [estimateOf(breakdown.components), estimateOf(more)]
        const { rows } = difference(before, after)

        for (const { hours, price, tasks } of rows) {
          expect(hours).toBeGreaterThanOrEqual(0)
          expect([hours, price, tasks.length]).not.toEqual([0, 0, 0])
        }
        for (const { hours } of difference(after, before).rows) expect(hours).toBeLessThanOrEqual(0)
        const reversed = difference(estimateOf(breakdown.components.toReversed()), estimateOf(more.toReversed()))
        expect(reversed.rows).toEqual(rows)
      },
    ),
    { numRuns: 20 },
  )
})

test('a task of design, which is not tested, does not change the hours of testing', () => {
  const coded = aTask({ optimistic: 0.5, likely: 1.2195328092409696, pessimistic: 3.999536846955659 })
  // Its hours, added and subtracted, leave an error of floating-point numbers.
  const designed = aTask({ ...coded, role: 'UX/UI designer', likely: 0.67270916995274, pessimistic: 3.931576111358486 })
  const workType = { ...defaultWorkType, kind: 'extension', stage: 'prototype' } as const
  const [before, after] = [[coded], [coded, designed]].map((tasks) => {
    const components = tasks.map((task) => component([task], task.role))
    const settings = { ...defaultSettings, developerCount: 1 } as const
    return { estimation: estimationOf(inputOf({ ...hundredHours, workType, components }, settings)) }
  })

  expect(difference(before!, after!).rows.map(({ name }) => name)).toEqual([designed.role])
})

const studio = component(
  Array.from({ length: 14 }, (_, at) => aTask({ name: `Lesson ${at}`, optimistic: 7, pessimistic: 20 })),
  'Studio',
)

const withStudio = { ...hundredHours, components: [studio, ...hundredHours.components] }

const addToStudio = (task: Task) => ({
  ...withStudio,
  components: [component([...studio.tasks, task], 'Studio'), ...hundredHours.components],
})

const at80 = { ...defaultTerms, quoteAt: 80 as const, discount: 5, tax: 19 }

const quoted = (breakdown: Breakdown, share = 0) => ({
  estimation: estimationOf({ ...inputOf(breakdown, {}, share), terms: at80 }),
})

const tasksIn = ({ estimation }: { estimation: Estimation }) => estimation.components.flatMap(({ tasks }) => tasks)

test('a small task has the hours that the tables show, and supporting work has what is left', () => {
  for (const hours of [0.5, 1, 1.5]) {
    const email = aTask({ name: 'Email', optimistic: hours, likely: hours, pessimistic: hours })
    const before = quoted(withStudio)
    const shown = shownHoursIn(before.estimation.components)
    const input = { ...inputOf(addToStudio(email)), terms: at80, shown }
    const after = { estimation: estimationOf(input) }
    const compared = difference(before, after, { isClient: true })
    const [own] = tasksIn(after).flatMap((task) => (task.name === 'Email' ? task.hours : []))
    const left = compared.hours.after - compared.hours.before - own!
    expect(compared.rows).toMatchObject([
      { name: 'Studio', hours: own, tasks: [{ name: 'Email', hours: own }] },
      ...(left === 0 ? [] : [{ name: 'Testing and fixing', hours: left }]),
      { name: 'Discount' },
      { name: 'Tax' },
    ])
    // Cents of rounding stay beside hours that cost the same.
    const [task, testing] = compared.rows.map(({ hours, price }) => price! / hours)
    if (left !== 0) expect(task! / testing!).toBeCloseTo(1, 1)
  }
})

test('rounding moves no row against its work', () => {
  for (const pessimistic of [10, 11, 12, 13, 14]) {
    const [lesson, ...others] = studio.tasks
    const [before, after] = [10, 10.5].map((likely) => {
      const tasks = [{ ...lesson!, pessimistic, likely }, ...others]
      return quoted({ ...withStudio, components: [component(tasks, 'Studio'), ...hundredHours.components] })
    })
    for (const { hours } of difference(before!, after!).rows) expect(hours).toBeGreaterThanOrEqual(0)
    for (const { hours } of difference(after!, before!).rows) expect(hours).toBeLessThanOrEqual(0)
  }
})

test('rates that the table returns in another order are the same rates', () => {
  const email = aTask({ name: 'Email', optimistic: 1, likely: 1, pessimistic: 1 })
  const priced = (breakdown: Breakdown, rates: Terms['rates']) => {
    const terms = { ...at80, rates }
    return { estimation: estimationOf({ ...inputOf(breakdown), terms }), settings: defaultSettings, terms }
  }
  const before = priced(withStudio, { 'Project manager': 120, 'QA engineer': 85 })
  const after = priced(addToStudio(email), { 'QA engineer': 85, 'Project manager': 120 })
  expect(difference(before, after).rows.map(({ name }) => name)).not.toContain(restNames.basis)

  const dearer = priced(withStudio, { 'Project manager': 121, 'QA engineer': 85 })
  expect(difference(before, dearer).rows.map(({ name }) => name)).toContain(restNames.basis)
})

test('a client reads contingency in the price of the work that it follows from, and a row if the risk is another', () => {
  const [lesson] = studio.tasks
  const unsure = { ...lesson!, optimistic: 3, likely: 10.75, pessimistic: 21 }
  const components = [{ ...studio, tasks: [unsure, ...studio.tasks.slice(1)] }, ...hundredHours.components]
  const isClient = true
  const { rows } = difference(quoted(withStudio), quoted({ ...withStudio, components }), { isClient })
  expect(rows.map(({ name }) => name)).not.toContain(restNames.risk)
  expect(rows[0]).toMatchObject({ name: 'Studio', tasks: [{ kind: 'changed', name: 'Lesson 0' }] })

  const answered = difference(quoted(withStudio), quoted(withStudio, 1), { isClient })
  expect(answered.rows.map(({ name }) => name)).toEqual([restNames.risk, 'Discount', 'Tax'])
  expect(answered.rows[0]!.price).toBeLessThan(0)
})

test('changed rates are a row beside new work, which has the new ones', () => {
  const settings = { ...defaultSettings, hourlyRate: 200 }
  const before = { estimation: estimate(withStudio), settings: defaultSettings, terms: defaultTerms }
  const task = aTask({ name: 'Refunds' })
  const after = { estimation: estimate(addToStudio(task), settings), settings, terms: defaultTerms }
  const { rows } = difference(before, after)

  expect(rows[0]).toMatchObject({ name: 'Studio', hours: 10, price: 2_000 })
  expect(rows.at(-1)!.name).toBe(restNames.basis)
  expect(rows.at(-1)!.price! / before.estimation.totalCost).toBeCloseTo(1, 1)
})

test('an estimate compared with itself has no difference', () => {
  const compared = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(hundredHours) })

  expect(compared.rows).toEqual([])
  expect(summarizeChange(compared)).toBe('±0 h, ±$0, ±0 weeks')
})

test('a row names the tasks that were added, removed and changed, with their lines', () => {
  const [accounts, shop] = hundredHours.components
  const [, screen, ...screens] = accounts!.tasks
  // Nobody asks why a task is more certain beside others that moved.
  const certain = { ...screen!, optimistic: screen!.optimistic + 1, pessimistic: screen!.pessimistic - 1 }
  const after = {
    ...hundredHours,
    components: [
      component([certain, ...screens, aTask({ name: 'Password reset', sources: [7] })]),
      { ...shop!, tasks: shop!.tasks.map((task, at) => (at === 0 ? { ...task, likely: 14, pessimistic: 18 } : task)) },
    ],
  }
  const { rows } = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(after) })

  expect(rows).toMatchObject([
    { name: 'Shop', tasks: [{ kind: 'changed', name: 'Part 0', lines: [{ id: 1 }] }] },
    {
      name: 'Accounts',
      hours: 0,
      price: 0,
      tasks: [
        { kind: 'added', name: 'Password reset', hours: 10, lines: [{ id: 7, text: 'Line 7' }] },
        { kind: 'removed', name: 'Screen 0', hours: -10, lines: [{ id: 2 }] },
      ],
    },
    { name: 'Discovery and planning', hours: 1, price: 100, tasks: [] },
    { name: 'Testing and fixing', hours: 4, price: 400, tasks: [] },
  ])
})

test('a task is named beside others that moved if its role costs more', () => {
  const terms = { ...defaultTerms, rates: { 'Front-end developer': 200 } }
  const edited = (...changes: (Omit<ScopeChange, 'component' | 'task'> & { name: string })[]) => ({
    estimation: estimationOf({
      ...inputOf(hundredHours),
      terms,
      scope: {
        changes: changes.map(({ name, ...change }) => ({
          component: 'Shop',
          task: { name, role: 'Back-end developer' },
          ...change,
        })),
        added: [],
      },
    }),
  })
  const { rows } = difference(
    edited(),
    edited(
      { name: 'Part 0', role: 'Front-end developer' },
      { name: 'Part 1', hours: { likely: 14 } },
      { name: 'Part 2', state: 'out' },
    ),
  )

  expect(rows[0]!.tasks.map(({ name, hours }) => [name, hours])).toEqual(
    expect.arrayContaining([
      ['Part 0', 0],
      ['Part 1', 4],
      ['Part 2', -10],
    ]),
  )
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
  for (const { component } of added)
    expect(difference(scoped([], [added[0]!]), scoped([], [{ ...added[0]!, component }])).rows).toEqual([])
  expect(difference(scoped([], added.slice(0, 2)), scoped([], added.slice(1, 2))).rows[0]).toMatchObject({
    name: 'Shop',
    tasks: [{ kind: 'removed', name: 'Gift cards' }],
  })
})

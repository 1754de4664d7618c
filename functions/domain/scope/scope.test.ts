import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Breakdown, Task } from '#contract/breakdown'
import { Estimation } from '#contract/estimation'
import { type Scope, type ScopeState, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { normalizeComponents } from '#domain/hours/breakdown'
import { expectedHours } from '#domain/hours/range'
import { wordsOf } from '#domain/text/words'
import { breakdownOf, someBreakdown, someScope, someSettings, someTerms } from '#scripts/testing/arbitraries'
import { indexIncluded, outOfScopeSentence } from './exclusion-sentences'
import { applyScope } from './scope'

const runs = { numRuns: 40 }

const lines = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, text: `Line ${at + 1}` }))
const lineIds = new Set(lines.map(({ id }) => id))

const estimate = (breakdown: Breakdown, scope: Scope, { settings = defaultSettings, terms = defaultTerms } = {}) =>
  estimationOf({
    breakdown,
    lines,
    constraints: [],
    settings,
    terms,
    scope,
    answeredShare: 0.5,
    assumed: [],
    analyst: 'an analyst',
    startsOn: new Date('2026-11-20T09:00:00Z'),
  })

const aTask = (name: string, likely: number, sources: number[], given: Partial<Task> = {}): Task => ({
  name,
  role: 'Back-end developer',
  optimistic: likely / 2,
  likely,
  pessimistic: 1.5 * likely,
  sources,
  ...given,
})

const shop = breakdownOf([
  {
    name: 'Catalog',
    description: 'What is for sale',
    complexity: 'low',
    tasks: [aTask('Products', 12, [1]), aTask('Search', 8, [2], { role: 'Front-end developer' })],
  },
  {
    name: 'Payments',
    description: 'Cards',
    complexity: 'high',
    tasks: [aTask('Cards', 10, [3]), aTask('Refunds', 6, [4])],
  },
])

const payments = (state: ScopeState) => ({ component: 'Payments', state })
const task = (component: string, name: string, change: object) => ({
  component,
  task: { name, role: 'Back-end developer' as const },
  ...change,
})

const sum = (rows: readonly { hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
const cost = (rows: readonly { cost: number }[]) => rows.reduce((sum, { cost }) => sum + cost, 0)

const someScoped = someBreakdown.chain((breakdown) =>
  fc.tuple(fc.constant(breakdown), someScope({ components: normalizeComponents(breakdown.components, lineIds) })),
)

test('everything adds up exactly, whatever the scope and the terms', () => {
  fc.assert(
    fc.property(someScoped, someSettings, someTerms, ([breakdown, scope], settings, terms) => {
      const estimation = estimate(breakdown, scope, { settings, terms })
      const { totalHours, totalCost, base, surcharge, components, phases, resources, range, price } = estimation

      expect(v.parse(Estimation, estimation)).toEqual(estimation)
      expect([sum(components), sum(phases), sum(resources)]).toEqual([totalHours, totalHours, totalHours])
      expect([cost(components), cost(phases), base + surcharge]).toEqual([totalCost, totalCost, totalCost])
      expect(resources.reduce((sum, { cost = 0 }) => sum + cost, 0)).toBe(totalCost)
      expect(range.p50).toEqual({ hours: totalHours, cost: totalCost })
      expect(price!.quoted).toBe(totalCost + price!.contingency)
      expect(price!.total).toBe(price!.quoted - price!.discount.amount + price!.tax.amount)
      const names = components.flatMap(({ name, tasks }) => (tasks.length > 0 ? wordsOf(name) : []))
      expect(new Set(names).size).toBe(names.length)
    }),
    runs,
  )
})

test('the order of changes and of added tasks decides no figure', () => {
  fc.assert(
    fc.property(someScoped, ([breakdown, { changes, added }]) => {
      const backwards = estimate(breakdown, { changes: changes.toReversed(), added: added.toReversed() })
      const { totalHours, totalCost, range, phases } = estimate(breakdown, { changes, added })

      expect(backwards).toMatchObject({ totalHours, totalCost, range, phases })
    }),
    runs,
  )
})

test("undoing everything gives exactly the analyst's estimate", () => {
  fc.assert(
    fc.property(someBreakdown, (breakdown) => {
      const components = normalizeComponents(breakdown.components, lineIds)
      const untouched = components.flatMap(({ name, tasks }) => [
        { component: name, state: 'in' as const, name },
        ...tasks.map(({ name: task, role, likely, optimistic, pessimistic }) => ({
          component: name,
          task: { name: task, role },
          name: task,
          role,
          hours: { likely, optimistic, pessimistic },
          movedTo: name,
        })),
      ])

      expect(estimate(breakdown, { changes: untouched, added: [] })).toEqual(estimate(breakdown, emptyScope))
    }),
    runs,
  )
})

test('an option costs the difference between the estimate with it and without it', () => {
  const oneOptional = someBreakdown
    .filter(({ components }) => normalizeComponents(components, lineIds).length > 0)
    .chain((breakdown) => {
      const [first, ...others] = normalizeComponents(breakdown.components, lineIds)
      return fc.record({
        breakdown: fc.constant(breakdown),
        first: fc.constant(first!),
        ofTask: fc.boolean(),
        changes: someScope({ components: others }).map(({ changes }) =>
          changes.filter(({ state }) => state !== 'optional'),
        ),
      })
    })
  fc.assert(
    fc.property(oneOptional, someTerms, ({ breakdown, first, ofTask, changes }, terms) => {
      const [{ name, role }] = first.tasks as [Task]
      const optional = { component: first.name, ...(ofTask && { task: { name, role } }), state: 'optional' as const }
      const without = estimate(breakdown, { changes: [...changes, optional], added: [] }, { terms })
      const withIt = estimate(breakdown, { changes, added: [] }, { terms })

      expect(without.options).toMatchObject([
        {
          component: first.name,
          hours: withIt.totalHours - without.totalHours,
          price: withIt.price!.quoted - without.price!.quoted,
        },
      ])
    }),
    { numRuns: 25 },
  )
})

test('an optional component is outside the total, and its price includes the supporting work that it adds', () => {
  const whole = estimate(shop, emptyScope)
  const { options, totalHours, components, notEstimated } = estimate(shop, {
    changes: [payments('optional')],
    added: [],
  })

  expect(components.map(({ name }) => name)).not.toContain('Payments')
  expect(options).toMatchObject([
    { component: 'Payments', title: 'Payments', hours: whole.totalHours - totalHours, sources: [3, 4] },
  ])
  expect(options[0]!.hours).toBeGreaterThan(16)
  expect(notEstimated).not.toContain(3)
})

test('an option whose component has a name that fits anything is named by its tasks', () => {
  const titlesOf = (name: string, tasks: Task[], change = {}) =>
    estimate(breakdownOf([shop.components[0]!, { name, description: '', complexity: 'low', tasks }]), {
      changes: [{ component: name, state: 'optional', ...change }],
      added: [],
    }).options.map(({ title }) => title)
  const layers = (name: string, source: number) =>
    ['screens', 'back end'].map((layer) => aTask(`${name}: ${layer}`, 4, [source]))
  const design = aTask('General features: design', 2, [3], { role: 'UX/UI designer' })

  expect(titlesOf('General features', [...layers('Ratings', 3), design])).toEqual(['Ratings'])
  const several = ['Ratings', 'Photos', 'Labels', 'Notes'].flatMap((name, at) => layers(name, 3 + at))
  expect(titlesOf('Other', several)).toEqual(['Ratings; Photos; 2 more'])
  expect(titlesOf('Weitere Anforderungen', several.slice(0, 4))).toEqual(['Ratings; Photos'])
  expect(titlesOf('General ledger', several)).toEqual(['General ledger'])
  const [{ name, role }] = several as [Task]
  expect(titlesOf('General features', several, { task: { name, role } })).toEqual(['Ratings: screens'])
})

test('a description that names a task goes with the task, and with its name', () => {
  const description = (name: string, change: object) =>
    estimate(shop, { changes: [task('Payments', name, change)], added: [] }).components.find(
      (component) => component.name === 'Payments',
    )?.description

  expect(description('Cards', { state: 'in' })).toBe('Cards')
  expect(description('Cards', { hours: { likely: 12 } })).toBe('Cards')
  expect(description('Refunds', { state: 'out' })).toBe('Cards')
  for (const change of [
    { state: 'out' },
    { state: 'optional' },
    { name: 'Invoices' },
    { name: 'Invoices', state: 'out' },
  ])
    expect(description('Cards', change)).toBe('')
})

test('work that is out of scope is excluded with its requirement lines, which are not reported as missed', () => {
  const { exclusions, outOfScope, notEstimated, lines, totalHours } = estimate(shop, {
    changes: [task('Payments', 'Refunds', { state: 'out' })],
    added: [],
  })

  expect(exclusions).toContain('Out of scope: Refunds (Payments), asked for in “Line 4”.')
  expect(outOfScope).toMatchObject([{ component: 'Payments', task: { name: 'Refunds' }, sources: [4] }])
  const sentence = `Money is paid back${' and back'.repeat(30)}.`
  const nameWork = (title: string, texts: readonly string[]) => {
    const read = texts.map((text, at) => ({ id: at + 1, text }))
    const sources = read.map(({ id }) => id)
    const work = { component: title, title, tasks: [aTask('Part', 2, sources)], sources }
    return outOfScopeSentence(work, read, indexIncluded([], []), [])
  }
  for (const mark of ['- ', '## '])
    expect(nameWork('Refunds', [`${mark}${sentence}`])).toBe(
      `Out of scope: Refunds, asked for in “${sentence.slice(0, -1)}”.`,
    )
  const [row, repeated] = ['| R-1 | Refunds | By card | Must |', 'Accepted in May']
  expect(nameWork('Refunds', [row, repeated, repeated, 'Two', 'Three'])).toBe(
    'Out of scope: Refunds, asked for in “Refunds – By card”, “Accepted in May”, “Two” and 1 more line.',
  )
  const letter = ['Two things for our shop:', 'Customers ask for refunds', 'Can they see them?']
  expect(nameWork('Customers ask for refunds (Orders)', letter)).toBe(
    'Out of scope: Customers ask for refunds (Orders), asked for in “Two things for our shop” and “Can they see them?”.',
  )
  expect(nameWork('Refunds', ['Hi Jo, customers get their money back. Best, Ada'])).toBe(
    'Out of scope: Refunds, asked for in “Customers get their money back”.',
  )
  // A line about all of its kind does not name the work.
  const all = 'All interfaces are documented. Test systems exist for some.'
  expect(nameWork('Integration with Ship register', [all, 'Boats are looked up in a ship register.'])).toBe(
    'Out of scope: Integration with Ship register, asked for in “Boats are looked up in a ship register”.',
  )
  expect(nameWork('Integration with Ship register', [all])).toBe(
    'Out of scope: Integration with Ship register, including “Part”.',
  )
  expect(notEstimated).not.toContain(4)
  expect(lines.map(({ id }) => id)).toContain(4)
  expect(totalHours).toBeLessThan(estimate(shop, emptyScope).totalHours)
})

test('without anything in scope there are no hours and no price', () => {
  const everythingOut = ['Catalog', 'Payments'].map((component) => ({ component, state: 'out' as const }))
  const { totalHours, totalCost, price, components, assumptions } = estimate(shop, {
    changes: everythingOut,
    added: [],
  })

  expect({ totalHours, totalCost, total: price!.total, components, assumptions }).toEqual({
    totalHours: 0,
    totalCost: 0,
    total: 0,
    components: [],
    assumptions: ['All work is optional or out of scope, so nothing is priced.'],
  })
})

test("a changed task shows the analyst's figures, and its range scales with the likely hours", () => {
  const { components } = estimate(shop, {
    changes: [task('catalog', 'PRODUCTS!', { hours: { likely: 24 }, name: 'Product list', role: 'Data engineer' })],
    added: [],
  })
  const catalog = components.find(({ name }) => name === 'Catalog')!
  const { optimistic, likely, pessimistic, name, role, original } = catalog.tasks[0]!

  expect({ optimistic, likely, pessimistic, name, role }).toEqual({
    optimistic: 12,
    likely: 24,
    pessimistic: 36,
    name: 'Product list',
    role: 'Data engineer',
  })
  expect(original).toMatchObject({ name: 'Products', role: 'Back-end developer', likely: 12 })
  expect(catalog).toMatchObject({ hours: 32, analystHours: 20 })
})

test('an added task joins the component of that name, or forms a new one, and takes its likely hours', () => {
  const added = ['payments', 'Vouchers'].map((component, at) => ({
    id: `a${at}`,
    component,
    name: 'Gift cards',
    role: 'Back-end developer' as const,
    hours: { likely: 9 },
    state: 'in' as const,
    sources: [5, 99, 5],
  }))
  const { components, notEstimated } = estimate(shop, { changes: [], added })

  const tasks = components.flatMap(({ name, tasks }) =>
    tasks.filter(({ isAdded }) => isAdded).map((task) => [name, expectedHours(task), task.sources]),
  )
  expect(tasks).toEqual([
    ['Payments', 9, [5]],
    ['Vouchers', 9, [5]],
  ])
  expect(notEstimated).not.toContain(5)
})

test('a change whose task no longer exists is listed, and the others apply', () => {
  const { unapplied, options } = estimate(shop, {
    changes: [payments('optional'), task('Catalog', 'Ratings', { state: 'out' })],
    added: [],
  })

  expect(unapplied).toEqual([{ component: 'Catalog', task: { name: 'Ratings', role: 'Back-end developer' } }])
  expect(options).toHaveLength(1)
})

test('a scope never changes the breakdown itself', () => {
  const components = normalizeComponents(shop.components, lineIds)
  const before = structuredClone(components)
  applyScope(
    components,
    { changes: [payments('out'), task('Catalog', 'Products', { hours: { likely: 1 } })], added: [] },
    lineIds,
  )

  expect(components).toEqual(before)
})

import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Component, type Task, buildRoles } from '#contract/breakdown'
import { someBreakdown } from '#scripts/testing/arbitraries'
import { findIssues, normalizeComponents } from './breakdown'
import { expectedHours } from './range'

const lineIds = new Set(Array.from({ length: 40 }, (_, at) => at + 1))
const lines = [...lineIds].map((id) => ({ id, text: `Line ${id}` }))

const aTask = (task: Partial<Task> = {}): Task => ({
  name: 'Sign-in form',
  role: 'Front-end developer',
  optimistic: 2,
  likely: 4,
  pessimistic: 8,
  sources: [1],
  ...task,
})
const aComponent = (tasks: Task[], component: Partial<Component> = {}): Component => ({
  name: 'Accounts',
  description: 'Who may come in',
  complexity: 'low',
  tasks,
  ...component,
})
const normalizedTasks = (...tasks: Task[]) =>
  normalizeComponents([aComponent(tasks)], lineIds).flatMap(({ tasks }) => tasks)

test('a valid breakdown is not changed', () => {
  const components = [aComponent([aTask(), aTask({ name: 'Sessions', role: 'Back-end developer', sources: [1, 2] })])]

  expect(normalizeComponents(components, lineIds)).toEqual(components)
  expect(findIssues(components, lines)).toEqual([])
})

test('hours out of order are sorted', () => {
  expect(normalizedTasks(aTask({ optimistic: 8, likely: 2, pessimistic: 4 }))).toEqual([aTask()])
})

test('hours below half an hour and invalid numbers become half an hour', () => {
  const minimum = { optimistic: 0.5, likely: 0.5, pessimistic: 0.5 }

  expect(normalizedTasks(aTask({ optimistic: -5, likely: 0, pessimistic: 0.1 }))).toEqual([aTask(minimum)])
  expect(normalizedTasks(aTask({ optimistic: Number.NaN, likely: Number.NaN, pessimistic: Number.NaN }))).toEqual([
    aTask(minimum),
  ])
})

test('a task of more than 1,000 hours is capped at 1,000 hours', () => {
  const parts = normalizedTasks(aTask({ optimistic: 1_500, likely: 3_000, pessimistic: 6_000 }))

  expect(parts.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1_000)
})

test('a range wider than eightfold is narrowed around its likely hours', () => {
  expect(normalizedTasks(aTask({ optimistic: 0.5, likely: 10, pessimistic: 40 }))).toEqual([
    aTask({ optimistic: 5, likely: 10, pessimistic: 40 }),
  ])
  expect(normalizedTasks(aTask({ optimistic: 0.5, likely: 1, pessimistic: 40 }))).toEqual([
    aTask({ optimistic: 1, likely: 1, pessimistic: 8 }),
  ])
})

test('unknown lines are removed, and so is a task that cites no other', () => {
  expect(normalizedTasks(aTask({ sources: [900, 3, 1, 3, -1, 1.5] }))).toEqual([aTask({ sources: [3, 1] })])
  const asked = aTask({ sources: [], answers: ['q2'] })
  expect(normalizedTasks(asked)).toEqual([asked])
  expect(normalizedTasks(aTask({ sources: [900] }), aTask({ sources: [] }))).toEqual([])
})

test('a task of 40 hours is split into three parts with the same total', () => {
  const task = aTask({ optimistic: 20, likely: 40, pessimistic: 80 })
  const parts = normalizedTasks(task)

  expect(parts.map(({ name }) => name)).toEqual([
    'Sign-in form (1 of 3)',
    'Sign-in form (2 of 3)',
    'Sign-in form (3 of 3)',
  ])
  expect(parts.every(({ likely, sources }) => likely <= 14 && sources.includes(1))).toBe(true)
  expect(parts.reduce((sum, part) => sum + expectedHours(part), 0)).toBeCloseTo(expectedHours(task), 9)
})

test('a duplicated task counts once, with the larger hours and the lines of both', () => {
  const again = aTask({ name: ' sign-in  FORM', optimistic: 1, likely: 6, pessimistic: 8, sources: [7] })

  expect(normalizedTasks(aTask(), again)).toEqual([aTask({ likely: 6, sources: [1, 7] })])
  expect(normalizedTasks(aTask(), aTask({ role: 'Back-end developer' }))).toHaveLength(2)
})

test('a component found in two chunks is merged into one', () => {
  const normalized = normalizeComponents(
    [aComponent([aTask()]), aComponent([aTask(), aTask({ name: 'Reset' })], { name: 'ACCOUNTS', description: 'More' })],
    lineIds,
  )

  expect(normalized).toEqual([aComponent([aTask(), aTask({ name: 'Reset' })])])
})

test('a component without a valid task is removed', () => {
  expect(normalizeComponents([aComponent([]), aComponent([aTask({ sources: [99] })])], lineIds)).toEqual([])
})

test('names are cut to one line within the limit of the contract', () => {
  const [component] = normalizeComponents(
    [aComponent([aTask({ name: `Form\n\0${'x'.repeat(300)}`, likely: 20, pessimistic: 30 })], { name: 'a\r\nb' })],
    lineIds,
  )

  expect(component?.name).toBe('a b')
  for (const { name } of component!.tasks) expect(name).toMatch(/^Form x{180,}… \([12] of 2\)$/)
  expect(v.is(Component, component)).toBe(true)
})

test('a name of only control characters becomes "Unnamed"', () => {
  expect(normalizedTasks(aTask({ name: '\0\u200b' }))).toEqual([aTask({ name: 'Unnamed' })])
})

test('an oversized model output still fits into its record', () => {
  const components = Array.from({ length: 500 }, (_, at) =>
    aComponent(
      Array.from({ length: 20 }, (_, position) =>
        aTask({
          name: `Task ${position}`,
          likely: 1e300,
          pessimistic: Number.POSITIVE_INFINITY,
          sources: [...lineIds],
        }),
      ),
      { name: `Component ${at}` },
    ),
  )
  const tasks = normalizeComponents(components, lineIds).flatMap(({ tasks }) => tasks)

  expect(tasks).toHaveLength(2_000)
  expect(tasks.every(({ likely }) => likely <= 14)).toBe(true)
})

test('any model output becomes a valid breakdown, and repairing it again changes nothing', () => {
  const anyTask = fc.record({
    name: fc.string({ minLength: 1, maxLength: 5 }),
    role: fc.constantFrom(...buildRoles),
    optimistic: fc.double({ max: 3_000 }),
    likely: fc.double({ max: 3_000 }),
    pessimistic: fc.double({ max: 3_000 }),
    sources: fc.array(fc.integer({ min: -2, max: 60 }), { maxLength: 5 }),
  })
  fc.assert(
    fc.property(fc.array(fc.array(anyTask, { maxLength: 8 }), { maxLength: 4 }), (tasks) => {
      const components = tasks.map((tasks, at) => aComponent(tasks, { name: `Component ${at}` }))
      const normalized = normalizeComponents(components, lineIds)

      expect(normalizeComponents(normalized, lineIds)).toEqual(normalized)
      expect(v.parse(v.array(Component), normalized)).toEqual(normalized)
      for (const { optimistic, likely, pessimistic, sources } of normalized.flatMap(({ tasks }) => tasks)) {
        expect(0.5 <= optimistic && optimistic <= likely && likely <= pessimistic).toBe(true)
        expect(likely).toBeLessThanOrEqual(14)
        expect(pessimistic).toBeLessThanOrEqual(optimistic * 8 * (1 + 1e-9))
        expect(sources.length).toBeGreaterThan(0)
        expect(sources.every((id) => lineIds.has(id))).toBe(true)
      }
    }),
  )
})

test('normalization never changes the hours of a valid breakdown', () => {
  fc.assert(
    fc.property(someBreakdown, ({ components }) => {
      const hours = (components: Component[]) => components.flatMap(({ tasks }) => tasks.map(expectedHours))

      expect(hours(normalizeComponents(components, lineIds))).toEqual(hours(components))
    }),
  )
})

test('the model gets a list of corrections, task by task', () => {
  const invalid = [
    aTask({ name: 'Everything', likely: 40, pessimistic: 90 }),
    aTask({ name: 'Upside down', optimistic: 9 }),
    aTask({ name: 'Out of thin air', sources: [] }),
    aTask({ name: 'Elsewhere', sources: [1, 77, 78] }),
  ]

  expect(findIssues([aComponent(invalid)], lines)).toEqual([
    'Task "Everything" of "Accounts" is likely to take 40 h: split it into tasks of at most 14 h each.',
    'Task "Upside down" of "Accounts" has hours of 9, 4 and 8: the likely ones must be at least 0.5, and optimistic ≤ likely ≤ pessimistic.',
    'Task "Out of thin air" of "Accounts" cites no requirement line: cite the lines that it fulfills.',
    'Task "Elsewhere" of "Accounts" cites line 77, 78, which does not exist: the lines are 1 to 40.',
  ])
})

test('optimistic hours below half an hour need no repair', () => {
  const label = aTask({ name: 'Label', optimistic: 0.25, likely: 0.5, pessimistic: 1 })

  expect(findIssues([aComponent([label])], lines)).toEqual([])
  expect(normalizedTasks(label)).toMatchObject([{ optimistic: 0.5, likely: 0.5, pessimistic: 1 }])
})

test('the list of corrections for a model that errs everywhere stays short', () => {
  const issues = findIssues(
    [aComponent(Array.from({ length: 100 }, () => aTask({ likely: 99, pessimistic: 100 })))],
    lines,
  )

  expect(issues).toHaveLength(31)
  expect(issues.at(-1)).toBe('There are 70 more issues like these.')
})

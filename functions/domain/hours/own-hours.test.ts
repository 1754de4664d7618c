import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import { Estimation } from '#contract/estimation'
import { type Scope, emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { someBreakdown } from '#scripts/testing/arbitraries'
import { hoursBefore, isResized } from './range'

const estimate = (breakdown: Breakdown, scope: Scope) => estimationOf({ ...inputOf(breakdown), scope })

const someHalves = fc.integer({ min: 1, max: 80 }).map((count) => count / 2)

test('hours that a person types are the hours shown, and rounding goes to other tasks', () => {
  fc.assert(
    fc.property(someBreakdown, someHalves, (breakdown, likely) => {
      const [first] = estimate(breakdown, emptyScope).components
      fc.pre(first !== undefined)
      const { name, role, hours } = first.tasks[0]!
      const typed = { component: first.name, task: { name, role }, hours: { likely } }
      const { components } = estimate(breakdown, { changes: [typed], added: [] })
      const { tasks } = components.find((component) => component.name === first.name)!

      const task = tasks.find((task) => task.name === name && task.role === role)!
      expect(task).toMatchObject({ likely, hours: likely })
      // Beside them are the hours that were shown before.
      if (isResized(task)) expect(hoursBefore(task.original!)).toBe(hours)
    }),
  )
})

test('the hours before a change are rounded if an earlier estimate did not store them', () => {
  expect(hoursBefore({ optimistic: 12.5, likely: 12.5, pessimistic: 12.5 })).toBe(13)
})

test('a line is no longer to be checked once a person typed the hours of all tasks that build it', () => {
  const [design, part] = hundredHours.components.map(({ name, tasks }) => ({ name, task: tasks[0]! }))
  const task = (name: string, sources: number[]) => ({ ...part!.task, name, sources })
  const tasks = [task('Upload', [1]), task('Search', [2]), task('Sort', [2]), { ...design!.task, sources: [1, 2] }]
  const assumptions = ['Please check these lines first: [lines 1-2].', 'The shop [line 1] is small.']
  const breakdown = { ...hundredHours, components: [{ ...hundredHours.components[1]!, tasks }], assumptions }
  const after = (...names: string[]) => {
    const changes = names.map((name) => ({
      component: 'Shop',
      task: { name, role: part!.task.role },
      hours: { likely: 10 },
    }))
    const { assumptions } = estimate(breakdown, { changes, added: [] })
    return assumptions.slice(
      0,
      assumptions.findIndex((text) => text.includes('is small')),
    )
  }

  expect(after()).toEqual(['Please check these lines first: [lines 1-2].'])
  expect(after('Upload', 'Sort')).toEqual(['Please check these lines first: [line 2].'])
  expect(after('Upload', 'Sort', 'Search')).toEqual([])
})

test('a saved estimate says which hours are one number that a person typed', () => {
  const [
    {
      name: component,
      tasks: [task, other],
    },
  ] = hundredHours.components as [(typeof hundredHours.components)[0]]
  const change = (changed: typeof task, hours: { likely: number; pessimistic?: number }) => ({
    component,
    task: { name: changed!.name, role: changed!.role },
    hours,
  })
  const changes = [change(task, { likely: 8 }), change(other, { likely: 8, pessimistic: 20 })]
  const { components } = v.parse(Estimation, estimate(hundredHours, { changes, added: [] }))

  const { tasks } = components.find(({ name }) => name === component)!
  expect(tasks.filter(({ isTyped }) => isTyped).map(({ name }) => name)).toEqual([task!.name])
})

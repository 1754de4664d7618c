import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BuildRole,
  type Component,
  type Task,
  type WorkType,
  buildRoles,
  kinds,
  stages,
} from '#contract/breakdown'
import { aProduct, someBreakdown } from '#scripts/testing/arbitraries'
import { expectedHours } from './range'
import { buildHoursOf, totalHoursOf, workloadOf } from './workload'

const sumOf = (cells: readonly { hours: number }[]) => cells.reduce((sum, { hours }) => sum + hours, 0)
const expectedOf = (tasks: readonly Task[]) => tasks.reduce((sum, task) => sum + expectedHours(task), 0)

/** Returns a component of one task whose three points all equal `hours`. */
const component = (role: BuildRole, hours: number): Component => ({
  name: `${role}, ${hours} h`,
  description: '',
  complexity: 'low',
  tasks: [{ name: 'All of it', role, optimistic: hours, likely: hours, pessimistic: hours, sources: [1] }],
})
const hundredHours = [component('UX/UI designer', 20), component('Back-end developer', 80)]

test('a hundred build hours get the supporting work that every project needs', () => {
  const { totalHours, rows, supporting, cells } = workloadOf(hundredHours, 2, aProduct)

  expect(totalHours).toBe(141)
  expect(rows).toEqual([20, 80, 8, 24, 6, 3])
  expect(supporting.map(({ name, hours }) => [name, hours])).toEqual([
    ['Discovery and planning', 8],
    ['Testing and fixing', 24],
    ['Deployment and handover', 6],
    ['Coordination', 3],
  ])
  expect(cells).toEqual([
    { row: 0, role: 'UX/UI designer', phase: 'UX & Design', hours: 20 },
    { row: 1, role: 'Back-end developer', phase: 'Development', hours: 80 },
    { row: 2, role: 'Project manager', phase: 'Discovery & Planning', hours: 8 },
    { row: 3, role: 'QA engineer', phase: 'Testing & QA', hours: 24 },
    { row: 4, role: 'DevOps engineer', phase: 'Deployment & Handover', hours: 6 },
    { row: 5, role: 'Project manager', phase: 'Development', hours: 3 },
  ])
})

test('one developer coordinates with nobody, four with three each', () => {
  const named = (developers: 1 | 4) =>
    workloadOf(hundredHours, developers, aProduct).supporting.find(({ name }) => name === 'Coordination')?.hours

  expect(named(1)).toBeUndefined()
  expect(named(4)).toBe(15)
})

test('half an hour of work stays half an hour, with two hours of planning and two of handover', () => {
  const { totalHours, rows, supporting } = workloadOf([component('Data engineer', 0.5)], 2, aProduct)

  expect(totalHours).toBe(4.5)
  expect(rows).toEqual([0.5, 2, 2])
  expect(supporting.map(({ name, hours }) => [name, hours])).toEqual([
    ['Discovery and planning', 2],
    ['Deployment and handover', 2],
  ])
})

test('a component whose tasks keep their hours is their sum, and rounding goes to the others', () => {
  const { tasks, ...others } = component('Back-end developer', 40)
  const typed = { ...others, tasks: tasks.map((task) => ({ ...task, shown: task.likely })) }
  const small = Array.from({ length: 3 }, () => component('Back-end developer', 0.8))

  expect(workloadOf([typed, ...small], 1, aProduct).rows.slice(0, 4)).toEqual([40, 1, 0.5, 0.5])
  expect(workloadOf([{ ...others, tasks }, ...small], 1, aProduct).rows.slice(0, 4)).toEqual([39.5, 1, 1, 0.5])
})

test('design gets no testing hours', () => {
  const { cells } = workloadOf([component('UX/UI designer', 100)], 1, aProduct)

  expect(cells.map(({ phase, role }) => [phase, role])).toEqual([
    ['UX & Design', 'UX/UI designer'],
    ['Discovery & Planning', 'Project manager'],
    ['Deployment & Handover', 'DevOps engineer'],
  ])
})

test('a change gets little supporting work besides testing, a small one half an hour each', () => {
  const [small, large] = [6, 100].map((hours) =>
    workloadOf([component('Back-end developer', hours)], 1, { ...aProduct, kind: 'change' }),
  )

  expect(small!.totalHours).toBe(8.5)
  expect(small!.rows).toEqual([6, 0.5, 1.5, 0.5])
  expect(large!.rows).toEqual([100, 5, 25, 4])
})

test('a regulated product gets more planning, testing and documentation than a prototype', () => {
  const hours = (stage: WorkType['stage']) =>
    workloadOf(hundredHours, 1, { ...aProduct, stage }).supporting.map(({ hours }) => hours)

  expect(hours('prototype')).toEqual([4, 12, 3])
  expect(hours('production')).toEqual([8, 24, 6])
  expect(hours('regulated')).toEqual([12, 36, 12])
})

test('a larger kind or a stricter stage never lowers the hours', () => {
  fc.assert(
    fc.property(someBreakdown, fc.constantFrom(1, 2, 3, 4), ({ components, workType }, developers) => {
      const totals = (types: WorkType[]) => types.map((type) => workloadOf(components, developers, type).totalHours)
      const byKind = totals(kinds.map((kind) => ({ ...workType, kind })))
      const byStage = totals(stages.map((stage) => ({ ...workType, stage })))

      for (const hours of [byKind, byStage]) expect(hours).toEqual(hours.toSorted((one, other) => one - other))
    }),
  )
})

test('more build hours never lower the total, although it has whole hours from 40 on', () => {
  const hours = fc.double({ min: 0, max: 60, noNaN: true })
  const design = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(hours, hours, design, fc.constantFrom(1, 2, 3, 4), (one, other, share, developers) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const totalOf = (build: number) => totalHoursOf({ build, design: share * build }, developers, aProduct)

      expect(totalOf(more)).toBeGreaterThanOrEqual(totalOf(less))
      expect(Number.isInteger(2 * totalOf(less))).toBe(true)
    }),
  )
})

test('the total that the browser previews is the total of the estimate', () => {
  fc.assert(
    fc.property(someBreakdown, fc.constantFrom(1, 2, 3, 4), ({ components, workType }, developers) => {
      const { totalHours } = workloadOf(components, developers, workType)

      expect(totalHoursOf(buildHoursOf(components), developers, workType)).toBe(totalHours)
    }),
  )
})

test('supporting work shows the share that it was computed with', () => {
  const { supporting } = workloadOf(hundredHours, 3, aProduct)
  const rule = (name: string) => supporting.find((work) => work.name === name)?.description

  expect(rule('Discovery and planning')).toMatch('8% of the build hours, at least 2 h')
  expect(rule('Testing and fixing')).toMatch('30% of the development hours')
  expect(rule('Coordination')).toMatch('2.5% of the build hours for each pair of people: 7.5% with 3')
})

test('the order of the tasks does not change the rounding of the total', () => {
  const total = (hours: number[]) =>
    workloadOf(
      hours.map((each) => component('Back-end developer', each)),
      1,
      aProduct,
    ).totalHours

  // 58.5 hours, which floating-point sums miss in one order and hit in the other.
  expect([total([3.8, 4.3, 32.525]), total([32.525, 4.3, 3.8])]).toEqual([59, 59])
})

test('every component is within an hour of the expected hours of its tasks', () => {
  fc.assert(
    fc.property(someBreakdown, fc.constantFrom(1, 2, 3, 4), ({ components, workType }, developers) => {
      const { rows, cells } = workloadOf(components, developers, workType)

      for (const [at, { tasks }] of components.entries()) {
        expect(Math.abs(rows[at]! - expectedOf(tasks))).toBeLessThan(1)
        expect(sumOf(cells.filter(({ row }) => row === at))).toBe(rows[at])
      }
    }),
  )
})

test('every role is within three hours of the expected hours of its tasks', () => {
  fc.assert(
    fc.property(someBreakdown, ({ components, workType }) => {
      const { cells } = workloadOf(components, 1, workType)

      for (const role of buildRoles) {
        const tasks = components.flatMap(({ tasks }) => tasks).filter((task) => task.role === role)
        const built = cells.filter((cell) => cell.role === role && cell.row < components.length)
        expect(Math.abs(sumOf(built) - expectedOf(tasks))).toBeLessThan(3)
      }
    }),
  )
})

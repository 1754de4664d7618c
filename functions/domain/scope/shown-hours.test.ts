import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import type { EstimatedComponent, EstimatedTask, Estimation } from '#contract/estimation'
import { type Scope, emptyScope } from '#contract/scope'
import { type Settings, surchargeShare } from '#contract/settings'
import { difference } from '#domain/change/difference'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { expectedHours, hoursBefore, roundTask } from '#domain/hours/range'
import { buildHoursOf, exact } from '#domain/hours/workload'
import { breakdownOf, someBreakdown, someRevision, someScope, someSettings } from '#scripts/testing/arbitraries'
import { withOptions } from './estimate-with-options'
import { namedOptions } from './options'
import { refOf, scopeKey } from './scope'
import { shownHoursIn } from './shown-hours'

/** Returns the estimate of a breakdown, which keeps the hours of the version before. */
const estimate = (breakdown: Breakdown, before?: Estimation, settings: Partial<Settings> = {}, scope?: Scope) =>
  estimationOf({
    ...inputOf(breakdown, settings),
    scope,
    ...(before && { shown: shownHoursIn(before.components) }),
  })

const someVersions = someBreakdown.chain((first) =>
  fc.tuple(
    someSettings,
    fc.oneof(fc.constant(emptyScope), someScope(first)),
    someRevision(first).chain((second) => someRevision(second).map((third) => [first, second, third])),
  ),
)

const sumOf = (rows: readonly { hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
const built = ({ components }: Estimation) => components.filter(({ tasks }) => tasks.length > 0)
const hoursOf = ({ hours, tasks }: EstimatedComponent) => [hours, ...tasks.map((task) => task.hours)]
/** Hours that rounding gave to the components of an estimate. */
const roundingIn = (estimation: Estimation) => sumOf(built(estimation)) - buildHoursOf(built(estimation)).build

const keyOf = (row: EstimatedComponent, task: EstimatedTask) => scopeKey(refOf(row, task))

/** Returns the hours of the analyst's tasks that a person changed, by what the analyst judged. */
const originalsIn = (estimation: Estimation) =>
  new Map(
    built(estimation).flatMap((row) =>
      row.tasks.flatMap((task) =>
        task.original
          ? [[`${keyOf(row, task)} ${expectedHours(task.original)}`, hoursBefore(task.original)] as const]
          : [],
      ),
    ),
  )

/** Returns the component or task of another estimate with the same work, unless a person or the analyst changed it. */
function sameIn({ components }: Estimation, row: EstimatedComponent): EstimatedComponent | undefined {
  const judged = ({ name, tasks }: EstimatedComponent) =>
    JSON.stringify([name, tasks.map((task) => [task.name, task.role, expectedHours(task)])])
  return components.find((other) => other.name === row.name && judged(other) === judged(row))
}

test('whatever a revision changes, the rows that it does not touch stay to the hour, and everything adds up', () => {
  fc.assert(
    fc.property(someVersions, ([settings, scope, breakdowns]) => {
      let before: Estimation | undefined
      for (const breakdown of breakdowns) {
        const after: Estimation = estimate(breakdown, before, settings, scope)
        const { components, phases, resources, totalHours, totalCost } = after
        for (const rows of [components, phases, resources]) expect(sumOf(rows)).toBe(totalHours)
        for (const rows of [components, phases]) expect(rows.reduce((sum, { cost }) => sum + cost, 0)).toBe(totalCost)
        for (const row of built(after)) expect(sumOf(row.tasks)).toBe(row.hours)
        if (before) {
          const touched = built(before).filter((row) => !sameIn(after, row))
          for (const row of built(before)) {
            const same = sameIn(after, row)
            if (same) expect(hoursOf(same)).toEqual(hoursOf(row))
          }
          // So do the analyst's hours of a task that a person changed.
          const originals = originalsIn(after)
          for (const [key, hours] of originalsIn(before)) expect(originals.get(key) ?? hours).toBe(hours)
          // What rounding gave to work that went or changed can be missing now. Changed work has it, as far as it can.
          const left = touched.flatMap(({ tasks }) => tasks).map((task) => Math.abs(task.hours - expectedHours(task)))
          const bound = Math.abs(roundingIn(before)) + left.reduce((sum, hours) => sum + hours, 0)
          // New work is rounded up or down by less than an hour.
          if (scope === emptyScope) expect(Math.abs(roundingIn(after))).toBeLessThanOrEqual(Math.max(1, bound) + 1e-5)
        }
        before = after
      }
    }),
    { numRuns: 20 },
  )
})

test('whatever a person edits, other tasks keep their hours, rows and phases cost theirs at the rate, and the total misses only what rounding gave to edited tasks', () => {
  const someEdited = someBreakdown.chain((breakdown) =>
    fc.tuple(fc.constant(breakdown), someSettings, someScope(breakdown)),
  )
  fc.assert(
    fc.property(someEdited, ([breakdown, settings, scope]) => {
      const before = estimate(breakdown, undefined, settings)
      const after = estimate(breakdown, undefined, settings, scope)
      const earlier = new Map(built(before).flatMap((row) => row.tasks.map((task) => [keyOf(row, task), task])))
      let moved = 0
      for (const row of built(after)) {
        expect(sumOf(row.tasks)).toBe(row.hours)
        for (const task of row.tasks) {
          const same = task.isAdded ? undefined : earlier.get(keyOf(row, task))!
          if (same && expectedHours(same) === expectedHours(task) && !task.isTyped) {
            expect(task.hours).toBe(same.hours)
            earlier.delete(keyOf(row, task))
          } else {
            expect(task.hours).toBe(roundTask(task))
            moved += Math.abs(task.hours - expectedHours(task))
          }
        }
      }
      const costOf = (hours: number) => exact(hours * settings.hourlyRate * (1 + surchargeShare[settings.priority]))
      for (const { hours, cost } of [...after.components, ...after.phases])
        expect([Math.floor, Math.ceil].map((round) => round(costOf(hours)))).toContain(cost)
      // A role has such an amount in each of its phases, two at most.
      for (const { hours, cost = 0 } of after.resources) expect(Math.abs(cost - costOf(hours))).toBeLessThan(2)
      for (const task of earlier.values()) moved += Math.abs(task.hours - expectedHours(task))
      expect(Math.abs(roundingIn(after))).toBeLessThanOrEqual(Math.abs(roundingIn(before)) + moved + 1e-5)
      expect(Math.abs(roundingIn(before))).toBeLessThanOrEqual(0.5 + 1e-5)
    }),
  )
})

const aComponent = (name: string, hours: number) =>
  component([aTask({ name, optimistic: hours, likely: hours, pessimistic: hours })], name)
/** 70.4 build hours, of which rounding takes some from the first rows and gives it to others. */
const shop = breakdownOf([
  aComponent('Search', 22.4),
  aComponent('Cart', 20.4),
  aComponent('Payments', 14.4),
  aComponent('Invoices', 8.4),
  aComponent('Reports', 4.8),
])
const without = (name: string) => ({
  ...shop,
  components: shop.components.filter((component) => component.name !== name),
})
const rowsOf = (estimation: Estimation) => built(estimation).map(({ name, hours }) => [name, hours])

test('a row that goes leaves the others, and the build hours are their sum', () => {
  const before = estimate(shop)
  for (const { name } of shop.components) {
    const after = estimate(without(name), before)
    const rest = rowsOf(before).filter(([row]) => row !== name)
    expect(rowsOf(after)).toEqual(rest)
    const [gone] = difference({ estimation: before }, { estimation: after }).rows
    expect(gone).toMatchObject({ name, hours: -built(before).find((row) => row.name === name)!.hours })
    // Once it is back, it has the hours that bring the sum closest to the expected hours.
    expect(rowsOf(estimate(shop, after))).toEqual(rowsOf(before))
  }
})

test('rows in halves stay in halves when the work grows beyond 40 hours', () => {
  const small = breakdownOf([aComponent('Search', 6.5), aComponent('Cart', 4.5)])
  const before = estimate(small)
  const after = estimate({ ...small, components: [...small.components, aComponent('Payments', 40)] }, before)

  expect(after.totalHours).toBeGreaterThan(40)
  expect(rowsOf(after)).toEqual([['Payments', 40], ...rowsOf(before)])
})

test('untouched tasks of a changed component keep their hours, and its new task has what rounding adds', () => {
  const [accounts, ...others] = hundredHours.components
  const uneven = { ...accounts!, tasks: [2.3, 4.2, 6.9].map((likely, at) => aTask({ name: `Screen ${at}`, likely })) }
  const before = estimate({ ...hundredHours, components: [uneven, ...others] })
  const more = { ...uneven, tasks: [...uneven.tasks, aTask({ name: 'Refunds', likely: 3.3 })] }
  const after = estimate({ ...hundredHours, components: [more, ...others] }, before)

  const tasksOf = (estimation: Estimation) => built(estimation).find(({ name }) => name === accounts!.name)!.tasks
  const hoursIn = (estimation: Estimation) => tasksOf(estimation).map(({ name, hours }) => [name, hours])
  expect(hoursIn(after).slice(0, 3)).toEqual(hoursIn(before))
})

test('an accepted option moves no row of the estimate', () => {
  fc.assert(
    fc.property(someVersions, ([settings, scope, breakdowns]) => {
      const [first, second] = breakdowns as [Breakdown, Breakdown, Breakdown]
      const estimation = estimate(second, estimate(first, undefined, settings, scope), settings, scope)
      const options = namedOptions(estimation).map(({ name }) => name)
      const accepted = withOptions({ estimation, settings }, options).estimation
      for (const row of built(estimation)) {
        const same = sameIn(accepted, row)
        if (same) expect(hoursOf(same)).toEqual(hoursOf(row))
      }
    }),
    { numRuns: 10 },
  )
})

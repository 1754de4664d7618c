import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundHours, roundTasks, roundTogether } from './task-hours'

test('hours are shown in halves below ten and as integers above', () => {
  expect([0.5, 2.3, 6.74, 9.74, 9.8, 10.4, 26.2].map(roundHours)).toEqual([0.5, 2.5, 6.5, 9.5, 10, 10, 26])
})

test('rounded tasks add up to their component, and the task closest to the next value is adjusted', () => {
  expect(roundTasks(13, [2.3, 4.2, 6.5])).toEqual([2.5, 4, 6.5])
  expect(roundTasks(25, [12.4, 12.4])).toEqual([13, 12])
  expect(roundTasks(3, [0.5, 0.5, 1.4])).toEqual([1, 0.5, 1.5])
  expect(roundTasks(12.5, [12.4])).toEqual([12.5])
  expect(roundTasks(24.5, [9.87, 14.39])).toEqual([10, 14.5])
})

test('what rounding adds goes to tasks that do not keep their hours, unless there are none', () => {
  expect(roundTasks(14.5, [8, 6], [8, undefined])).toEqual([8, 6.5])
  expect(roundTasks(14.5, [8, 6])).toEqual([8.5, 6])
  expect(roundTasks(8.5, [8], [8])).toEqual([8.5])
})

test('a task has no hours only if its component has too few for all of them', () => {
  expect(roundTasks(2, [0.5, 0.5, 1.4])).toEqual([0.5, 0.5, 1])
  expect(roundTasks(1, [0.5, 0.5, 0.5])).toEqual([0, 0.5, 0.5])
  expect(roundTasks(0, [0.5])).toEqual([0])
  expect(roundTasks(0, [])).toEqual([])
})

const inHalves = (hours: number) => Math.round(2 * hours) / 2

// The worst of a million random components was 1.34 h.
test('any rounded tasks add up exactly and stay within an hour and a half of their expected hours', () => {
  const tasks = fc.array(fc.double({ min: 0.5, max: 30, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(tasks, fc.constantFrom(Math.floor, Math.ceil, inHalves), (expected, round) => {
      const total = round(expected.reduce((sum, hours) => sum + hours, 0))
      const hours = roundTasks(total, expected)

      expect(hours.reduce((sum, one) => sum + one, 0)).toBe(total)
      // Of tasks of 10 h or more, one has the half of the total.
      expect(hours.filter((one) => roundHours(one) !== one).length).toBeLessThanOrEqual(Number.isInteger(total) ? 0 : 1)
      for (const [at, one] of hours.entries()) expect(Math.abs(one - expected[at]!)).toBeLessThanOrEqual(1.5)
    }),
  )
})

test('hours that are rounded together keep their rounded sum, negative ones too', () => {
  const feature = Array.from({ length: 8 }, () => 6.83)
  expect(roundTogether(feature)).toEqual([7, 7, 7, 7, 7, 6.5, 6.5, 6.5])
  expect(roundTogether([10.2, -9.9])).toEqual([10.5, -10])
  expect(roundTogether([0.2, 0.1])).toEqual([0.5, 0])
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true })), (hours) => {
      const rounded = roundTogether(hours)
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
      expect(Math.abs(sum(rounded) - sum(hours))).toBeLessThan(0.25 + 1e-6)
      for (const [at, one] of rounded.entries()) expect(Math.abs(one - hours[at]!)).toBeLessThan(0.5 + 1e-6)
    }),
  )
})

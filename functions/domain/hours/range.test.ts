import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '#scripts/random'
import { someTask, someTasks } from '#scripts/testing/arbitraries'
import { expectedHours, rangeOf, sigmaOf, spreadOf } from './range'

const task = (optimistic: number, likely: number, pessimistic: number) => ({ optimistic, likely, pessimistic })

test('expected hours follow the PERT formula', () => {
  expect(expectedHours(task(2, 4, 12))).toBe(5)
  expect(expectedHours(task(6, 6, 6))).toBe(6)
})

test('the range of a task is at least 15 % and at most eight times its optimistic hours', () => {
  expect(spreadOf([task(6, 6, 6)])).toBeCloseTo(0.15, 10)
  expect(spreadOf([task(1, 2, 8)])).toBeCloseTo(1.11, 10)
  expect(spreadOf([task(1, 2, 800)])).toBeCloseTo(1.11, 10)
})

test('the relative range of many tasks is narrower than that of one', () => {
  const one = task(2, 4, 8)

  expect(spreadOf([one])).toBeCloseTo(Math.log(4) / (2 * 0.9346), 10)
  expect(spreadOf(Array.from({ length: 100 }, () => one))).toBeLessThan(0.1)
  expect(spreadOf([])).toBe(0)
})

test('the closed form agrees with thirty thousand simulated projects within 5 %', () => {
  const random = randomFrom(20_261_120)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const projects = [
    { tasks: Array.from({ length: 20 }, (_, at) => task(1 + (at % 3), 4 + (at % 7), 9 + at)), answered: 1 },
    { tasks: Array.from({ length: 20 }, () => task(1, 4, 8)), answered: 0 },
    { tasks: Array.from({ length: 60 }, (_, at) => task(0.5 + at / 20, 2 + at / 8, 4 + at / 3)), answered: 0.5 },
  ]

  for (const { tasks, answered } of projects) {
    const shared = sigmaOf(0, answered)
    const draws = tasks.map((task) => {
      const spread = spreadOf([task])
      return { spread, location: Math.log(expectedHours(task)) - spread ** 2 / 2 }
    })
    let sum = 0
    let squares = 0
    for (let draw = 0; draw < 30_000; draw++) {
      let hours = 0
      for (const { location, spread } of draws) hours += Math.exp(location + spread * normal())
      const logarithm = Math.log(hours) + shared * normal()
      sum += logarithm
      squares += logarithm ** 2
    }
    const simulated = Math.sqrt(squares / 30_000 - (sum / 30_000) ** 2)
    const closed = sigmaOf(spreadOf(tasks), answered)

    expect(Math.abs(closed / simulated - 1)).toBeLessThan(0.05)
  }
})

test('answering questions narrows the range without moving the headline', () => {
  const widths = [0, 0.25, 0.5, 0.75, 1].map((share) => rangeOf(1_000, sigmaOf(0.1, share)))

  for (const [index, range] of widths.entries()) {
    const before = widths[index - 1]
    expect(range.p50).toBe(1_000)
    if (before) expect(range.p90 - range.p10).toBeLessThan(before.p90 - before.p10)
  }
})

test('nine in ten projects stay under twice the headline without answers, under 1.5 times with all', () => {
  expect(rangeOf(1_000, sigmaOf(0, 0))).toEqual({ p10: 501, p50: 1_000, p80: 1_575, p90: 1_998 })
  expect(rangeOf(1_000, sigmaOf(0, 1))).toEqual({ p10: 664, p50: 1_000, p80: 1_309, p90: 1_507 })
})

test('the points of a range are always in order', () => {
  fc.assert(
    fc.property(someTasks, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(1_000_000), (tasks, share, hours) => {
      const { p10, p50, p80, p90 } = rangeOf(hours, sigmaOf(spreadOf(tasks), share))

      expect(p50).toBe(hours)
      expect([p10, p50, p80, p90]).toEqual([p10, p50, p80, p90].toSorted((one, other) => one - other))
    }),
  )
})

test('a task expects at least its optimistic and at most its pessimistic hours', () => {
  fc.assert(
    fc.property(someTask, (task) => {
      expect(expectedHours(task)).toBeGreaterThanOrEqual(task.optimistic * (1 - 1e-9))
      expect(expectedHours(task)).toBeLessThanOrEqual(task.pessimistic * (1 + 1e-9))
    }),
  )
})

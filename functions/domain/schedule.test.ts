import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { developerCounts, priorities } from '#contract/settings'
import { allocationOf, milestonesOf, speedOf, weekOf, weeksOf } from './schedule'

const someTeam = fc.record({
  developerCount: fc.constantFrom(...developerCounts),
  priority: fc.constantFrom(...priorities),
})
const someHours = fc.integer({ min: 1, max: 200_000 })

test('two people are not twice as fast as one', () => {
  expect([1, 2, 3, 4].map((people) => Number(speedOf(people).toFixed(2)))).toEqual([1, 1.74, 2.31, 2.76])
})

test('one developer does 30 hours a week, more in a shorter schedule', () => {
  expect(priorities.map((priority) => Math.round(weekOf(priority)))).toEqual([30, 35, 40])
  expect(weeksOf(600, { developerCount: 1, priority: 'standard' })).toBe(20)
  expect(weeksOf(600, { developerCount: 1, priority: 'high' })).toBe(17)
  expect(weeksOf(600, { developerCount: 1, priority: 'rush' })).toBe(15)
  expect(weeksOf(601, { developerCount: 1, priority: 'rush' })).toBe(16)
  expect(weeksOf(600, { developerCount: 4, priority: 'standard' })).toBe(8)
})

test('floating-point error does not add a week to hours that fill whole weeks', () => {
  expect(weeksOf(900, { developerCount: 3, priority: 'standard' })).toBe(13)
  expect(weeksOf(901, { developerCount: 3, priority: 'standard' })).toBe(14)
})

test('the smallest project takes a week', () => {
  expect(weeksOf(1, { developerCount: 4, priority: 'rush' })).toBe(1)
})

test('more people, more hurry or fewer hours never take longer', () => {
  fc.assert(
    fc.property(someHours, fc.nat(500), (hours, more) => {
      for (const priority of priorities) {
        const weeks = developerCounts.map((developerCount) => weeksOf(hours, { developerCount, priority }))
        expect(weeks).toEqual(weeks.toSorted((one, other) => other - one))
      }
      for (const developerCount of developerCounts) {
        const weeks = priorities.map((priority) => weeksOf(hours, { developerCount, priority }))
        expect(weeks).toEqual(weeks.toSorted((one, other) => other - one))
        expect(weeksOf(hours + more, { developerCount, priority: 'high' })).toBeGreaterThanOrEqual(weeks[1]!)
      }
    }),
  )
})

test('a phase ends when its share of the hours is done, the last with the timeline', () => {
  const phases = [
    { name: 'Plan', hours: 5 },
    { name: 'Build', hours: 70 },
    { name: 'Hand over', hours: 25 },
  ]

  expect(milestonesOf(10, phases).map(({ week }) => week)).toEqual([1, 8, 10])
  expect(milestonesOf(1, phases).map(({ week }) => week)).toEqual([1, 1, 1])
  expect(milestonesOf(4, [])).toEqual([])
})

test('a phase that ends early in a week ends with that week', () => {
  const phases = [
    { name: 'Plan', hours: 12 },
    { name: 'Build', hours: 88 },
  ]

  expect(milestonesOf(10, phases).map(({ week }) => week)).toEqual([2, 10])
})

test('milestones never go back, and the last ends the timeline', () => {
  const phases = fc.array(fc.record({ name: fc.constant('Phase'), hours: fc.integer({ min: 1, max: 9_999 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(phases, fc.integer({ min: 1, max: 900 }), (phases, weeks) => {
      const ends = milestonesOf(weeks, phases).map(({ week }) => week)

      expect(ends).toEqual(ends.toSorted((one, other) => one - other))
      expect(ends.at(-1)).toBe(weeks)
      expect(ends[0]).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('every role is allocated at least a tenth of a person', () => {
  expect(allocationOf(1, 10, 'standard')).toBe(0.1)
  expect(allocationOf(450, 10, 'standard')).toBe(1.5)
  expect(allocationOf(600, 15, 'rush')).toBe(1)
})

test('the hours never need more people than the team has', () => {
  fc.assert(
    fc.property(someHours, someTeam, (hours, team) => {
      const weeks = weeksOf(hours, team)

      expect(allocationOf(hours, weeks, team.priority)).toBeLessThanOrEqual(team.developerCount)
    }),
  )
})

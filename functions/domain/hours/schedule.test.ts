import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { phases } from '#contract/phases'
import { type Settings, developerCounts, priorities } from '#contract/settings'
import { allocationsOf } from './allocation'
import { formatPersons, milestonesOf, scheduleOf, weekOf, weeksOf } from './schedule'

type Team = Pick<Settings, 'developerCount' | 'priority'>

const someTeam = fc.record({
  developerCount: fc.constantFrom(...developerCounts),
  priority: fc.constantFrom(...priorities),
})
const somePhases = fc
  .subarray([...phases], { minLength: 1 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.record({ name: fc.constant(name), hours: fc.integer({ min: 1, max: 50_000 }) })),
    ),
  )

const weeks = (hours: number, team: Partial<Team> = {}) =>
  weeksOf(scheduleOf([{ name: 'Development', hours }], { developerCount: 1, priority: 'standard', ...team }))

test('a phase takes its hours divided by the hours of the people at work', () => {
  const product = [
    { name: 'Discovery & Planning' as const, hours: 27 },
    { name: 'UX & Design' as const, hours: 48 },
    { name: 'Development' as const, hours: 312 },
    { name: 'Testing & QA' as const, hours: 93 },
    { name: 'Deployment & Handover' as const, hours: 20 },
  ]
  const schedule = scheduleOf(product, { developerCount: 4, priority: 'standard' })

  expect(schedule).toEqual([
    { name: 'Discovery & Planning', people: 1, start: 0, end: 0.9 },
    { name: 'UX & Design', people: 1, start: 0.9, end: 2.5 },
    { name: 'Development', people: 4, start: 2.5, end: 5.1 },
    { name: 'Testing & QA', people: 4, start: 5.1, end: 5.875 },
    { name: 'Deployment & Handover', people: 1, start: 5.875, end: 6.542 },
  ])
  expect(weeksOf(schedule)).toBe(7)
  expect(milestonesOf(schedule).map(({ week }) => week)).toEqual([1, 3, 6, 6, 7])
})

test('people, weeks and hours of each phase explain one another', () => {
  fc.assert(
    fc.property(somePhases, someTeam, (phases, team) => {
      for (const [at, { people, start, end }] of scheduleOf(phases, team).entries()) {
        const hours = people * (end - start) * weekOf(team.priority)
        expect(Math.abs(hours - phases[at]!.hours)).toBeLessThan(0.5)
      }
    }),
  )
})

test('one person does 30 hours a week, more in a shorter schedule', () => {
  expect(priorities.map((priority) => Math.round(weekOf(priority)))).toEqual([30, 35, 40])
  expect(weeks(600)).toBe(20)
  expect(weeks(600, { priority: 'high' })).toBe(17)
  expect(weeks(600, { priority: 'rush' })).toBe(15)
  expect(weeks(601, { priority: 'rush' })).toBe(16)
  expect(weeks(600, { developerCount: 4 })).toBe(5)
})

test('floating-point error does not add a week to hours that fill whole weeks', () => {
  expect(weeks(900, { developerCount: 3 })).toBe(10)
  expect(weeks(901, { developerCount: 3 })).toBe(11)
})

test('the smallest project takes a week, and an empty one no time', () => {
  expect(weeks(1, { developerCount: 4, priority: 'rush' })).toBe(1)
  expect(weeksOf([])).toBe(0)
  expect(milestonesOf([])).toEqual([])
})

test('more people, more hurry or fewer hours in a phase never take longer', () => {
  fc.assert(
    fc.property(somePhases, fc.nat(500), fc.nat(4), (phases, more, at) => {
      const grown = phases.map((phase, index) => (index === at ? { ...phase, hours: phase.hours + more } : phase))
      for (const priority of priorities) {
        const weeks = developerCounts.map((developerCount) => weeksOf(scheduleOf(phases, { developerCount, priority })))
        expect(weeks).toEqual(weeks.toSorted((one, other) => other - one))
      }
      for (const developerCount of developerCounts) {
        const weeks = priorities.map((priority) => weeksOf(scheduleOf(phases, { developerCount, priority })))
        expect(weeks).toEqual(weeks.toSorted((one, other) => other - one))
        expect(weeksOf(scheduleOf(grown, { developerCount, priority: 'high' }))).toBeGreaterThanOrEqual(weeks[1]!)
      }
    }),
  )
})

test('phases follow one another without a gap, and the last ends the timeline', () => {
  fc.assert(
    fc.property(somePhases, someTeam, (phases, team) => {
      const schedule = scheduleOf(phases, team)

      expect(schedule.map(({ start }) => start)).toEqual([0, ...schedule.slice(0, -1).map(({ end }) => end)])
      expect(milestonesOf(schedule).at(-1)!.week).toBe(weeksOf(schedule))
    }),
  )
})

test('persons are allocated in tenths that add up to those at work', () => {
  expect(allocationsOf([450, 1], 10, 'standard')).toEqual([1.5, 0.1])
  expect(allocationsOf([600], 15, 'rush')).toEqual([1])
  const hours = [16.5, 7.5, 4.5, 1, 0.5]
  const allocations = allocationsOf(hours, 1, 'standard')
  expect(allocations).toEqual([0.6, 0.3, 0.1, 0.1, 0.1])
})

test('persons are shown as the hours beside them ÷ those of the timeline, and a few hours as less than a tenth', () => {
  const hours = [16.5, 7.5, 4.5, 1, 0.5]
  const shown = hours.map((hours) => formatPersons({ hours }, 1, 'standard'))
  expect(shown).toEqual(['0.6', '0.3', '0.2', '< 0.1', '< 0.1'])
  expect([5, 14, 15, 450].map((hours) => formatPersons({ hours }, 2, 'standard'))).toEqual(['0.1', '0.2', '0.3', '7.5'])
})

test('the hours never need more people than the team has', () => {
  fc.assert(
    fc.property(somePhases, someTeam, (phases, team) => {
      const hours = phases.map(({ hours }) => hours)
      const persons = allocationsOf(hours, weeksOf(scheduleOf(phases, team)), team.priority)

      const aboveMinimum = persons.filter((one) => one > 0.1).reduce((sum, one) => sum + one, 0)
      expect(aboveMinimum).toBeLessThanOrEqual(team.developerCount + 1e-9)
    }),
  )
})

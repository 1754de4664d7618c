import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { BuildRole } from '#contract/breakdown'
import { Estimation } from '#contract/estimation'
import { phases } from '#contract/phases'
import type { Settings } from '#contract/settings'
import { emptyScope } from '#contract/scope'
import { constraintId } from '#domain/constraints/constraint-id'
import { costOf } from '#domain/hours/figures'
import { rangeOf, sigmaOf, spreadOf } from '#domain/hours/range'
import { weekOf } from '#domain/hours/schedule'
import { putOwn } from '#domain/scope/scope-edits'
import { breakdownOf, someBreakdown, someSettings, someTask } from '#scripts/testing/arbitraries'
import { estimationOf } from './estimate'
import { aTask, component, estimate, hundredHours, inputOf, lines } from './estimate.fixture'

const assert = <T>(property: fc.IPropertyWithHooks<T>) => fc.assert(property, { numRuns: 40 })

const sum = (rows: readonly { hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
const cost = (rows: readonly { cost: number }[]) => rows.reduce((sum, { cost }) => sum + cost, 0)
const isWhole = (numbers: number[]) => numbers.every((number) => Number.isSafeInteger(number) && number >= 0)

test('everything adds up exactly, whatever the breakdown and the settings', () => {
  assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { totalHours, totalCost, base, surcharge, components, phases, resources, range } = estimate(
        breakdown,
        settings,
      )

      expect(sum(components)).toBe(totalHours)
      expect(sum(phases)).toBe(totalHours)
      expect(sum(resources)).toBe(totalHours)
      expect(cost(components)).toBe(totalCost)
      expect(cost(phases)).toBe(totalCost)
      expect(base).toBe(Math.round(totalHours * settings.hourlyRate))
      expect(base + surcharge).toBe(totalCost)
      expect(range.p50).toEqual({ hours: totalHours, cost: totalCost })
      expect(isWhole([totalCost, surcharge])).toBe(true)
      expect(isWhole([...components, ...phases].map(({ cost }) => cost))).toBe(true)
      // The sum that decides is without coordination, of 6 h at most.
      const isSmall = totalHours < 46
      expect(isWhole([isSmall ? 2 * totalHours : totalHours])).toBe(true)
      expect(isWhole([...components, ...phases, ...resources].map(({ hours }) => 2 * hours))).toBe(true)
    }),
  )
})

test('a row that two tables show has the same hours and the same cost in both', () => {
  const pairs = {
    'Discovery and planning': 'Discovery & Planning',
    'Testing and fixing': 'Testing & QA',
    'Deployment and handover': 'Deployment & Handover',
  }
  assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { components, phases, resources } = estimate(breakdown, settings)
      const figuresOf = (rows: readonly { name: string; hours: number; cost: number }[], name: string) => {
        const row = rows.find((row) => row.name === name)
        return [row?.hours, row?.cost]
      }

      for (const [row, phase] of Object.entries(pairs)) {
        expect(figuresOf(phases, phase)).toEqual(figuresOf(components, row))
      }
      const hoursOf = (name: string) => resources.find(({ role }) => role === name)?.hours
      expect(hoursOf('UX/UI designer')).toBe(figuresOf(phases, 'UX & Design')[0])
      expect(hoursOf('QA engineer')).toBe(figuresOf(phases, 'Testing & QA')[0])
    }),
  )
})

test('a component with all of the design has the hours and cost of the design phase', () => {
  const designed = fc.array(someTask, { minLength: 1, maxLength: 6 }).map((tasks) =>
    component(
      tasks.map((task, at) => ({ ...task, name: `Screen ${at}`, role: 'UX/UI designer' as const })),
      'Look',
    ),
  )
  const built = fc.array(fc.array(someTask, { minLength: 1, maxLength: 6 }), { maxLength: 6 }).map((components) =>
    components.map((tasks, index) =>
      component(
        tasks.map((task, at) => ({ ...task, name: `Part ${at}`, role: 'Back-end developer' as const })),
        `Component ${index}`,
      ),
    ),
  )
  assert(
    fc.property(designed, built, someSettings, (look, others, settings) => {
      const { components, phases, resources } = estimate(breakdownOf([...others, look]), settings)
      const row = components.find(({ name }) => name === 'Look')!
      const { hours = 0, cost: price = 0 } = phases.find(({ name }) => name === 'UX & Design') ?? {}

      expect([hours, price]).toEqual([row.hours, row.cost])
      expect(resources.find(({ role }) => role === 'UX/UI designer')?.hours ?? 0).toBe(row.hours)
    }),
  )
})

test('a phase or role of many components with half hours costs its hours at the rate, rounded once', () => {
  const partsOf = (role: BuildRole) =>
    Array.from({ length: 6 }, (_, at) =>
      component([aTask({ name: 'Part', role, optimistic: 2.5, likely: 2.5, pessimistic: 2.5 })], `${role} ${at}`),
    )
  const { components, phases, resources } = estimate(
    breakdownOf([...partsOf('Back-end developer'), ...partsOf('Front-end developer'), ...partsOf('UX/UI designer')]),
    { hourlyRate: 75 },
  )
  const costsOf = (rows: readonly { hours: number; cost?: number | undefined }[], hours = 15) =>
    rows.filter((row) => row.hours === hours).map(({ cost }) => cost)

  expect(costsOf(phases)).toEqual([15 * 75])
  expect(costsOf(resources)).toEqual([15 * 75, 15 * 75, 15 * 75])
  expect(new Set(costsOf(components, 2.5))).toEqual(new Set([187, 188]))
})

test('more developers change no row except coordination', () => {
  assert(
    fc.property(someBreakdown, (breakdown) => {
      const rows = (developerCount: 1 | 2 | 4) =>
        estimate(breakdown, { developerCount })
          .components.filter(({ name }) => name !== 'Coordination')
          .map(({ name, hours, cost }) => [name, hours, cost])

      expect(rows(2)).toEqual(rows(1))
      expect(rows(4)).toEqual(rows(1))
    }),
  )
})

test('components come by their hours, the largest first, and supporting work follows', () => {
  assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { components } = estimate(breakdown, settings)
      const built = components.slice(0, breakdown.components.length)

      expect(built.every(({ tasks }) => tasks.length > 0)).toBe(true)
      expect(built.map(({ hours }) => hours)).toEqual(
        built.map(({ hours }) => hours).toSorted((one, other) => other - one),
      )
    }),
  )
})

test('five hundred tasks at the highest rate add up exactly', () => {
  const tasks = Array.from({ length: 500 }, (_, at) => aTask({ name: `Task ${at}`, pessimistic: 80, likely: 14 }))
  const { totalHours, totalCost, base, surcharge, components, phases } = estimate(breakdownOf([component(tasks)]), {
    hourlyRate: 100_000,
    priority: 'rush',
  })

  expect(base).toBe(totalHours * 100_000)
  expect(surcharge).toBe(base / 2)
  expect([cost(components), cost(phases)]).toEqual([totalCost, totalCost])
})

test('every estimate satisfies its contract', () => {
  fc.assert(
    fc.property(
      someBreakdown,
      someSettings,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (breakdown, settings, share) => {
        const estimation = estimate(breakdown, settings, share)

        expect(v.parse(Estimation, structuredClone(estimation))).toEqual(estimation)
        expect(JSON.parse(JSON.stringify(estimation))).toEqual(estimation)
      },
    ),
    { numRuns: 30 },
  )
})

test('the same breakdown gives the same estimate in any order of its tasks', () => {
  assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { components } = breakdown
      const reversed = components
        .toReversed()
        .map((component) => ({ ...component, tasks: component.tasks.toReversed() }))
      const other = estimate({ ...breakdown, components: reversed }, settings)

      const rowsOf = ({ components }: typeof other) => components.map(({ name, hours, cost }) => [name, hours, cost])
      const one = estimate(breakdown, settings)
      expect(rowsOf(other)).toEqual(rowsOf(one))
      const { phases, resources, timeline } = one
      expect(other).toMatchObject({ phases, resources, timeline })
    }),
  )
})

test('tasks of several roles that round alike keep their hours in any order', () => {
  const points = ([optimistic, likely]: [number, number]) => ({ optimistic, likely, pessimistic: likely })
  const half = points([0.5, 0.5])
  const design = { role: 'UX/UI designer' } as const
  const tasks = [
    aTask({ ...design, name: 'Large', ...points([1.4768051604096835, 11.814441283277468]) }),
    aTask({ ...design, name: 'Small', ...half }),
    aTask({ role: 'Back-end developer', name: 'Form', ...half }),
  ]
  const more = aTask({ ...design, ...points([0.6817313517854384, 5.453850814283507]) })
  const phasesOf = (some: typeof tasks) =>
    estimate(
      {
        ...hundredHours,
        workType: { kind: 'change', stage: 'prototype', platform: 'web' },
        components: [component(some, 'Some'), component([more], 'More')],
      },
      { developerCount: 1 },
    ).phases
  expect(phasesOf(tasks.toReversed())).toEqual(phasesOf(tasks))
})

test('an additional task never lowers the hours or the cost', () => {
  assert(
    fc.property(someBreakdown, someTask, someSettings, (breakdown, task, settings) => {
      const before = estimate(breakdown, settings)
      const after = estimate(
        { ...breakdown, components: [...breakdown.components, component([task], 'One more')] },
        settings,
      )

      expect(after.totalHours).toBeGreaterThanOrEqual(before.totalHours)
      expect(after.totalCost).toBeGreaterThanOrEqual(before.totalCost)
    }),
  )
})

test('a surcharge changes the cost and the timeline, never the hours', () => {
  const standard = estimate(hundredHours)
  const rush = estimate(hundredHours, { priority: 'rush' })

  expect(rush.totalHours).toBe(standard.totalHours)
  expect(standard).toMatchObject({ base: 14_100, surcharge: 0, totalCost: 14_100 })
  expect(rush).toMatchObject({ base: 14_100, surcharge: 7_050, totalCost: 21_150 })
  expect(estimate(hundredHours, { priority: 'high' }).surcharge).toBe(2_820)
  const alone = (priority: Settings['priority']) =>
    estimate(hundredHours, { developerCount: 1, priority }).timeline.weeks
  expect([alone('standard'), alone('high'), alone('rush')]).toEqual([5, 4, 4])
})

test('the total cost with its surcharge is rounded half up to the dollar, in whatever order its parts are added', () => {
  const total = (base: number, priority: Settings['priority']) => costOf(base, priority).total

  expect([total(31, 'high'), total(33, 'high'), total(1, 'rush')]).toEqual([37, 40, 2])
  const [designed, developed, tested] = [14 * 92.35, 17.5 * 110.15, 5.5 * 87.45]
  expect(total(designed + developed + tested, 'standard')).toBe(total(tested + developed + designed, 'standard'))
})

test('the estimate never has more people than the team, except for rounding', () => {
  assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { resources } = estimate(breakdown, settings)
      const people = resources.reduce((sum, { allocation }) => sum + allocation, 0)

      expect(people).toBeLessThanOrEqual(settings.developerCount + 0.1 * resources.length)
      for (const { allocation } of resources) expect(allocation).toBeGreaterThanOrEqual(0.1)
    }),
  )
})

test('phases with hours are listed in order, and each ends at a milestone', () => {
  assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { phases: some, timeline } = estimate(breakdown, settings)

      expect(some.map(({ name }) => name)).toEqual(phases.filter((name) => some.some((phase) => phase.name === name)))
      expect(some.every(({ hours }) => hours > 0)).toBe(true)
      expect(timeline.milestones.map(({ name }) => name)).toEqual(some.map(({ name }) => name))
      if (some.length > 0) expect(timeline.milestones.at(-1)?.week).toBe(timeline.weeks)
      for (const [at, { people, start, end }] of timeline.milestones.entries()) {
        const hours = people! * (end! - start!) * weekOf(settings.priority)
        expect(Math.abs(hours - some[at]!.hours)).toBeLessThan(0.5)
      }
    }),
  )
})

test('the range follows the tasks and the share of the questions answered', () => {
  const spread = spreadOf(hundredHours.components.flatMap(({ tasks }) => tasks))
  const { range, answeredShare } = estimate(hundredHours, {}, 0.5)
  const hours = rangeOf(141, sigmaOf(spread, 0.5))

  expect(answeredShare).toBe(0.5)
  expect(range.p80).toEqual({ hours: hours.p80, cost: hours.p80 * 100 })
  expect(range.p10).toEqual({ hours: hours.p10, cost: hours.p10 * 100 })

  const short = aTask({ optimistic: 1, likely: 2, pessimistic: 12 })
  const small = estimate(breakdownOf([component([short])]))
  expect(small.range.p90.hours).toBe(rangeOf(small.totalHours, sigmaOf(spreadOf([short]), 0)).p90)
})

test('the tasks of a component add up to its hours, and those of a role to its row', () => {
  assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { components, resources } = estimate(breakdown, settings)
      for (const { tasks, hours } of components) {
        if (tasks.length > 0) expect(sum(tasks)).toBe(hours)
      }
      const tasks = components.flatMap((component) => component.tasks)
      for (const role of ['Front-end developer', 'Back-end developer', 'Mobile developer', 'Data engineer'] as const)
        expect(resources.find((row) => row.role === role)?.hours ?? 0).toBe(
          sum(tasks.filter((task) => task.role === role)),
        )
    }),
  )
})

test('lines and stated constraints are read without the marks of Markdown, under their numbers', () => {
  const [budget, sign] = ['**Budget:** 900 EUR', '- **Sign-in:** by `email`']
  const given = { ...inputOf(hundredHours), lines: lines.map((line) => (line.id === 1 ? { id: 1, text: sign } : line)) }
  const estimation = estimationOf({ ...given, constraints: [{ kind: 'budget', amount: 900, quote: budget }] })
  expect(estimation.lines[0]).toEqual({ id: 1, text: '- Sign-in: by email' })
  const [read] = estimation.constraints
  expect(read!.quote).toBe('Budget: 900 EUR')
  // Its owner removes one that was misread, by what was read in the same words.
  const stated = [
    ...['EUR', 'USD', undefined].map((currency) => ({ kind: 'budget' as const, amount: 900, currency })),
    ...[{ date: '2018-04-15' }, { date: '2018-05-15' }, { weeks: 6 }, { weeks: 900 }].map((deadline) => ({
      kind: 'deadline' as const,
      ...deadline,
    })),
  ].map((constraint) => ({ ...constraint, quote: budget }))
  const compared = estimationOf({ ...given, constraints: stated }).constraints
  for (const [at, one] of compared.entries()) {
    const scope = putOwn(emptyScope, 'constraints', { of: constraintId(one) })
    expect(estimationOf({ ...given, constraints: stated, scope }).constraints).toEqual(compared.toSpliced(at, 1))
  }
})

test('a task keeps the three points of the analyst', () => {
  const [shown] = estimate(breakdownOf([component([aTask({ optimistic: 1, likely: 2.2, pessimistic: 5 })])])).components

  expect(shown?.tasks[0]).toMatchObject({ hours: 2.5, optimistic: 1, likely: 2.2, pessimistic: 5 })
})

test('a short task has halves of hours in a long estimate, too', () => {
  const short = aTask({ name: 'Short', optimistic: 1, likely: 2, pessimistic: 4.5 })
  const { components } = estimate(
    breakdownOf([...hundredHours.components, component([short], 'One'), component([{ ...short }], 'Other')]),
  )

  expect(components.filter(({ name }) => name === 'One' || name === 'Other').map(({ hours }) => hours)).toEqual([
    2.5, 2,
  ])
})

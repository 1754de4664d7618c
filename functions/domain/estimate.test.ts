import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Breakdown, Task } from '#contract/breakdown'
import { Estimation, phases } from '#contract/estimation'
import { AiAnalysis } from '#contract/project'
import { type Settings, defaultSettings } from '#contract/settings'
import { aProduct, breakdownOf, someBreakdown, someSettings, someTask } from '#scripts/testing/arbitraries'
import { costOf } from './price'
import { analysisView, estimationOf } from './estimate'
import { rangeOf, sigmaOf, spreadOf } from './range'
import { weekOf } from './schedule'

const lines = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, text: `Line ${at + 1}` }))

const inputOf = (breakdown: Breakdown, settings: Partial<Settings> = {}, answeredShare = 0) => ({
  breakdown,
  lines,
  constraints: [],
  settings: { ...defaultSettings, ...settings },
  answeredShare,
  assumed: [],
  analyst: 'offline analyst',
  startsOn: new Date('2026-11-20T09:00:00Z'),
})

const estimate = (...given: Parameters<typeof inputOf>) => estimationOf(inputOf(...given))

const aTask = (task: Partial<Task> = {}): Task => ({
  name: 'Sign-in',
  role: 'Back-end developer',
  optimistic: 10,
  likely: 10,
  pessimistic: 10,
  sources: [1],
  ...task,
})
const component = (tasks: Task[], name = 'Accounts') => ({
  name,
  description: 'Who may come in',
  complexity: 'low' as const,
  tasks,
})

/** 100 build hours, 20 of them design. */
const hundredHours = breakdownOf([
  component(
    Array.from({ length: 2 }, (_, at) => aTask({ name: `Screen ${at}`, role: 'UX/UI designer', sources: [2] })),
  ),
  component(
    Array.from({ length: 8 }, (_, at) => aTask({ name: `Part ${at}` })),
    'Shop',
  ),
])

const sum = (rows: readonly { hours: number }[]) => rows.reduce((sum, { hours }) => sum + hours, 0)
const cost = (rows: readonly { cost: number }[]) => rows.reduce((sum, { cost }) => sum + cost, 0)
const isWhole = (numbers: number[]) => numbers.every((number) => Number.isSafeInteger(number) && number >= 0)

test('everything adds up exactly, whatever the breakdown and the settings', () => {
  fc.assert(
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
      expect(base).toBe(totalHours * settings.hourlyRate)
      expect(base + surcharge).toBe(totalCost)
      expect(range.p50).toEqual({ hours: totalHours, cost: totalCost })
      expect(isWhole([totalHours, totalCost, surcharge])).toBe(true)
      expect(isWhole([...components, ...phases].flatMap(({ hours, cost }) => [hours, cost]))).toBe(true)
      expect(isWhole(resources.map(({ hours }) => hours))).toBe(true)
    }),
  )
})

test('a row that two tables show has the same hours and the same cost in both', () => {
  const pairs = {
    'Discovery and planning': 'Discovery & Planning',
    'Testing and fixing': 'Testing & QA',
    'Deployment and handover': 'Deployment & Handover',
  }
  fc.assert(
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
  fc.assert(
    fc.property(designed, built, someSettings, (look, others, settings) => {
      const { components, phases, resources } = estimate(breakdownOf([...others, look]), settings)
      const row = components.find(({ name }) => name === 'Look')!
      const { hours = 0, cost: price = 0 } = phases.find(({ name }) => name === 'UX & Design') ?? {}

      expect([hours, price]).toEqual([row.hours, row.cost])
      expect(resources.find(({ role }) => role === 'UX/UI designer')?.hours ?? 0).toBe(row.hours)
    }),
  )
})

test('more developers change no row except coordination', () => {
  fc.assert(
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
  fc.assert(
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
  fc.assert(
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

test('an additional task never lowers the hours or the cost', () => {
  fc.assert(
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

test('the total cost with its surcharge is rounded half up to the dollar', () => {
  const total = (hours: number, priority: Settings['priority']) => costOf(hours, priority).total

  expect([total(31, 'high'), total(33, 'high'), total(1, 'rush')]).toEqual([37, 40, 2])
})

test('the estimate says so if a surcharge saves no time', () => {
  const mentionsNoSaving = (breakdown: Breakdown, settings: Partial<Settings>) =>
    estimate(breakdown, settings).assumptions.some((assumption) => assumption.includes('saves no time'))
  const small = breakdownOf([component([aTask()])])

  expect(mentionsNoSaving(small, { priority: 'rush' })).toBe(true)
  expect(mentionsNoSaving(small, { priority: 'standard' })).toBe(false)
  expect(mentionsNoSaving(hundredHours, { priority: 'rush', developerCount: 1 })).toBe(false)
})

test('the estimate never has more people than the team, except for rounding', () => {
  fc.assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      const { resources } = estimate(breakdown, settings)
      const people = resources.reduce((sum, { allocation }) => sum + allocation, 0)

      expect(people).toBeLessThanOrEqual(settings.developerCount + 0.1 * resources.length)
      for (const { allocation } of resources) expect(allocation).toBeGreaterThanOrEqual(0.1)
    }),
  )
})

test('phases with hours are listed in order, and each ends at a milestone', () => {
  fc.assert(
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
})

test('nothing to build costs nothing, and the estimate says so', () => {
  for (const breakdown of [breakdownOf([]), breakdownOf([component([])])]) {
    const estimation = estimate(breakdown, { priority: 'rush', developerCount: 4 })

    expect(estimation).toMatchObject({ totalHours: 0, totalCost: 0, components: [], phases: [], resources: [] })
    expect(estimation.timeline).toEqual({ weeks: 1, milestones: [] })
    expect(estimation.range.p90).toEqual({ hours: 0, cost: 0 })
    expect(estimation.assumptions).toEqual([
      'No work to build was found in the requirements, so nothing was estimated.',
    ])
    expect(estimation.notEstimated).toHaveLength(40)
  }
})

test('a task shows the eight lines that share its words, and its component has all', () => {
  const sources = lines.map(({ id }) => id)
  const named = lines.map(({ id, text }) => ({ id, text: id % 8 === 0 ? `Guests pay deposit ${id}.` : text }))
  const { components, notEstimated } = estimationOf({
    ...inputOf(breakdownOf([component([aTask({ name: 'Deposit payment', sources })])])),
    lines: named,
  })

  expect(components[0]!.tasks[0]!.sources).toEqual([1, 2, 3, 8, 16, 24, 32, 40])
  expect(components[0]!.sources).toEqual(sources)
  expect(notEstimated).toEqual([])
})

test('a task that an answer asks for cites the question with its number and the answer', () => {
  const questions = ['q1', 'q2'].map((id) => ({
    id,
    question: `How many ${id}?`,
    type: 'number' as const,
    options: [],
    required: false,
    impact: '',
    neutral: 1,
  }))
  const { answers, components, totalHours } = estimationOf({
    ...inputOf(breakdownOf([component([aTask({ sources: [], answers: ['q2'] })])])),
    asked: { components: [], questions, answers: { q1: 5, q2: 3 } },
  })

  expect(totalHours).toBeGreaterThan(0)
  expect(components[0]!.tasks[0]).toMatchObject({ sources: [], answers: ['q2'] })
  expect(answers).toEqual([{ id: 'q2', number: 2, question: 'How many q2?', answer: '3' }])
})

test('every hour has a source, and lines without a task are listed', () => {
  const {
    components,
    lines: shown,
    notEstimated,
    exclusions,
  } = estimate({
    ...hundredHours,
    background: lines.map(({ id }) => id).filter((id) => id > 4),
  })

  expect(components.map(({ sources }) => sources)).toEqual([[1], [2], [], [], [], []])
  expect(components[0]?.tasks[0]).toMatchObject({ name: 'Part 0', hours: 10, likely: 10, sources: [1] })
  expect(notEstimated).toEqual([3, 4])
  expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(exclusions).toContain('2 requirement lines that no task covers; they are listed as not estimated.')
})

test('the tasks of a component add up to its hours', () => {
  fc.assert(
    fc.property(someBreakdown, someSettings, (breakdown, settings) => {
      for (const { tasks, hours } of estimate(breakdown, settings).components) {
        if (tasks.length > 0) expect(sum(tasks)).toBe(hours)
      }
    }),
  )
})

test('a task keeps the three points of the analyst', () => {
  const [shown] = estimate(breakdownOf([component([aTask({ optimistic: 1, likely: 2.2, pessimistic: 5 })])])).components

  expect(shown?.tasks[0]).toMatchObject({ hours: 2, optimistic: 1, likely: 2.2, pessimistic: 5 })
})

test('the estimate lists the assumptions of the analyst, the missing answers and the method', () => {
  const { assumptions, exclusions } = estimationOf({
    breakdown: { ...hundredHours, assumptions: ['One currency.'], exclusions: ['A mobile app.'] },
    lines,
    constraints: [],
    settings: { hourlyRate: 100, developerCount: 4, priority: 'high' },
    answeredShare: 0,
    assumed: ['Not answered: "How many languages?" Assumed: 1.'],
    analyst: 'offline analyst',
    startsOn: new Date('2026-11-20'),
  })

  expect(assumptions.slice(0, 2)).toEqual(['One currency.', 'Not answered: "How many languages?" Assumed: 1.'])
  const all = assumptions.join('\n')
  for (const part of [
    '30 productive hours a week',
    '35',
    '"4+"',
    'one person does each of the other phases',
    '8%',
    '30%',
    '6%',
    '2.5%',
    '80%',
  ]) {
    expect(all).toContain(part)
  }
  expect(all).toContain('about four in five finished projects')
  expect(all).toContain('assumes that the requirements do not change')
  expect(exclusions[0]).toBe('A mobile app.')
})

test('budgets and deadlines are compared with an estimate that starts on its creation date', () => {
  const { constraints } = estimationOf({
    breakdown: hundredHours,
    lines,
    constraints: [
      { kind: 'budget', amount: 20_000, currency: 'USD', quote: 'The budget is $20,000.' },
      { kind: 'deadline', date: '2018-05-01', quote: 'It has to be live by 1 May 2018.' },
    ],
    settings: defaultSettings,
    answeredShare: 1,
    assumed: [],
    analyst: 'offline analyst',
    startsOn: new Date('2018-03-01'),
  })

  expect(constraints).toEqual([
    {
      kind: 'budget',
      amount: 20_000,
      currency: 'USD',
      quote: 'The budget is $20,000.',
      fits: true,
      verdict: "Stated budget $20,000: the estimate's 80% figure is $18,500, it fits",
    },
    {
      kind: 'deadline',
      date: '2018-05-01',
      quote: 'It has to be live by 1 May 2018.',
      fits: true,
      verdict:
        "Stated deadline May 1, 2018: started on Mar 1, 2018, the estimate's 3 weeks end on Mar 22, 2018, it fits",
    },
  ])
})

test('the analysis shows its build hours and a preliminary total', () => {
  const analysis: Parameters<typeof analysisView>[0] = {
    summary: 'A shop.',
    workType: aProduct,
    components: [...hundredHours.components, component([aTask({ sources: [99] })], 'Out of thin air')],
    technologies: ['PostgreSQL'],
    risks: [{ risk: 'Payments', description: 'Not chosen', impact: 'high', mitigation: 'Choose' }],
    questions: [],
    supporting: [],
    background: [],
    lines,
    analyst: 'offline analyst',
  }
  const view = analysisView(analysis, 2)

  expect(v.parse(AiAnalysis, view)).toEqual(view)
  expect(view.components.map(({ name, estimatedHours }) => [name, estimatedHours])).toEqual([
    ['Shop', 80],
    ['Accounts', 20],
  ])
  expect(view).toMatchObject({ summary: 'A shop.', risks: ['Payments'], analyst: 'offline analyst', totalHours: 141 })
  expect(view.spread).toBe(spreadOf(hundredHours.components.flatMap(({ tasks }) => tasks)))
})

test('supporting work shows its requirement lines, and these count as estimated', () => {
  const lines = { row: 'Testing and fixing' as const, sources: [7, 8, 99] }
  const { components, notEstimated, lines: shown } = estimate({ ...hundredHours, supporting: [lines] })

  expect(components.find(({ name }) => name === 'Testing and fixing')?.sources).toEqual([7, 8])
  expect(notEstimated).not.toContain(7)
  expect(shown.map(({ id }) => id)).toContain(8)
})

test('the estimate states its type of work', () => {
  const { workType, assumptions } = estimate(breakdownOf(hundredHours.components, { ...aProduct, kind: 'extension' }))

  expect(workType).toEqual({ ...aProduct, kind: 'extension' })
  expect(assumptions.join(' ')).toContain('Extension of an existing product, production, web')
})

test('the estimate splits its total into the analysis, the stated effect of the answers and the revision', () => {
  const question = {
    id: 'q1',
    question: 'Who signs in?',
    type: 'select' as const,
    options: ['Staff', 'Everyone'],
    required: false,
    impact: 'About +14 hours for “Everyone”.',
    effects: { unit: 'hours' as const, moves: [0, 10] },
    neutral: 'Staff',
  }
  const twelveMore = Array.from({ length: 2 }, (_, at) =>
    aTask({ name: `Sign-in ${at}`, optimistic: 6, likely: 6, pessimistic: 6 }),
  )
  const { origin, totalHours } = estimationOf({
    breakdown: breakdownOf([...hundredHours.components, component(twelveMore, 'Sign-in')]),
    lines,
    constraints: [],
    settings: defaultSettings,
    asked: { components: hundredHours.components, questions: [question], answers: { q1: 'Everyone' } },
    answeredShare: 1,
    assumed: [],
    analyst: 'offline analyst',
    startsOn: new Date('2026-11-20'),
  })

  expect(origin).toEqual({ analysis: 141, answers: 14, scope: 0, revision: totalHours - 155 })
  expect(origin!.revision).toBeGreaterThan(0)
})

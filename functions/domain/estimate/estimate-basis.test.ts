import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Breakdown, WorkType } from '#contract/breakdown'
import { AiAnalysis, type Version } from '#contract/project'
import { type Settings, defaultSettings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { spreadOf } from '#domain/hours/range'
import { describeOrigin } from '#domain/record/origin-text'
import { aProduct, breakdownOf } from '#scripts/testing/arbitraries'
import { analysisView } from './analysis-view'
import { estimationOf } from './estimate'
import { aTask, component, estimate, hundredHours, inputOf, lines } from './estimate.fixture'

test('the estimate says so if a surcharge saves no time', () => {
  const mentionsNoSaving = (breakdown: Breakdown, settings: Partial<Settings>) =>
    estimate(breakdown, settings).assumptions.some((assumption) => assumption.includes('saves no time'))
  const small = breakdownOf([component([aTask()])])

  expect(mentionsNoSaving(small, { priority: 'rush' })).toBe(true)
  expect(mentionsNoSaving(small, { priority: 'standard' })).toBe(false)
  expect(mentionsNoSaving(hundredHours, { priority: 'rush', developerCount: 1 })).toBe(false)
})

test('nothing to build costs nothing, and the estimate says so', () => {
  for (const breakdown of [breakdownOf([]), breakdownOf([component([])])]) {
    const estimation = estimate(breakdown, { priority: 'rush', developerCount: 4 })

    expect(estimation).toMatchObject({ totalHours: 0, totalCost: 0, components: [], phases: [], resources: [] })
    expect(estimation.timeline).toEqual({ weeks: 0, milestones: [] })
    expect(estimation.range.p90).toEqual({ hours: 0, cost: 0 })
    expect(estimation.assumptions).toEqual([
      'No work to build was found in the requirements, so nothing was estimated.',
    ])
    expect(estimation.notEstimated).toHaveLength(40)
  }
})

test('a task shows the eight lines that share its words, and its component has all', () => {
  const sources = lines.map(({ id }) => id)
  const named = lines.map(({ id, text }) => ({ id, text: id % 8 === 0 ? `A gift is sent on day ${id}.` : text }))
  const { components, notEstimated } = estimationOf({
    ...inputOf(
      breakdownOf([component([aTask({ name: 'Refund', sources: [40] }), aTask({ name: 'Gift cards', sources })])]),
    ),
    lines: named,
  })

  const [, gifts] = components[0]!.tasks
  expect(gifts!.sources).toEqual([1, 2, 3, 8, 16, 24, 32, 40])
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

test('the assumptions say how many lines were read as background', () => {
  const linesFrom = (first: number) => lines.map(({ id }) => id).filter((id) => id >= first)
  const about = (background: number[]) =>
    estimate({ ...hundredHours, background }).assumptions.filter((text) => text.includes('background'))
  const kinds = 'such as headings, descriptions and exclusions'
  // Lines 1 and 2 have tasks.
  expect(about(linesFrom(1))).toEqual([
    `38 of 40 requirement lines were read as background, ${kinds}, and add no hours.`,
  ])
  expect(about([40])).toEqual([`1 of 40 requirement lines was read as background, ${kinds}, and adds no hours.`])
  expect(about([])).toEqual([])
})

test('the estimate lists the assumptions of the analyst, the missing answers and the method', () => {
  const { assumptions, exclusions } = estimationOf({
    breakdown: { ...hundredHours, assumptions: ['One currency.'], exclusions: ['A mobile app.'] },
    lines,
    constraints: [],
    settings: { hourlyRate: 100, developerCount: 4, priority: 'high' },
    answeredShare: 0,
    assumed: ['“How many languages?” Assumed: 1.'],
    analyst: 'offline analyst',
    startsOn: new Date('2026-11-20'),
  })

  expect(assumptions.slice(0, 2)).toEqual(['One currency.', '“How many languages?” Assumed: 1.'])
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
        "Stated deadline May 1, 2018: started on Mar 2, 2018, the estimate's 3 weeks end on Mar 22, 2018, it fits at even odds",
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
  expect(assumptions.join(' ')).toContain('Extension of an existing product, production.')
})

test('the estimate splits its total into the analysis, the answers, a corrected type of work and the revision', () => {
  const question = {
    id: 'q1',
    question: 'Who signs in?',
    type: 'select' as const,
    options: ['Staff', 'Everyone'],
    required: false,
    impact: 'About +15 hours for “Everyone”.',
    effects: { unit: 'hours' as const, moves: [0, 10] },
    neutral: 'Staff',
  }
  const twelveMore = Array.from({ length: 2 }, (_, at) =>
    aTask({ name: `Sign-in ${at}`, optimistic: 6, likely: 6, pessimistic: 6 }),
  )
  const originFrom = (workType: WorkType, q1: string, revised: Pick<Version, 'shown'> = {}) =>
    estimationOf({
      ...revised,
      breakdown: breakdownOf([...hundredHours.components, component(twelveMore, 'Sign-in')]),
      lines,
      constraints: [],
      settings: defaultSettings,
      asked: { components: hundredHours.components, questions: [question], answers: { q1 }, workType },
      answeredShare: 1,
      assumed: [],
      analyst: 'offline analyst',
      startsOn: new Date('2026-11-20'),
    })
  const { origin, totalHours } = originFrom(aProduct, 'Everyone')
  const parts = { answers: 15, workType: 0, rounding: 0, scope: 0, record: 0 }

  expect(origin).toEqual({ ...parts, analysis: 141, revision: totalHours - 156, revisedFor: ['answers'] })
  expect(origin!.revision).toBeGreaterThan(0)

  const corrected = originFrom({ ...aProduct, stage: 'prototype' }, 'Everyone').origin!
  expect(corrected).toMatchObject({ answers: 15, revision: origin!.revision, revisedFor: ['answers', 'type of work'] })
  expect(corrected.workType).toBeGreaterThan(0)
  expect(corrected.analysis + corrected.workType).toBe(141)
  expect(originFrom(aProduct, 'Staff').origin).toMatchObject({ answers: 0, revisedFor: [] })
  expect(originFrom({ ...aProduct, platform: 'mixed' }, 'Staff').origin?.revisedFor).toEqual(['type of work'])
  expect(describeOrigin(originFrom(aProduct, 'Everyone', { shown: { tasks: [] } }).origin!)).toMatch(
    /\. Adjusting the tasks to the answers and the changed lines: \+\d+ h\.$/,
  )
  expect(describeOrigin(corrected)).toMatch(
    /^With supporting work, the analysis came to \d+ h\. Your answers, as the questions say: \+15 h\. Supporting work of the corrected type of work: \+\d+ h\. Adjusting the tasks to the answers and the type of work: \+\d+ h\.$/,
  )
})

const rated = (rates: Terms['rates'], given: Partial<Terms> = {}) =>
  estimationOf({ ...inputOf(hundredHours), terms: { ...defaultTerms, rates, ...given } })

test('a role with a rate of its own costs its hours at that rate', () => {
  const { resources, totalCost } = rated({ 'Back-end developer': 150.5 })
  const backend = resources.find(({ role }) => role === 'Back-end developer')!

  expect(totalCost).toBe(Math.round(rated({}).totalCost + backend.hours * 50.5))
  for (const { role, hours, cost } of resources)
    expect(cost! / (hours * (role === backend.role ? 150.5 : defaultSettings.hourlyRate))).toBeCloseTo(1, 2)
})

test('a price quoted at 80 % is the cost at 80 %, and a discount and a tax follow', () => {
  const { price, range, totalCost } = rated({}, { quoteAt: 80, currency: 'EUR', discount: 10, tax: 19 })
  const discount = Math.round(range.p80.cost * 0.1)
  const tax = Math.round((range.p80.cost - discount) * 0.19)

  expect(price).toEqual({
    currency: 'EUR',
    quoteAt: 80,
    quoted: range.p80.cost,
    contingency: range.p80.cost - totalCost,
    discount: { percent: 10, amount: discount },
    tax: { percent: 19, amount: tax },
    total: range.p80.cost - discount + tax,
  })
})

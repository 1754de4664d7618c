import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { namedOptions } from '#domain/scope/options'
import { someTrackRecord } from '#scripts/testing/arbitraries'
import { soldEstimation } from './sold-estimate'

test('what was sold with an option compares the budget with its own price, and its hours add up', () => {
  const breakdown = { ...hundredHours, components: [...hundredHours.components, component([aTask()], 'Map')] }
  const settings = { ...inputOf(breakdown).settings, hourlyRate: 100 }
  const input: Parameters<typeof estimationOf>[0] = {
    ...inputOf(breakdown, settings),
    terms: defaultTerms,
    scope: { changes: [{ component: 'Map', state: 'optional' }], added: [] },
    asked: { components: breakdown.components, questions: [], answers: {} },
  }
  const { total: amount } = estimationOf(input).price!
  const budget = { kind: 'budget' as const, amount, currency: 'USD', quote: 'All we have.' }
  const estimation = estimationOf({ ...input, constraints: [budget] })
  const saved = { createdAt: '2026-11-20T09:00:00Z', estimation, settings, terms: defaultTerms }
  const names = namedOptions(estimation).map(({ name }) => name)
  const sold = soldEstimation(saved, names)

  expect(sold.totalHours).toBeGreaterThan(estimation.totalHours)
  expect(estimation.constraints[0]).toHaveProperty('isPriceWithin')
  expect(sold.constraints[0]).not.toHaveProperty('isPriceWithin')
  const { origin, constraints, range } = sold
  expect(Object.values({ ...origin!, revisedFor: 0 }).reduce((sum, hours) => sum + hours)).toBe(sold.totalHours)
  expect(constraints[0]!.verdict).toContain(`80% figure is $${range.p80.cost.toLocaleString('en')}`)
})

test('a deadline is counted from the day of the estimate, however long ago, whether or not an option was sold', () => {
  const [estimatedAt, createdAt] = ['2026-11-02T09:00:00Z', '2026-11-20T09:00:00Z']
  const deadline = { kind: 'deadline' as const, date: '2026-12-11', quote: 'By December 11.' }
  const estimation = estimationOf({
    ...inputOf(hundredHours),
    startsOn: new Date(estimatedAt),
    constraints: [deadline],
  })
  const sold = soldEstimation({ createdAt, estimatedAt, estimation, terms: defaultTerms }, [])
  const early = soldEstimation({ createdAt: estimatedAt, estimation, terms: defaultTerms }, [])
  const late = soldEstimation({ createdAt, estimation, terms: defaultTerms }, [])

  expect(sold.constraints).toEqual(early.constraints)
  expect(sold.constraints).not.toEqual(late.constraints)
})

test('with any accepted options, each line stays in the work, in an option, out of scope, not estimated or in the background', () => {
  const ids = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)
  const names = ['Shop', 'Map', 'Photos', 'Mail']
  const parts = names.map((name, at) =>
    component(
      [1, 2].map((part) => aTask({ name: `${name} ${part}`, sources: ids(8 * at + 3 * part, 12) })),
      name,
    ),
  )
  const breakdown = {
    ...hundredHours,
    components: parts,
    supporting: [{ row: 'Deployment and handover' as const, sources: [38, 40] }],
    background: [1, 2],
  }
  const someState = fc.constantFrom('in' as const, 'optional' as const, 'out' as const)
  fc.assert(
    fc.property(fc.tuple(...names.map(() => someState)), fc.infiniteStream(fc.boolean()), (states, isAccepted) => {
      const changes = states.map((state, at) => ({ component: names[at]!, state }))
      const input = { ...inputOf(breakdown), terms: defaultTerms, scope: { changes, added: [] } }
      const estimation = estimationOf(input)
      const accepted = namedOptions(estimation).flatMap(({ name }) => (isAccepted.next().value ? name : []))
      const { components, options, outOfScope, notEstimated, idleLines } = soldEstimation(
        { createdAt: '2026-11-20T09:00:00Z', estimation, settings: input.settings, terms: defaultTerms },
        accepted,
      )
      const cited = [...components, ...options, ...outOfScope].flatMap(({ sources }) => sources)
      const idle = idleLines!.map(({ id }) => id)
      expect(new Set([...cited, ...notEstimated, ...idle])).toEqual(new Set(input.lines.map(({ id }) => id)))
      // Without any other work in it, an estimate has no such row, and its lines are not estimated.
      if (states.includes('in'))
        expect(components.find(({ name }) => name === 'Deployment and handover')!.sources).toEqual([38, 40])
    }),
    { numRuns: 40 },
  )
})

test('a record corrects what was sold by the same hours in its row, its section and the sum of the origin', () => {
  const someHours = fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(someHours, someHours, someHours, someTrackRecord, (shop, map, mail, record) => {
      const components = [shop, map, mail].map((all, at) =>
        component(
          all.map((halves, part) => aTask({ name: `Part ${part}`, likely: halves / 2, pessimistic: 40 })),
          ['Shop', 'Map', 'Mail'][at],
        ),
      )
      const breakdown = { ...hundredHours, components }
      const { settings } = inputOf(breakdown)
      const estimation = estimationOf({
        ...inputOf(breakdown),
        terms: defaultTerms,
        record,
        scope: { changes: ['Map', 'Mail'].map((component) => ({ component, state: 'optional' })), added: [] },
        asked: { components, questions: [], answers: {} },
      })
      const saved = { createdAt: '2026-11-20T09:00:00Z', estimation, settings, terms: defaultTerms }
      const sold = soldEstimation(saved, ['Map', 'Mail'])
      const row = sold.components.find(({ isRecord }) => isRecord)?.hours ?? 0
      const { record: corrected, scope, analysis, rounding, revision, answers, workType } = sold.origin!
      expect([corrected, sold.record!.hours]).toEqual([row, row])
      expect(corrected + scope + analysis + rounding + revision + answers + workType).toBe(sold.totalHours)
    }),
    { numRuns: 60 },
  )
})

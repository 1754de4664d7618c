import { expect, test } from 'vitest'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { namedOptions } from '#domain/scope/options'
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
  const sold = soldEstimation(
    saved,
    namedOptions(estimation).map(({ name }) => name),
  )

  expect(sold.totalHours).toBeGreaterThan(estimation.totalHours)
  expect(estimation.constraints[0]).toHaveProperty('isPriceWithin')
  expect(sold.constraints[0]).not.toHaveProperty('isPriceWithin')
  const { origin, constraints, range } = sold
  expect(Object.values({ ...origin!, revisedFor: 0 }).reduce((sum, hours) => sum + hours)).toBe(sold.totalHours)
  expect(constraints[0]!.verdict).toContain(`80% figure is $${range.p80.cost.toLocaleString('en')}`)
})

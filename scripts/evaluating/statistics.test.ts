import { expect, test } from 'vitest'
import { median, quantile } from './statistics'

test('quantiles lie between the values of a sample', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(quantile([10, 20, 30, 40, 50], 0.1)).toBe(14)
  expect(quantile([7], 0.9)).toBe(7)
  expect(median([])).toBeNaN()
})

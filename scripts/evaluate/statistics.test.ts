import { expect, test } from 'vitest'
import { median, quantile, rankCorrelation, shareOf, standardDeviation } from './statistics'

test('quantiles are interpolated between the values of a sample', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(quantile([10, 20, 30, 40, 50], 0.1)).toBe(14)
  expect(quantile([7], 0.9)).toBe(7)
  expect(median([])).toBeNaN()
})

test('the standard deviation is that of a sample', () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12)
  expect(standardDeviation([3])).toBeNaN()
  expect(standardDeviation([])).toBeNaN()
})

test('rank correlation follows the order of values, not their size', () => {
  const rising: [number, number][] = [
    [1, 10],
    [2, 100],
    [3, 1000],
  ]

  expect(rankCorrelation(rising)).toBe(1)
  expect(rankCorrelation(rising.map(([one, other]) => [one, -other]))).toBe(-1)
  // IQ and weekly hours of television of ten people, the worked example of Spearman's coefficient: -29/165.
  const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110]
  const television = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
  expect(rankCorrelation(iq.map((value, at) => [value, television[at]!]))).toBeCloseTo(-29 / 165, 12)
})

test('equal values share their ranks', () => {
  const tied: [number, number][] = [
    [1, 1],
    [2, 2],
    [2, 3],
    [3, 4],
  ]

  expect(rankCorrelation(tied)).toBeCloseTo(4.5 / Math.sqrt(22.5), 12)
  expect(
    rankCorrelation([
      [1, 5],
      [2, 5],
    ]),
  ).toBeNaN()
})

test('a share refers to all values', () => {
  expect(shareOf([1, 2, 3, 4], (value) => value > 1)).toBe(0.75)
  expect(shareOf([], () => true)).toBeNaN()
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './apportion'

const sum = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0)

test('units left after rounding down go to the largest remainders', () => {
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportion(100, [47, 16, 15.8, 12, 6.1, 3.1])).toEqual([47, 16, 16, 12, 6, 3])
  expect(apportion(2, [0.2, 0.5, 0.3])).toEqual([0, 1, 1])
})

test('ties between equal weights go to the first, even after floating-point sums', () => {
  expect(apportion(1, [0.1 + 0.2, 0.3])).toEqual([1, 0])
  expect(apportion(1, [0.3, 0.1 + 0.2])).toEqual([1, 0])
})

test('no or zero weights are apportioned nothing', () => {
  expect(apportion(0, [])).toEqual([])
  expect(apportion(0, [3, 4])).toEqual([0, 0])
  expect(apportion(0, [0, 0])).toEqual([0, 0])
})

test('apportioned shares add up exactly, up to trillions of dollars', () => {
  const weights = fc
    .array(fc.double({ min: 0, max: 1_000_000, noNaN: true }), { minLength: 1, maxLength: 60 })
    .filter((weights) => sum(weights) >= 1)
  fc.assert(
    fc.property(weights, fc.nat({ max: 1e13 }), (weights, total) => {
      const shares = apportion(total, weights)

      expect(sum(shares)).toBe(total)
      for (const share of shares) expect(Number.isInteger(share) && share >= 0).toBe(true)
    }),
  )
})

test('a heavier weight never gets less', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 2, maxLength: 30 }), fc.nat(10_000), (weights, total) => {
      fc.pre(sum(weights) > 0)
      const shares = apportion(total, weights)
      const heaviest = weights.indexOf(Math.max(...weights))
      const lightest = weights.indexOf(Math.min(...weights))

      expect(shares[heaviest]!).toBeGreaterThanOrEqual(shares[lightest]!)
    }),
  )
})

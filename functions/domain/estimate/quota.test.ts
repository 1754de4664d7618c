import { expect, test } from 'vitest'
import { limitOf, monthEnd, monthOf, quotaWarning } from './quota'

const at = (used: number, limit: number) =>
  quotaWarning({ monthlyEstimationCount: used, monthlyEstimationLimit: limit })

test('months are counted in UTC for users in any time zone', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59-05:00'))).toBe('2026-12')
  expect(monthOf(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11')
})

test('a month ends when the next one begins, in December too', () => {
  expect(monthEnd(new Date('2026-11-30T23:59:59Z'))).toEqual(new Date('2026-12-01T00:00:00Z'))
  expect(monthEnd(new Date('2026-12-05T12:00:00Z'))).toEqual(new Date('2027-01-01T00:00:00Z'))
})

test('each plan has its limit', () => {
  expect(limitOf({ subscriptionTier: 'free' })).toBe(2)
  expect(limitOf({ subscriptionTier: 'tier1' })).toBe(5)
  expect(limitOf({ subscriptionTier: 'tier3' })).toBe(999_999)
})

test('only custom users have an agreed limit, and the default applies until it is set', () => {
  expect(limitOf({ subscriptionTier: 'custom', customLimit: 40 })).toBe(40)
  expect(limitOf({ subscriptionTier: 'custom', customLimit: 0 })).toBe(0)
  expect(limitOf({ subscriptionTier: 'custom' })).toBe(2)
  expect(limitOf({ subscriptionTier: 'free', customLimit: 40 })).toBe(2)
})

test('the dashboard warns at 80 % of the limit and reports when it is reached', () => {
  expect(at(3, 5)).toBeNull()
  expect(at(4, 5)).toBe('near')
  expect(at(5, 5)).toBe('spent')
  expect(at(9, 5)).toBe('spent')
  expect(at(1, 2)).toBeNull()
  expect(at(0, 0)).toBe('spent')
})

test('an unlimited user is never warned', () => {
  expect(at(1_500_000, 999_999)).toBeNull()
})

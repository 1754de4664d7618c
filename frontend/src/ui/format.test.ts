import { expect, test } from 'vitest'
import { hours, limit, number, percent, plural, usd } from './format'

test('money and hours are shown without decimals', () => {
  expect([usd(48_200), usd(0), usd(1_234_567.5)]).toEqual(['$48,200', '$0', '$1,234,568'])
  expect([hours(482), hours(12_345.4)]).toEqual(['482 h', '12,345 h'])
})

test('numbers and shares are rounded to a readable precision', () => {
  expect([number(1_234.56), number(3), percent(0.155), percent(1)]).toEqual(['1,234.6', '3', '16%', '100%'])
})

test('an unlimited plan is shown as ∞', () => {
  expect([limit(5), limit(999_998), limit(999_999)]).toEqual(['5', '999,998', '∞'])
})

test('one is singular', () => {
  expect([plural(1, 'estimate'), plural(2, 'estimate'), plural(0, 'entry', 'entries')]).toEqual([
    '1 estimate',
    '2 estimates',
    '0 entries',
  ])
})

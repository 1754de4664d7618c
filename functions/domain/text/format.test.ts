import { expect, test } from 'vitest'
import { currencies } from '#contract/currencies'
import { formatDate, formatDay, money, number, rate, shortDate } from './format'

test('amounts are whole, with the symbol of their currency', () => {
  expect([money(48_200), money(0), money(1_234_567.5)]).toEqual(['$48,200', '$0', '$1,234,568'])
  expect([money(48_200, 'EUR'), money(48_200, 'JPY'), money(-5, 'GBP')]).toEqual(['€48,200', '¥48,200', '−£5'])
})

test('numbers, amounts and days are written as `Intl` writes them in US English', () => {
  for (const value of [0, 7, 8.75, 999.5, 1_000, -1_234.5, 123_456, 1_234_567.891]) {
    expect(number(value)).toBe(value.toLocaleString('en-US').replace('-', '−'))
    for (const currency of ['USD', 'EUR', 'GBP', 'CHF', 'JPY']) {
      const asIntl = value.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
      expect(money(value, currency)).toBe(asIntl.replace('-', '−'))
    }
  }
  const [long, short] = (['long', 'medium'] as const).map(
    (dateStyle) => new Intl.DateTimeFormat('en-US', { dateStyle }),
  )
  for (let month = 0; month < 12; month++) {
    const day = new Date(2026, month, 3, 23, 59)
    expect(formatDay(day.toISOString())).toBe(long!.format(day))
    expect(shortDate(day.toISOString())).toBe(short!.format(day))
  }
  expect(formatDate('2026-11-30')).toBe('November 30, 2026')
})

test('rates have cents only if there are any', () => {
  expect([rate(100), rate(92.5, 'EUR'), rate(72.25, 'GBP')]).toEqual(['$100', '€92.50', '£72.25'])
})

test('every currency formats amounts and rates, and has a name', () => {
  const names = new Intl.DisplayNames('en-US', { type: 'currency', fallback: 'none' })
  for (const code of currencies) {
    expect(money(1, code)).toContain('1')
    expect(rate(1.5, code)).toContain('1.5')
  }
  expect(currencies.filter((code) => !names.of(code))).toEqual([])
})
